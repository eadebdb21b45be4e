-- Ids and names are compared by their bytes, as SQLite does.

-- Kept narrow, since every append changes a row here: what the lobby shows stands apart.
CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    head BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, updated_at);
CREATE INDEX tables_listed ON tables (key) WHERE listed;

CREATE TABLE summaries (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    summary TEXT NOT NULL
);

CREATE TABLE entries (
    table_key BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, seq)
);

-- Who holds a seat at a table that is not closed.
CREATE TABLE table_people (
    person TEXT COLLATE "C" NOT NULL,
    table_key BIGINT NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, table_key)
);
CREATE INDEX table_people_by_table ON table_people (table_key);

CREATE TABLE games (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    table_key BIGINT NOT NULL REFERENCES tables (key),
    first_seq BIGINT NOT NULL,
    -- A JSON list of ids and nulls.
    seats TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    counted BOOLEAN NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    result TEXT
);
CREATE INDEX games_uncounted ON games (ended_at, key) WHERE rated AND NOT counted AND ended_at IS NOT NULL;

CREATE TABLE game_people (
    person TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL,
    game_key BIGINT NOT NULL REFERENCES games (key),
    PRIMARY KEY (person, started_at, game_key)
);

-- The last place given in a table's chat: lines go, places are not given again.
CREATE TABLE chat_heads (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    n BIGINT NOT NULL
);

CREATE TABLE chat (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, n)
);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    role BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    login TEXT COLLATE "C" UNIQUE,
    password TEXT,
    owner TEXT COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX people_by_name ON people (name, id);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_last_visit ON people (seen_at, id) WHERE role = 0;

CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY NOT NULL,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    scope BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE ratings (
    subject TEXT COLLATE "C" NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (subject, pool)
);
CREATE INDEX ratings_by_pool ON ratings (pool, rating DESC);

-- One row: when the service was last up.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (ended, began)
);

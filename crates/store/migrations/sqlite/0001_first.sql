-- Kept narrow, since every append changes a row here: what the lobby shows stands apart.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    head INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, updated_at);
CREATE INDEX tables_listed ON tables (key) WHERE listed;

CREATE TABLE summaries (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    summary TEXT NOT NULL
) STRICT;

-- Entries lie in the order in which they came, so that a commit touches few pages; the index finds a table's own.
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entries_by_place ON entries (table_key, seq);

-- Who holds a seat at a table that is not closed.
CREATE TABLE table_people (
    person TEXT NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, table_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_people_by_table ON table_people (table_key);

CREATE TABLE games (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    first_seq INTEGER NOT NULL,
    -- A JSON list of ids and nulls.
    seats TEXT NOT NULL,
    rated INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    result TEXT
) STRICT;
CREATE INDEX games_uncounted ON games (ended_at, key) WHERE rated AND NOT counted AND ended_at IS NOT NULL;

CREATE TABLE game_people (
    person TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    game_key INTEGER NOT NULL REFERENCES games (key),
    PRIMARY KEY (person, started_at, game_key)
) STRICT, WITHOUT ROWID;

-- The last place given in a table's chat: lines go, places are not given again.
CREATE TABLE chat_heads (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    n INTEGER NOT NULL
) STRICT;

CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    role INTEGER NOT NULL,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    owner TEXT REFERENCES people (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX people_by_name ON people (name, id);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_last_visit ON people (seen_at, id) WHERE role = 0;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    scope INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE ratings (
    subject TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (subject, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_pool ON ratings (pool, rating DESC);

-- One row: when the service was last up.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (ended, began)
) STRICT, WITHOUT ROWID;

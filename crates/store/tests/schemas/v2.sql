PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-16 02:42:53',1,X'28ea54071b65a514b7542fb6036cd044c291a2f7ce2fbb366755582c651b11aa228fab955cd5737663902b7b4be16bcd',3692736);
INSERT INTO _sqlx_migrations VALUES(2,'reviews','2026-11-19 05:00:00',1,X'4bf06ae7585d3cad1ae5cfe9d55e896675b8a55ed45bca7b24818992675318d5cd47b37feb684bd0810530147650e2b2',1200000);
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    head INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
INSERT INTO tables VALUES(1,'00000000000000000000000001','quoridor',2,0,4,4000);
CREATE TABLE summaries (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    summary TEXT NOT NULL
) STRICT;
INSERT INTO summaries VALUES(1,'Анна — house/3');
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO entries VALUES(1,1,1000,'{"created":1}');
INSERT INTO entries VALUES(1,2,2000,'{"begins":5}');
INSERT INTO entries VALUES(1,3,2000,'{"move":"e2"}');
INSERT INTO entries VALUES(1,4,4000,'{"ends":"ё"}');
CREATE TABLE table_people (
    person TEXT NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, table_key)
) STRICT, WITHOUT ROWID;
INSERT INTO table_people VALUES('00000000000000000000000007',1);
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
INSERT INTO games VALUES(1,'00000000000000000000000005',1,2,'["00000000000000000000000007",null]',1,1,2000,4000,'0');
CREATE TABLE game_people (
    person TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    game_key INTEGER NOT NULL REFERENCES games (key),
    PRIMARY KEY (person, started_at, game_key)
) STRICT, WITHOUT ROWID;
INSERT INTO game_people VALUES('00000000000000000000000007',2000,1);
CREATE TABLE chat_heads (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    n INTEGER NOT NULL
) STRICT;
INSERT INTO chat_heads VALUES(1,1);
CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES(1,1,3000,'00000000000000000000000007','hello');
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
INSERT INTO people VALUES('00000000000000000000000007',1,'Анна','anna','$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',NULL,10,20);
INSERT INTO people VALUES('00000000000000000000000008',2,'бот',NULL,NULL,'00000000000000000000000007',10,20);
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    scope INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO tokens VALUES(X'0909090909090909090909090909090909090909090909090909090909090909','00000000000000000000000007',2,100,NULL);
CREATE TABLE ratings (
    subject TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (subject, pool)
) STRICT, WITHOUT ROWID;
INSERT INTO ratings VALUES('00000000000000000000000007','quoridor/2',1612.4999999999999999,290.24999999999999999,0.059999999999999997779,1);
INSERT INTO ratings VALUES('house/3','quoridor/2',1387.5,290.24999999999999999,0.059999999999999997779,1);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO heartbeat VALUES(1,4500);
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (ended, began)
) STRICT, WITHOUT ROWID;
INSERT INTO outages VALUES(10,20);
CREATE TABLE reviews (
    id TEXT PRIMARY KEY NOT NULL,
    -- The game, if it was played here; it names everybody, so no name is kept in the review.
    game TEXT UNIQUE,
    kind TEXT NOT NULL,
    engine TEXT NOT NULL,
    -- Who imported the record, and which seat they were.
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    seat INTEGER,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    -- The record, if it was imported.
    record TEXT,
    review TEXT NOT NULL
) STRICT;
INSERT INTO reviews VALUES('00000000000000000000000003','00000000000000000000000005','quoridor','1',NULL,NULL,4000,4000,NULL,'{"game":"quoridor"}');
CREATE TABLE mistakes (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    review TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    played TEXT NOT NULL,
    best TEXT NOT NULL,
    loss REAL NOT NULL,
    unit INTEGER NOT NULL,
    grade INTEGER NOT NULL,
    at INTEGER NOT NULL,
    step INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    UNIQUE (person, review, seq)
) STRICT;
INSERT INTO mistakes VALUES('00000000000000000000000004','00000000000000000000000007','00000000000000000000000003',3,0,'e2','e8',0.25,0,1,4000,0,4000);
CREATE INDEX tables_by_status ON tables (status, updated_at);
CREATE INDEX tables_listed ON tables (key) WHERE listed;
CREATE UNIQUE INDEX entries_by_place ON entries (table_key, seq);
CREATE INDEX table_people_by_table ON table_people (table_key);
CREATE INDEX games_uncounted ON games (ended_at, key) WHERE rated AND NOT counted AND ended_at IS NOT NULL;
CREATE INDEX chat_by_person ON chat (person);
CREATE INDEX people_by_name ON people (name, id);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_last_visit ON people (seen_at, id) WHERE role = 0;
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX ratings_by_pool ON ratings (pool, rating DESC);
CREATE INDEX imported_reviews ON reviews (person, used_at) WHERE game IS NULL;
CREATE INDEX reviews_by_last_use ON reviews (used_at) WHERE game IS NULL;
CREATE INDEX mistakes_by_time ON mistakes (person, due_at);
CREATE INDEX mistakes_by_review ON mistakes (review);
COMMIT;

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
CREATE INDEX imported_reviews ON reviews (person, used_at) WHERE game IS NULL;
CREATE INDEX reviews_by_last_use ON reviews (used_at) WHERE game IS NULL;

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
CREATE INDEX mistakes_by_time ON mistakes (person, due_at);
CREATE INDEX mistakes_by_review ON mistakes (review);

CREATE TABLE reviews (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    -- The game, if it was played here; it names everybody, so no name is kept in the review.
    game TEXT COLLATE "C" UNIQUE,
    kind TEXT NOT NULL,
    engine TEXT NOT NULL,
    -- Who imported the record, and which seat they were.
    person TEXT COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
    seat BIGINT,
    created_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL,
    -- The record, if it was imported.
    record TEXT,
    review TEXT NOT NULL
);
CREATE INDEX imported_reviews ON reviews (person, used_at) WHERE game IS NULL;
CREATE INDEX reviews_by_last_use ON reviews (used_at) WHERE game IS NULL;

CREATE TABLE mistakes (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    review TEXT COLLATE "C" NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    played TEXT NOT NULL,
    best TEXT NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    unit BIGINT NOT NULL,
    grade BIGINT NOT NULL,
    at BIGINT NOT NULL,
    step BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    UNIQUE (person, review, seq)
);
CREATE INDEX mistakes_by_time ON mistakes (person, due_at);
CREATE INDEX mistakes_by_review ON mistakes (review);

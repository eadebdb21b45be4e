-- The processes that serve this database; one that was not seen for a while is gone.
CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    -- Since when it has been serving without a pause, and when it was last seen: by the database's clock.
    began BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    -- By how much its clock is ahead of the database's.
    ahead BIGINT,
    draining BOOLEAN NOT NULL,
    version TEXT NOT NULL
);

-- Who is connected to which table through which node.
CREATE TABLE presence (
    table_id TEXT COLLATE "C" NOT NULL,
    node TEXT COLLATE "C" NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    -- A JSON list of ids: devices that hold seats or could.
    people TEXT NOT NULL,
    -- How many watch without being anybody.
    strangers BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX presence_by_node ON presence (node);

-- The hash of an entry and of everything before it; entries written earlier have none.
ALTER TABLE entries ADD COLUMN hash BLOB;
-- That of the last entry, so that an append need not look for it.
ALTER TABLE tables ADD COLUMN hash BLOB;

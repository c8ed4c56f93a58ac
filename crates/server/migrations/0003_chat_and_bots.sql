-- The number of the last line of chat, which also counts lines that were deleted: no number ever comes twice.
ALTER TABLE tables ADD COLUMN said BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET said = COALESCE((SELECT MAX(number) FROM chat WHERE chat.table_id = tables.id), 0);

-- Which process thinks for the bots of a table, and until when the others leave that to it.
ALTER TABLE tables ADD COLUMN thinker TEXT;
ALTER TABLE tables ADD COLUMN thinks_until BIGINT NOT NULL DEFAULT 0;

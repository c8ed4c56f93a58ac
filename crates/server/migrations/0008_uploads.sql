-- Who brought a game along to look at it; nothing for a table that was opened. Such tables are counted for each person, and deleted after a while.
ALTER TABLE tables ADD COLUMN uploaded_by TEXT;
UPDATE tables SET uploaded_by =
    (SELECT e.person FROM entries e WHERE e.table_id = tables.id AND e.number = 1 AND e.entry LIKE '%"what":"uploaded"%');
CREATE INDEX tables_by_uploader ON tables (uploaded_by, changed);

-- Each entry carries a hash over all entries up to it, so that one that was changed is found; and each table knows how
-- many there are, so that a lost end is found. Older entries get theirs when the file is opened.
ALTER TABLE log ADD COLUMN chain BLOB;
ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER log_grew AFTER INSERT ON log BEGIN
    UPDATE tables SET length = NEW.seq WHERE id = NEW.table_id;
END;

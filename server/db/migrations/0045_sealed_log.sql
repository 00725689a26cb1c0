-- Each row of the log is sealed with a key that the database does not have: HMAC-SHA256 of its hash. Rows that were written
-- before this, or by a house without a key, have none.
alter table audit add column seal text;

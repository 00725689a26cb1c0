-- An operator's own picture of a match; empty where ours is shown.
alter table sport_events add column stream_url text not null default '';

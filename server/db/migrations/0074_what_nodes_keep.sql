-- What a node says it can keep: a place falls to one of those that can. Nothing is said by an older release, which could keep
-- everything.
alter table nodes add column keeps text[];

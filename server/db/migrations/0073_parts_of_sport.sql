-- Sport is kept in eight parts, each event with all its markets in one of them (server/nodes/place.ts). How many there are is
-- in their names, and no others can be taken: a node that divides it otherwise, or not at all, keeps nothing while it runs beside
-- this release, and what it kept of sport is not committed any more.
delete from leases where place like 'sport%';
alter table leases add constraint sport_in_eight_parts check (place not like 'sport%' or place ~ '^sport:[0-7]/8$');

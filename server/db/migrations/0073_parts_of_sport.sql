-- Sport is kept in eight parts, each event with all its markets in one of them (server/nodes/place.ts). How many there are is
-- in their names, and no others can be taken: a node that divides it otherwise, or not at all, keeps nothing of it while it runs
-- beside this release, and what it kept of sport is not committed any more.
delete from leases where place like 'sport%';

-- Nothing is refused aloud: a node of the release before takes what it can get, all in one statement.
create function only_parts_of_sport() returns trigger language plpgsql as $$
begin
  return case when new.place like 'sport%' and new.place !~ '^sport:[0-7]/8$' then null else new end;
end $$;
create trigger sport_in_eight_parts before insert on leases for each row execute function only_parts_of_sport();

-- A player looks back at bets by the days they were placed on, from the newest to the oldest, a page at a time. In the order of
-- their moments a page begins at any of them without reading those before it; numbers tell apart what was placed in one.
-- Beside the release before: nothing names an index, and that release reads along this one as well.
create index bets_by_moment on bets (user_id, at desc, number desc);
drop index bets_of_a_player;
alter index bets_by_moment rename to bets_of_a_player;

-- Who keeps a table knows its tabs without reading them again, as long as nobody else writes them. So each version of a tab is
-- written after the one before it, and who did not know that one is refused: it reads the tab, and decides again.
alter table tabs add column version integer not null default 0;

create function refuse_out_of_turn() returns trigger language plpgsql as $$
begin
  raise exception 'tab % is at version % already', old.id, old.version
    using errcode = 'unique_violation', constraint = 'tabs_in_turn';
end $$;

create trigger in_turn before update on tabs for each row when (new.version <> old.version + 1)
  execute function refuse_out_of_turn();
alter table tabs enable always trigger in_turn;

create or replace view open_tabs as
  select tabs.id, tabs.round_id, tabs.user_id, tabs.held,
    coalesce(
      (
        select json_agg(bet)
        from (
          select id, user_id as "user", round_id as round, game, selection, side, odds, line, stake,
            (extract(epoch from at) * 1000)::bigint as at
          from bets
          where bets.round_id = tabs.round_id and bets.user_id = tabs.user_id and state = 'open'
          order by number
        ) as bet
      ),
      '[]'
    ) as bets,
    tabs.version
  from tabs;

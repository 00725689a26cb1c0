-- What is open on a tab is what is open among the bets: it was written a second time, whole, with each bet.

drop index bets_of_a_round;
create index bets_of_a_tab on bets (round_id, user_id, number);

alter table tabs drop column bets;

create view open_tabs as
  select tabs.id, tabs.round_id, tabs.user_id, tabs.held,
    coalesce(
      (
        select json_agg(bet)
        from (
          select id, user_id as "user", round_id as round, game, selection, label, side, odds, line, stake,
            (extract(epoch from at) * 1000)::bigint as at
          from bets
          where bets.round_id = tabs.round_id and bets.user_id = tabs.user_id and state = 'open'
          order by number
        ) as bet
      ),
      '[]'
    ) as bets
  from tabs;

-- Room to update in place: a bet is settled once, a tab changes with each bet.
alter table bets set (fillfactor = 50);
alter table tabs set (fillfactor = 50);

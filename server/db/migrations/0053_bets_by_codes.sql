-- A bet keeps what it is on by its code. What that is called follows from the game, or from the kind of market, and is said
-- when somebody reads it.
drop view open_tabs;
drop trigger as_accepted on bets;
drop trigger as_accepted on row_bets;

alter table bets drop column label;
alter table row_bets drop column label;
alter table live_returns drop column label;
update row_tabs set bets = (
  select jsonb_agg(bet - 'label' order by nth) from jsonb_array_elements(bets) with ordinality as one (bet, nth)
) where bets <> '[]';

create trigger as_accepted before update on bets for each row when (
  (old.id, old.number, old.user_id, old.round_id, old.game, old.selection, old.side, old.odds, old.line, old.stake,
    to_ms(old.at), old.step)
  is distinct from
  (new.id, new.number, new.user_id, new.round_id, new.game, new.selection, new.side, new.odds, new.line, new.stake,
    to_ms(new.at), new.step)
  or (old.state in ('void', 'undone') and (old.state, old.profit) is distinct from (new.state, new.profit))
  or (old.state = 'settled' and new.state <> 'void' and (old.state, old.profit) is distinct from (new.state, new.profit))
) execute function refuse_rewriting();
alter table bets enable always trigger as_accepted;

create trigger as_accepted before update on row_bets for each row when (
  (old.id, old.number, old.market_id, old.user_id, old.bet, old.stake, to_ms(old.at))
  is distinct from (new.id, new.number, new.market_id, new.user_id, new.bet, new.stake, to_ms(new.at))
  or (old.state <> 'open' and new.state = 'open')
) execute function refuse_rewriting();
alter table row_bets enable always trigger as_accepted;

create view open_tabs as
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
    ) as bets
  from tabs;

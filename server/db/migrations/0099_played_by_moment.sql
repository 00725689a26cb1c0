-- What play made of a player's money since a moment is asked with every bet of who limits losses, and with every look at a
-- session. Along the numbers of all transfers it read every hold and release as well, and all of them twice: once to find where
-- the span begins. In the order of moments it reads what play made since then, and nothing else.
-- Beside the release before: nothing names an index, and what the function answers is the same.
create index played_to_player on transfers (to_account, at) include (amount)
  where to_account like 'player:%' and kind in ('casino', 'sport', 'commission');
create index played_from_player on transfers (from_account, at) include (amount)
  where from_account like 'player:%' and kind in ('casino', 'sport', 'commission');

create or replace function results_since(player text, since timestamptz) returns table (at timestamptz, made bigint)
language sql stable as $$
  select at, amount from transfers
  where to_account = 'player:' || player and to_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
  union all
  select at, -amount from transfers
  where from_account = 'player:' || player and from_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
  union all
  -- One result of a spin, as of a bet: its two transfers would tell a loss as something won.
  select at, paid - stake from spins_since(player, since)
$$;

-- Spins count towards the limits that players set themselves: what they cost, and what came of each.
-- Beside the release before: it posts no spins, and asks the same functions.
create function spins_since(player text, since timestamptz) returns table (at timestamptz, stake bigint, paid bigint)
language sql stable as $$
  select at, stake, paid from spins
  where user_id = player and at >= since
    and number > coalesce((select number from spins
      where user_id = player and at < since order by number desc limit 1), 0)
$$;

create or replace function results_since(player text, since timestamptz) returns table (at timestamptz, made bigint)
language sql stable as $$
  select at, amount from transfers
  where to_account = 'player:' || player and to_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where to_account = 'player:' || player and to_account like 'player:%' and at < since
      order by number desc limit 1), 0)
  union all
  select at, -amount from transfers
  where from_account = 'player:' || player and from_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where from_account = 'player:' || player and from_account like 'player:%' and at < since
      order by number desc limit 1), 0)
  union all
  -- One result of a spin, as of a bet: its two transfers would tell a loss as something won.
  select at, paid - stake from spins_since(player, since)
$$;

create or replace function stakes_since(player text, since timestamptz) returns table (at timestamptz, stake bigint)
language sql stable as $$
  select at, stake from bets where user_id = player and at >= since and state not in ('undone', 'void')
  union all
  select at, stake from row_bets
  where user_id = player and at >= since and state <> 'void'
    and number > coalesce((select number from row_bets
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select at, matched + unmatched from orders
  where user_id = player and at >= since and matched + unmatched > 0
    and number > coalesce((select number from orders
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select at, stake from spins_since(player, since)
$$;

-- More of what the operator sets is held against the log (server/reconcile/operator.ts, staff.ts, decisions.ts). What the log
-- did not have to say so far is carried over as it is; migrate.ts writes a digest of all that into the log.
alter table before_guards disable trigger written_once;
insert into before_guards select 'table:' || code,
  jsonb_build_object('status', status, 'stream_url', stream_url, 'locked', locked, 'limits', limits) from casino_tables;
insert into before_guards select 'market:' || id,
  jsonb_build_object('min_stake', min_stake, 'max_stake', max_stake, 'is_stopped', is_stopped) from markets where answer is null;
insert into before_guards select 'event:' || id, jsonb_build_object('is_stopped', is_stopped) from sport_events
  where state in ('upcoming', 'inPlay');
insert into before_guards select 'stop:' || id, to_jsonb(is_stopped) from stops;
insert into before_guards select 'picture:' || id, to_jsonb(encode(sha256(webp), 'hex')) from screenshots;
-- A secret that is not sealed yet is sealed by this start.
insert into before_guards select 'staff:' || id, jsonb_build_object(
  'credential', encode(sha256(convert_to(password_hash, 'UTF8')), 'hex'),
  'secret', case when totp_secret like 'sealed1:%' then encode(sha256(convert_to(totp_secret, 'UTF8')), 'hex') end)
  from staff left join staff_security on staff_id = id;
alter table before_guards enable always trigger written_once;

-- Every proposal that waits stands in the way of another one about the same.
insert into standing_still (subject, proposals)
select case kind when 'role' then 'staff:' when 'voidRound' then 'round:' when 'settleMarket' then 'market:'
    when 'voidEvent' then 'event:' else 'withdrawal:' end || subject,
  jsonb_agg(jsonb_build_object('id', id, 'until', to_ms(expires_at)) order by at)
from proposals where state = 'open' and kind in ('role', 'voidRound', 'settleMarket', 'voidEvent', 'refundPayout')
group by 1 on conflict (subject) do update set proposals = excluded.proposals;

-- What is only changed, or only added to.
create trigger append_only before update or delete or truncate on screenshots
  for each statement execute function refuse_change();
create trigger kept before delete or truncate on casino_tables for each statement execute function refuse_change();
create trigger kept before delete or truncate on stops for each statement execute function refuse_change();
create trigger kept before delete or truncate on standing_still for each statement execute function refuse_change();
create trigger as_opened_for_bets before update on markets for each row when (
  old.bet_delay_ms <> new.bet_delay_ms
  or old.kind = 'exchange' and (old.min_stake, old.max_stake) is distinct from (new.min_stake, new.max_stake)
) execute function refuse_rewriting();
alter table screenshots enable always trigger append_only;
alter table casino_tables enable always trigger kept;
alter table stops enable always trigger kept;
alter table standing_still enable always trigger kept;
alter table markets enable always trigger as_opened_for_bets;

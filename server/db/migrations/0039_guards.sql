-- What was accepted stays as it was accepted, and what was decided stays decided: the database refuses to change it, whoever
-- asks. Who takes a guard away changes the schema, and a reconciliation sees that (server/reconcile/guards.ts).

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was accepted', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Times as the house writes them: to the millisecond.
create function to_ms(at timestamptz) returns bigint stable strict parallel safe language sql
  return floor(extract(epoch from at) * 1000)::bigint;

-- Whether a list only became longer.
create function only_grew(before jsonb, after jsonb) returns boolean immutable strict parallel safe language sql
  return starts_with(after::text, left(before::text, -1));

-- Written once.
create trigger append_only before update or delete or truncate on sport_record
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on seed_chains
  for each statement execute function refuse_change();
create trigger kept before delete or truncate on top_ups for each statement execute function refuse_change();
create trigger kept before delete or truncate on legs for each statement execute function refuse_change();
create trigger kept before delete or truncate on loans for each statement execute function refuse_change();
create trigger kept before delete or truncate on settlements for each statement execute function refuse_change();
create trigger kept before delete or truncate on bet_trees for each statement execute function refuse_change();
create trigger as_written before update on top_ups for each row when (old is distinct from new)
  execute function refuse_rewriting();
create trigger as_written before update on legs for each row when (old is distinct from new)
  execute function refuse_rewriting();
create trigger as_written before update on loans for each row when (old is distinct from new)
  execute function refuse_rewriting();
create trigger as_written before update on settlements for each row when (old is distinct from new)
  execute function refuse_rewriting();
create trigger as_written before update on bet_trees for each row when (old is distinct from new)
  execute function refuse_rewriting();

-- Bets: what was bet, by whom, at which price. One that is void or undone stays so; one that is settled may become void.
create trigger kept before delete or truncate on bets for each statement execute function refuse_change();
create trigger as_accepted before update on bets for each row when (
  (old.id, old.number, old.user_id, old.round_id, old.game, old.selection, old.label, old.side, old.odds, old.line, old.stake,
    to_ms(old.at), old.step)
  is distinct from
  (new.id, new.number, new.user_id, new.round_id, new.game, new.selection, new.label, new.side, new.odds, new.line, new.stake,
    to_ms(new.at), new.step)
  or (old.state in ('void', 'undone') and (old.state, old.profit) is distinct from (new.state, new.profit))
  or (old.state = 'settled' and new.state <> 'void' and (old.state, old.profit) is distinct from (new.state, new.profit))
) execute function refuse_rewriting();

create trigger kept before delete or truncate on row_bets for each statement execute function refuse_change();
create trigger as_accepted before update on row_bets for each row when (
  (old.id, old.number, old.market_id, old.user_id, old.bet, old.label, old.stake, to_ms(old.at))
  is distinct from (new.id, new.number, new.market_id, new.user_id, new.bet, new.label, new.stake, to_ms(new.at))
  or (old.state <> 'open' and new.state = 'open')
) execute function refuse_rewriting();

create trigger kept before delete or truncate on orders for each statement execute function refuse_change();
create trigger as_accepted before update on orders for each row when (
  (old.id, old.number, old.market_id, old.user_id, old.runner, old.side, old.odds, old.stake, old.is_kept, to_ms(old.at))
  is distinct from
  (new.id, new.number, new.market_id, new.user_id, new.runner, new.side, new.odds, new.stake, new.is_kept, to_ms(new.at))
) execute function refuse_rewriting();

-- Rounds: what was committed to; what became public only grows; and one that is over stays as it ended, but for two people
-- who make it void.
create trigger kept before delete or truncate on rounds for each statement execute function refuse_change();
create trigger as_committed before update on rounds for each row when (
  (old.id, old.game, old.chain, old.nth, old.commitment, old.seed, old.gone, to_ms(old.at), old.previous, old.salt)
  is distinct from
  (new.id, new.game, new.chain, new.nth, new.commitment, new.seed, new.gone, to_ms(new.at), new.previous, new.salt)
  or not only_grew(old.beacons, new.beacons) or not only_grew(old.closes, new.closes)
  or not only_grew(old.announcements, new.announcements) or not only_grew(old.entropy, new.entropy)
  or not only_grew(old.origins, new.origins) or not only_grew(old.bet_roots, new.bet_roots)
  or not only_grew(old.dealt, new.dealt) or not only_grew(old.paid, new.paid)
) execute function refuse_rewriting();
create trigger as_ended before update on rounds for each row when (
  (old.state = 'void' or old.state = 'settled' and new.state <> 'void')
    and (old.state, old.result_code, old.result_facts, old.fault, old.voided_by, to_ms(old.ended_at))
      is distinct from (new.state, new.result_code, new.result_facts, new.fault, new.voided_by, to_ms(new.ended_at))
  or old.state in ('void', 'settled')
    and (old.steps, old.dealt, old.paid, old.beacons, old.closes, old.announcements, old.entropy, old.origins, old.bet_roots)
      is distinct from
      (new.steps, new.dealt, new.paid, new.beacons, new.closes, new.announcements, new.entropy, new.origins, new.bet_roots)
) execute function refuse_rewriting();

-- Matches: the seed and what commits to it.
create trigger kept before delete or truncate on sport_chains for each statement execute function refuse_change();
create trigger as_committed before update on sport_chains for each row when (
  (old.id, old.sport, old.nth, old.head, old.last_seed, old.length, to_ms(old.at))
  is distinct from (new.id, new.sport, new.nth, new.head, new.last_seed, new.length, to_ms(new.at)) or new.used < old.used
) execute function refuse_rewriting();
create trigger kept before delete or truncate on sport_events for each statement execute function refuse_change();
create trigger as_committed before update on sport_events for each row when (
  (old.id, old.sport, old.seed) is distinct from (new.id, new.sport, new.seed)
  or old.commitment is not null
    and (old.chain, old.chain_nth, old.commitment) is distinct from (new.chain, new.chain_nth, new.commitment)
) execute function refuse_rewriting();

-- Markets: what they are and what they cost; and an answer is another one only when the market is settled again.
create trigger kept before delete or truncate on markets for each statement execute function refuse_change();
create trigger as_opened before update on markets for each row when (
  (old.id, old.event_id, old.kind, old.name, old.plan, old.commission, to_ms(old.at))
  is distinct from (new.id, new.event_id, new.kind, new.name, new.plan, new.commission, to_ms(new.at))
  or new.settlements < old.settlements
  or old.settlements = new.settlements and old.answer is not null
    and (old.status, old.answer, old.voided, to_ms(old.settled_at))
      is distinct from (new.status, new.answer, new.voided, to_ms(new.settled_at))
) execute function refuse_rewriting();

-- A journal is written once, and swept away when its market is over: never what bets are worth follows from.
create function refuse_cut_journal() returns trigger language plpgsql as $$
begin
  if exists (
    select from gone left join markets on markets.id = gone.market_id
    where markets.answer is null or gone.command ->> 'type' = 'remove'
  ) then
    raise exception 'a journal is kept as long as its market is open' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger append_only before update or truncate on journal for each statement execute function refuse_change();
create trigger kept_while_open after delete on journal referencing old table as gone
  for each statement execute function refuse_cut_journal();

-- Requests and proposals: what was asked for, by whom and of whom. What is decided stays decided.
create trigger kept before delete or truncate on deposits for each statement execute function refuse_change();
create trigger as_asked before update on deposits for each row when (
  (old.id, old.user_id, old.currency, old.asked, old.rate, old.amount, old.four_eyes_from, old.method, old.network,
    old.wallet_address, old.transaction_hash, old.reference, old.payer, old.screenshot_id, to_ms(old.at))
  is distinct from
  (new.id, new.user_id, new.currency, new.asked, new.rate, new.amount, new.four_eyes_from, new.method, new.network,
    new.wallet_address, new.transaction_hash, new.reference, new.payer, new.screenshot_id, to_ms(new.at))
  or old.state in ('approved', 'rejected')
    and (old.state, old.first_by, to_ms(old.first_at), old.decided_by, old.reason, to_ms(old.changed_at))
      is distinct from (new.state, new.first_by, to_ms(new.first_at), new.decided_by, new.reason, to_ms(new.changed_at))
) execute function refuse_rewriting();

create trigger kept before delete or truncate on withdrawals for each statement execute function refuse_change();
create trigger as_asked before update on withdrawals for each row when (
  (old.id, old.user_id, old.currency, old.asked, old.rate, old.amount, old.four_eyes_from, old.method, old.payee,
    old.payee_name, to_ms(old.hold_until), to_ms(old.at))
  is distinct from
  (new.id, new.user_id, new.currency, new.asked, new.rate, new.amount, new.four_eyes_from, new.method, new.payee,
    new.payee_name, to_ms(new.hold_until), to_ms(new.at))
  or old.state in ('confirmed', 'refunded')
    and (old.state, old.first_by, to_ms(old.first_at), old.approved_by, old.decided_by, old.reference,
        old.payout_key, to_ms(old.changed_at))
      is distinct from
      (new.state, new.first_by, to_ms(new.first_at), new.approved_by, new.decided_by, new.reference,
        new.payout_key, to_ms(new.changed_at))
) execute function refuse_rewriting();

create trigger kept before delete or truncate on proposals for each statement execute function refuse_change();
create trigger as_proposed before update on proposals for each row when (
  (old.id, old.kind, old.subject, old.detail, old.reason, old.made_by, to_ms(old.at), to_ms(old.expires_at))
  is distinct from (new.id, new.kind, new.subject, new.detail, new.reason, new.made_by, to_ms(new.at), to_ms(new.expires_at))
  or old.state <> 'open'
    and (old.state, old.decided_by, to_ms(old.decided_at)) is distinct from (new.state, new.decided_by, to_ms(new.decided_at))
) execute function refuse_rewriting();

-- Who there is.
create trigger kept before delete or truncate on users for each statement execute function refuse_change();
create trigger as_opened before update on users for each row when (
  (old.id, old.demo) is distinct from (new.id, new.demo)
) execute function refuse_rewriting();
create trigger kept before delete or truncate on staff for each statement execute function refuse_change();
create trigger as_hired before update on staff for each row when (
  old.id <> new.id
) execute function refuse_rewriting();

-- What was found, and how far passes came: steps that found nothing are swept away.
create trigger kept before delete or truncate on reconciliation_faults for each statement execute function refuse_change();
create trigger as_found before update on reconciliation_faults for each row when (
  (old.id, old.rule, old.subject) is distinct from (new.id, new.rule, new.subject)
) execute function refuse_rewriting();
create function refuse_lost_pass() returns trigger language plpgsql as $$
begin
  if exists (select from gone where kind = 'full' or faults > 0) then
    raise exception 'a pass that found something is kept' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger append_only before update or truncate on reconciliations for each statement execute function refuse_change();
create trigger kept_with_faults after delete on reconciliations referencing old table as gone
  for each statement execute function refuse_lost_pass();

-- What was there before the log had to say why: rounds that the house made void by itself, and settings as they were.
create table before_guards (
  name text primary key, -- 'round:100001', 'settings:upi'
  value jsonb not null
);
insert into before_guards select 'round:' || id, 'true' from rounds where state = 'void' and voided_by = 'house';
insert into before_guards select 'settings:' || section, value from settings;
create trigger written_once before insert or update or delete or truncate on before_guards
  for each statement execute function refuse_change();

-- None of them is skipped by a session that calls itself a replica.
do $$
declare
  guard record;
begin
  for guard in
    select tgrelid::regclass as relation, tgname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where not tgisinternal and nspname = current_schema()
  loop
    execute format('alter table %s enable always trigger %I', guard.relation, guard.name);
  end loop;
end $$;

-- What was accepted is looked up by when it was: the newest are at the end of the table.
create index commands_at on commands using brin (at);

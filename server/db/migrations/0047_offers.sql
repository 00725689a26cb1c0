-- Prices and delays of bets are held against what was on offer (server/reconcile/rowPrices.ts, casinoPrices.ts, delays.ts).
-- Bets that are there by now were taken at prices of earlier releases, so it is carried over up to which ones that is, and
-- which markets have another delay than the usual one; migrate.ts writes a digest of it into the log.
alter table before_guards disable trigger written_once;
insert into before_guards select 'prices', jsonb_build_object(
    'bets', (select coalesce(max(number), 0) from bets), 'row_bets', (select coalesce(max(number), 0) from row_bets),
    'journal', (select coalesce(max(to_ms(at)), 0) from journal))
  where exists (select from bets) or exists (select from row_bets) or exists (select from journal);
insert into before_guards select 'delay:' || id, to_jsonb(bet_delay_ms) from markets
  where bet_delay_ms <> case kind when 'exchange' then 1000 else 0 end;
alter table before_guards enable always trigger written_once;

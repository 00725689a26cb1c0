import { shippedMigrations } from '@maidan/server/db/migrate';
import { expect, test } from 'vitest';
import { FORMER, migrationsOf } from '../release/former.ts';
import { takenAway } from './migrations.ts';

test('the release before can live with every migration that is new', () => {
  const known = migrationsOf(FORMER.nodes);
  expect(known.size).toBeGreaterThan(40);
  const fresh = shippedMigrations().filter(({ name }) => !known.has(name));
  expect(fresh.flatMap(takenAway)).toEqual([]);
});

test.each([
  ['drop table old_bets;'],
  ['drop view open_tabs;'],
  ['alter table bets drop column label;'],
  ['alter table bets rename column odds to price;'],
  ['alter table bets rename to wagers;'],
  ['alter table bets alter column odds type numeric;'],
  ['alter table bets alter odds set data type numeric;'],
  ['alter table bets alter column odds set not null;'],
  ['alter table bets add column place text not null;'],
  ['alter table bets add column a int not null default 0, add column b int not null;'],
])('%s is refused', sql => {
  expect(takenAway({ name: '0099_next.sql', sql })).toHaveLength(1);
});

test.each([
  ['-- drop table old_bets\nselect 1;'],
  ['create table shards (place text not null, type text not null);'],
  ['alter table bets add column place text;'],
  ['alter table bets add column place text not null default $$none$$;'],
  ['alter table bets add constraint whole check (odds is not null);'],
  ['alter table bets drop constraint whole; drop trigger in_order on transfers;'],
  ['-- Beside the release before: nobody has read it since 0.2.\nalter table bets drop column label;'],
])('%s is not', sql => {
  expect(takenAway({ name: '0099_next.sql', sql })).toEqual([]);
});

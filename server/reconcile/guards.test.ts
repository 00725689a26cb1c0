import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { guardFaults, guardLines } from './guards.ts';
import { planted } from './plant.ts';
import { testDb } from '../db/testDb.ts';

const { db } = testDb(await freshDatabase(), 2);

test.each([
  ['[]', '[1]', true],
  ['[1]', '[1]', true],
  ['[1]', '[1, 2]', true],
  ['["a"]', '["a", {"b": 1}]', true],
  ['[1794825967260]', '[17948259672609]', false],
  ['["a"]', '["ab"]', false],
  ['[1, 2]', '[1]', false],
  ['[1, 2]', '[1, 3]', false],
])('[R6] from %s to %s a list only became longer: %s', async (before, after, is) => {
  const { rows } = await db.query('select only_grew($1, $2) as is', [before, after]);
  expect(rows).toEqual([{ is }]);
});

test('[R6] the database refuses that a setting is removed', async () => {
  await expect(db.query('delete from settings')).rejects.toThrow('is append-only');
});

test('[R6] the list of guards is what the migrations make: after a new migration, run this with -u', async () => {
  await expect(await guardLines(db)).toMatchFileSnapshot('guards.txt');
  expect(await guardFaults({ db })).toEqual([]);
});

test.each([
  ['alter table transfers disable trigger append_only', 'trigger transfers.append_only'],
  ['alter table bets disable trigger user', 'trigger bets.as_accepted'],
  ['alter table bets enable trigger as_accepted', 'trigger bets.as_accepted'], // skipped by a replica
  ['drop trigger kept on bets', 'trigger bets.kept'],
  [
    `create or replace function refuse_rewriting() returns trigger language plpgsql as 'begin return new; end'`,
    'function refuse_rewriting',
  ],
  ['alter table accounts drop constraint player_money_not_negative', 'constraint accounts.player_money_not_negative'],
  [
    `alter table accounts drop constraint player_money_not_negative;
     alter table accounts add constraint player_money_not_negative check (balance >= -100000000)`,
    'constraint accounts.player_money_not_negative',
  ],
  ['drop index deposits_reference_credited', 'index deposits_reference_credited'],
  ['create rule quiet as on insert to transfers do instead nothing', 'rule transfers.quiet'],
  [
    `create function skim() returns trigger language plpgsql as 'begin return new; end';
     create trigger skim before insert on bets for each row execute function skim()`,
    'trigger bets.skim',
  ],
  [
    `create or replace view waiting_requests as select id as user_id, 0 as deposits, 0 as withdrawals from users`,
    'view waiting_requests',
  ],
  ['alter table withdrawals enable row level security', 'policy withdrawals'],
  ['alter table deposits alter column reference_key drop expression', 'column deposits.reference_key'],
  ['alter table deposits alter column four_eyes_from drop not null', 'column deposits.four_eyes_from'],
  ['alter table deposits alter column four_eyes_from set default 9', 'column deposits.four_eyes_from'],
  ['alter table bets add column skimmed bigint default 1', 'column bets.skimmed'],
  [
    `do $$ begin execute (select format('alter table tabs disable trigger %I', tgname) from pg_trigger
       where tgrelid = 'tabs'::regclass and tgisinternal and tgenabled = 'O' limit 1); end $$`,
    expect.stringMatching(/^foreign key tabs\./),
  ],
  ['create table more () inherits (bets)', 'child bets more'],
])('[R6] a guard of the database that is off, missing or another one is found: %s', async (sql, subject) => {
  await planted(db, sql, async client => {
    expect(await guardFaults({ db: client })).toContainEqual(
      expect.objectContaining({ rule: 'guard-altered', subject }),
    );
  });
});

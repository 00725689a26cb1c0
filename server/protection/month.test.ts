import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '@maidan/core/random';
import { openOffice } from '../office/testOffice.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { Month } from './testMonth.ts';

/* A month of play: PLAYERS=1000 vitest run --project server server/protection/month.test.ts has as many as the promise says. */

const PLAYERS = Number(process.env['PLAYERS'] ?? 30);
const DAYS = 30;

const office = await openOffice(await freshDatabase());
const { db } = office.house.deps;
const month = new Month(office, randomFrom(15));
const { notes, schemes } = month;

beforeAll(async () => {
  await month.join(PLAYERS);
  for (let day = 0; day < DAYS; day += 1) {
    await month.day(day);
    await month.compare(month.people.filter((_, nth) => nth % DAYS === day));
  }
  await month.compare();
  if (process.env['PLAYERS'])
    process.stdout.write(`${JSON.stringify(Object.fromEntries([...notes.told].toSorted()))}\n`);
}, 3_600_000);

test('[R25][R27][R28][R31] nothing is taken beyond a limit or refused within it, and what is shown is in the books', () => {
  expect(notes.differences).toEqual([]);
});

describe('the month had everything in it', () => {
  const missing = (...kinds: readonly string[]): readonly string[] =>
    kinds.filter(kind => ![...notes.told.keys()].some(told => new RegExp(`^${kind}$`).test(told)));

  test('[R27][R28] bets of every kind, taken and refused by a limit', () => {
    expect(missing(...['row', 'order', 'table', 'spin', 'contest', 'change'].map(what => `${what} taken`))).toEqual([]);
    expect(
      missing(...['row', 'order', 'table', 'spin'].map(what => `${what} own-(stakes|loss)-(day|week|month)`)),
    ).toEqual([]);
    expect(
      missing(
        'cash-outs',
        '(row|order|table|spin) own-(open-bets|largest-stake)',
        '(row|order|table|spin) own-play-time',
      ),
    ).toEqual([]);
    expect(
      missing('limits set', 'limits loosened', 'limits not loosened at once', 'deposit own-deposit-(day|week|month)'),
    ).toEqual([]);
  });

  test('[R31] reality checks that stood in the way, and were answered', () => {
    expect(missing('(row|order|table|spin) reality-check-due', 'reality checks answered', 'sessions compared')).toEqual(
      [],
    );
  });

  test('[R29][R30] time-outs, exclusions and attempts to come back', () => {
    expect(missing(...['deposit', 'row', 'order', 'table', 'spin'].map(what => `${what} play-stopped`))).toEqual([]);
    expect(
      missing('time-outs', 'exclusions', 'came back under another name', 'reviews confirmed', 'passwords reset'),
    ).toEqual([]);
  });

  test('[R32] money in and out, also of who has stopped or is held', () => {
    expect(
      missing(
        'deposits approved',
        'deposits rejected',
        'payments approved by two',
        'withdrawals paid',
        'withdrawals rejected',
      ),
    ).toEqual([]);
    expect(missing('withdrawal asked', 'withdrawal asked, of who has stopped or is held')).toEqual([]);
  });

  test('[R44] cases, accounts that staff hold, and two people who let them go', () => {
    expect(
      missing(
        'cases held',
        'cases reported',
        'cases cleared',
        'row account-in-review',
        'deposit account-in-review',
        'let go by two',
      ),
    ).toEqual([]);
  });
});

test('[R44] whoever did what the house looks out for has a case, and nobody else beyond the allowance', async () => {
  const { rows } = await db.query<{ rule: string; user: string }>(
    `select distinct rule, alerts.user_id as user from alerts join cases on cases.id = case_id
     where cases.user_id = alerts.user_id`,
  );
  const found = rows.map(({ rule, user }) => `${rule} ${user}`);
  const did = [...schemes.done].map(([{ id }, rule]) => `${rule} ${id}`);
  expect(did).toHaveLength(6 * Math.ceil(PLAYERS / 100));
  expect(did.filter(each => !found.includes(each))).toEqual([]);
  const guilty = new Set<string>([...schemes.done.keys()].map(({ id }) => id));
  const others = new Set(rows.map(({ user }) => user).filter(user => !guilty.has(user)));
  notes.count('players with a case for nothing', others.size);
  expect(others.size).toBeLessThan(Math.max(1, PLAYERS / 100));
});

test('[R6] the books of the month are right', async () => {
  const { faults } = await reconcile(db, undefined);
  // But for what the test itself puts there: matches that nobody plays, with prices of its own and no waiting.
  const own = ['delay-altered', 'record-altered', 'price-not-offered'];
  expect(faults.filter(({ subject }) => subject.startsWith('limited-'))).toEqual([]);
  expect(faults.filter(({ rule }) => !own.includes(rule)).map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([]);
});

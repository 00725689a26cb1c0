import { kindOf, prizesOf } from '@maidan/exchange/fantasy/contests';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { callerOf } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { FaultyDb, type LostConnection } from '../writer/faultyDb.ts';
import { Writer } from '../writer/writer.ts';
import { enterContest } from './entries.ts';
import { settleContests } from './settleContests.ts';
import { addMatch, balanceOf, ended, firstBall, teamFor, tell, type TestContest } from './testContest.ts';

/* Contests on the real database: who gets in, when it is locked, what is paid, and that every paisa of it is in the ledger. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { db } = house.deps;

const contestOf = ({ fixture }: TestContest, code: string, nth = 1): string => `fantasy.${fixture.id}.${code}.${nth}`;

/** The entry, or why there is none. */
async function enter(user: string, match: TestContest, code: string, nth = 1, turn = 0, key = players.key()) {
  const input = { contest: contestOf(match, code, nth), team: teamFor(match.fixture, turn) };
  const { data, code: refused } = await players.ask(user, 'enterContest', input, key);
  return refused ?? String(data['entry']);
}

async function playToTheEnd(match: TestContest): Promise<void> {
  await tell(house, match, 0);
  await ended(house, match, 'over');
  await settleContests(house.deps);
}

const allBalances = async (): Promise<number> => {
  const { rows } = await db.query('select coalesce(sum(balance), 0)::bigint as sum from accounts');
  return rows[0]!.sum ?? 0;
};

/** But for what the test itself put there: purses of its own size, and matches that nobody played. */
const faults = async (): Promise<readonly string[]> =>
  (await reconcile(db, undefined)).faults
    .map(({ rule, subject }) => `${rule} ${subject}`)
    .filter(fault => !/^(opening-wrong|record-altered match:)/.test(fault));

test('an entry holds its fee, is seen by its player alone, and can be changed until the first ball', async () => {
  const match = await addMatch(house, 'seen');
  await players.join('asha', {}, 1_000);
  await players.join('bela', {}, 1_000);
  const entry = await enter('asha', match, 'duel');
  expect(entry).toBe(`${contestOf(match, 'duel')}.asha.1`);
  expect([await balanceOf(house, 'player:asha'), await balanceOf(house, 'exposure:asha')]).toEqual([900_00, 100_00]);
  expect(await enter('bela', match, 'duel', 1, 3)).toContain('.bela.1');
  const seen = async (user: string) =>
    (await players.ask(user, 'fantasyContest', { contest: contestOf(match, 'duel') })).data;
  const teams = async (user: string) =>
    ((await seen(user))['entries'] as { isMine: boolean; team: unknown }[]).map(({ isMine, team }) => [
      isMine,
      team !== null,
    ]);
  expect(await teams('asha')).toEqual([
    [true, true],
    [false, false],
  ]);
  const other = { entry, team: teamFor(match.fixture, 5) };
  expect((await players.ask('bela', 'changeEntry', other)).code).toBe('unknown-entry');
  expect((await players.ask('asha', 'changeEntry', other)).code).toBeUndefined();
  await tell(house, match, 0, firstBall(match) + 1);
  expect(await teams('bela')).toEqual([
    [false, true],
    [true, true],
  ]);
  const { rows } = await db.query('select team from contest_entries where id = $1', [entry]);
  expect(rows[0]!.team).toEqual(other.team);
  expect((await players.ask('asha', 'changeEntry', { entry, team: teamFor(match.fixture, 1) })).code).toBe(
    'contest-locked',
  );
});

test('locked by the record: open after the toss, and with the first ball nobody gets in, whatever the state says', async () => {
  const match = await addMatch(house, 'locked');
  for (const user of ['chitra', 'devi']) await players.join(user, {}, 1_000);
  await tell(house, match, 0, firstBall(match));
  expect(await enter('chitra', match, 'league')).toContain('.chitra.1');
  await tell(house, match, firstBall(match), firstBall(match) + 1);
  expect(await enter('devi', match, 'league')).toBe('contest-locked');
  expect(await balanceOf(house, 'player:devi')).toBe(1_000_00);
});

test('an entry that waits for the first ball being written comes too late', async () => {
  const match = await addMatch(house, 'race');
  await players.join('esha', {}, 1_000);
  await tell(house, match, 0, firstBall(match));
  const client = await db.connect();
  await client.query('begin');
  await client.query('update sport_events set next_target = null where id = $1', [match.fixture.id]);
  await client.query(
    `insert into sport_record (event_id, nth, event, at) values ($1, 99, '{"type": "runUp"}', now())`,
    [match.fixture.id],
  );
  const entering = enter('esha', match, 'league');
  await client.query('commit');
  client.release();
  expect(await entering).toBe('contest-locked');
});

test('of many for the last place one gets it, and the next contest of the kind is open to the others', async () => {
  const match = await addMatch(house, 'last');
  const users = Array.from({ length: 6 }, (_, n) => `many${n}`);
  for (const user of users) await players.join(user, {}, 1_000);
  expect(await enter(users[0]!, match, 'duel', 2)).toBe('unknown-contest');
  const told = await Promise.all(users.map((user, n) => enter(user, match, 'duel', 1, n)));
  expect(told.filter(each => each === 'contest-full')).toHaveLength(4);
  const late = users[told.indexOf('contest-full')]!;
  expect(await enter(late, match, 'duel', 2)).toContain(`${contestOf(match, 'duel', 2)}.${late}.1`);
});

test('a retry with the same key is the same entry, another body under it is refused, and entries are counted', async () => {
  const match = await addMatch(house, 'again');
  await players.join('fara', {}, 1_000);
  const key = players.key();
  const first = await enter('fara', match, 'grand', 1, 0, key);
  expect(await enter('fara', match, 'grand', 1, 0, key)).toBe(first);
  expect(await enter('fara', match, 'grand', 1, 4, key)).toBe('key-reused');
  expect(await balanceOf(house, 'exposure:fara')).toBe(20_00);
  expect(await enter('fara', match, 'grand')).toContain('.fara.2');
  expect(await enter('fara', match, 'grand')).toContain('.fara.3');
  expect(await enter('fara', match, 'grand')).toBe('contest-entered');
  expect(await enter('fara', match, 'duel')).toContain('.fara.1');
  expect(await enter('fara', match, 'duel')).toBe('contest-entered');
});

describe('who is refused', () => {
  test('a team beyond the rules, a contest that there is not, a purse that is empty, an account that is blocked', async () => {
    const match = await addMatch(house, 'refused');
    await players.join('gita', {}, 99);
    await players.join('hema', {}, 1_000);
    expect(await enter('gita', match, 'duel')).toBe('insufficient-balance');
    expect(await enter('gita', match, 'league')).toContain('.gita.1');
    const team = teamFor(match.fixture);
    const sent = { contest: contestOf(match, 'duel'), team: { ...team, vice: team.captain } };
    expect((await players.ask('hema', 'enterContest', sent)).code).toBe('team-not-allowed');
    expect((await players.ask('hema', 'enterContest', { ...sent, contest: 'fantasy.nowhere.duel.1' })).code).toBe(
      'unknown-contest',
    );
    expect(await enter('hema', match, 'nothing')).toBe('unknown-contest');
    await players.signIn('hema');
    await db.query(`update users set status = 'blocked' where id = 'hema'`);
    expect(['account-blocked', 'session-ended', 'not-signed-in']).toContain(await enter('hema', match, 'duel'));
  });

  test('[R27][R28] whoever set limits keeps to them: largest stake, stakes, losses, open bets', async () => {
    const match = await addMatch(house, 'limits');
    await players.join('indu', { largestStake: 99_99 });
    await players.join('jaya', { stakesDay: 120_00 });
    await players.join('kala', { lossDay: 100_00 });
    await players.join('lata', { openBets: 1 });
    expect(await enter('indu', match, 'duel')).toBe('own-largest-stake');
    expect(await enter('indu', match, 'league')).toContain('.indu.1');
    expect(await enter('jaya', match, 'duel', 1)).toContain('.jaya.1');
    expect(await enter('jaya', match, 'league')).toBe('own-stakes-day');
    expect(await enter('jaya', match, 'grand')).toContain('.jaya.1');
    expect(await players.shown('jaya', 'stakesDay')).toBe('12000 of 12000');
    expect(await enter('kala', match, 'duel')).toContain('.kala.1');
    expect(await enter('kala', match, 'grand')).toBe('own-loss-day');
    expect(await enter('lata', match, 'league')).toContain('.lata.1');
    expect(await enter('lata', match, 'grand')).toBe('own-open-bets');
    expect(await players.shown('lata', 'openBets')).toBe('1 of 1');
  });

  test('[R29] whoever has stopped', async () => {
    const match = await addMatch(house, 'stopped');
    await players.join('mira');
    expect((await players.ask('mira', 'stopPlay', { kind: 'timeOut', days: 2, isSure: true })).code).toBeUndefined();
    await players.signIn('mira');
    expect(await enter('mira', match, 'duel')).toBe('play-stopped');
  });
});

describe('settlement', () => {
  test('what went in comes out: prizes as declared, the rest is the rake, and nothing is left', async () => {
    const match = await addMatch(house, 'paid');
    const users = Array.from({ length: 8 }, (_, n) => `paid${n}`);
    for (const user of users) await players.join(user, {}, 1_000);
    for (const [n, user] of users.entries()) expect(await enter(user, match, 'league', 1, n)).toContain(user);
    const [before, house0] = [await allBalances(), await balanceOf(house, 'house')];
    await playToTheEnd(match);
    const { rows } = await db.query(
      'select user_id, points, place, prize from contest_entries where contest_id = $1 order by place, nth',
      [contestOf(match, 'league')],
    );
    const prizes = prizesOf(kindOf('league')!, 8);
    expect(rows.reduce((sum, { prize }) => sum + (prize ?? 0), 0)).toBe(prizes.reduce((sum, each) => sum + each, 0));
    expect(rows[0]!.points).toBeGreaterThanOrEqual(rows[7]!.points!);
    for (const { user_id, prize } of rows) {
      expect(await balanceOf(house, `player:${user_id}`)).toBe(1_000_00 - 50_00 + prize!);
      expect(await balanceOf(house, `exposure:${user_id}`)).toBe(0);
    }
    expect((await balanceOf(house, 'house')) - house0).toBe(8 * 50_00 * 0.1);
    expect(await balanceOf(house, `market:${contestOf(match, 'league')}`)).toBe(0);
    expect([before, await allBalances()]).toEqual([0, 0]);
  });

  test('who has the same team has the same points, and half of both prizes', async () => {
    const match = await addMatch(house, 'tied');
    for (const user of ['nina', 'omar']) await players.join(user, {}, 1_000);
    for (const user of ['nina', 'omar']) await enter(user, match, 'duel', 1, 2);
    await playToTheEnd(match);
    for (const user of ['nina', 'omar']) expect(await balanceOf(house, `player:${user}`)).toBe(990_00);
  });

  test('once, whoever asks how often, and after a restart from the database alone', async () => {
    const match = await addMatch(house, 'once');
    for (const [n, user] of ['pia', 'qadir'].entries()) {
      await players.join(user, {}, 1_000);
      await enter(user, match, 'highDuel', 1, n * 4);
    }
    await playToTheEnd(match);
    const after = async () => [await balanceOf(house, 'player:pia'), await balanceOf(house, 'player:qadir')];
    const paid = await after();
    expect(paid.toSorted()).not.toEqual([500_00, 500_00]);
    await Promise.all([settleContests(house.deps), settleContests(house.deps)]);
    expect(await after()).toEqual(paid);
    await expect(db.query(`update contests set state = 'open', settled_at = null`)).rejects.toThrow(
      'keeps what was accepted',
    );
    await expect(db.query('update contest_entries set prize = prize + 1')).rejects.toThrow('keeps what was accepted');
  });

  test('everybody who was in is told once, in words, with a way to the contest; the office reads what became of it', async () => {
    const match = await addMatch(house, 'told');
    for (const [n, user] of ['xena', 'yash'].entries()) {
      await players.join(user, {}, 1_000);
      await enter(user, match, 'duel', 1, n * 4);
    }
    const contest = contestOf(match, 'duel');
    const trader = await colleague(house, 'trader', 'contests-trader');
    const seen = async () => (await ask(house, 'officeContest', { id: contest }, trader)).data;
    expect(await seen()).toMatchObject({ state: 'open', entries: 2, staked: 200_00, paid: 0, rake: 0 });
    await playToTheEnd(match);
    await settleContests(house.deps);
    const told = await Promise.all(['xena', 'yash'].map(user => players.ask(user, 'inbox')));
    const rows = told.flatMap(
      ({ data }) => data['rows'] as { kind: string; title: string; text: string; to: string }[],
    );
    const own = rows.filter(({ to }) => to === `/fantasy/contests/${contest}`);
    expect(own.map(({ kind, title, text }) => [kind, title, text]).toSorted()).toEqual([
      ['bets', `Contest ended: ${match.fixture.name}`, 'Head to head #1: place 2.'],
      [
        'bets',
        `You won a prize: ${match.fixture.name}`,
        'Head to head #1: place 1. Your prize of ₹180.00 is in your balance.',
      ],
    ]);
    expect(await seen()).toMatchObject({
      ...{ state: 'settled', staked: 200_00, paid: 180_00, rake: 20_00, match: match.fixture.name },
      rows: [
        { place: 1, prize: 180_00 },
        { place: 2, prize: 0 },
      ],
    });
    const { data } = await ask(house, 'officeContests', { state: 'settled', search: match.fixture.id }, trader);
    expect(data).toMatchObject({ total: 1, rows: [{ id: contest }] });
    const missing = await ask(house, 'officeContest', { id: 'fantasy.nothing.duel.1' }, trader);
    expect(missing.code).toBe('unknown-contest');
  });

  test('who entered twice and nobody else has everything back', async () => {
    const match = await addMatch(house, 'back-twice');
    await players.join('wafa', {}, 1_000);
    for (let turn = 1; turn <= 2; turn += 1) expect(await enter('wafa', match, 'grand')).toContain('wafa');
    await tell(house, match, 0);
    await ended(house, match, 'over');
    await settleContests(house.deps);
    expect([await balanceOf(house, 'player:wafa'), await balanceOf(house, 'exposure:wafa')]).toEqual([1_000_00, 0]);
  });

  test.each([
    ['nobody else entered', 'few', ['rani'], 'over'],
    ['the match is void', 'void', ['sita', 'tara'], 'void'],
    ['the match was abandoned', 'abandoned', ['uma', 'vera'], 'abandoned'],
  ] as const)('everybody has their money back when %s', async (_, why, users, how) => {
    const match = await addMatch(house, `back-${why}`);
    for (const user of users) {
      await players.join(user, {}, 1_000);
      expect(await enter(user, match, 'league')).toContain(user);
    }
    const over =
      how === 'abandoned' ? { ...match, events: [...match.events.slice(0, 60), { type: 'abandon' as const }] } : match;
    await tell(house, over, 0);
    await ended(house, match, how === 'void' ? 'void' : 'over');
    await settleContests(house.deps);
    for (const user of users) {
      expect([await balanceOf(house, `player:${user}`), await balanceOf(house, `exposure:${user}`)]).toEqual([
        1_000_00, 0,
      ]);
      expect(await players.shown(user, 'stakesDay')).toMatch(/^(0|null) of /);
    }
    const { data } = await players.ask(users[0], 'fantasyContest', { contest: contestOf(match, 'league') });
    expect(data['contest']).toMatchObject({ state: 'refunded', why });
  });

  test('the statement says what it was, one’s own data have it, and the books agree', async () => {
    const match = await addMatch(house, 'books');
    for (const [n, user] of ['wafa', 'yash'].entries()) {
      await players.join(user, {}, 1_000);
      await enter(user, match, 'duel', 1, n * 3);
    }
    expect(await faults()).toEqual([]);
    await playToTheEnd(match);
    const { data } = await players.ask('wafa', 'statement');
    const [row] = (data['rows'] as { remark: string }[]).filter(({ remark }) => remark.includes('Fantasy'));
    expect(row?.remark).toMatch(new RegExp(`^Sport · Fantasy · ${match.fixture.name} · Head to head #1 · place [12]$`));
    expect(await faults()).toEqual([]);
  });

  test('a match that cannot be counted is told, and keeps no other waiting, nor anybody from a refund', async () => {
    const [broken, sound] = [await addMatch(house, 'broken'), await addMatch(house, 'sound')];
    for (const user of ['vera', 'uma']) await players.join(user, {}, 1_000);
    for (const match of [broken, sound])
      for (const [n, user] of ['vera', 'uma'].entries()) expect(await enter(user, match, 'duel', 1, n)).toContain(user);
    await tell(house, { ...broken, events: [{ type: 'ball' } as never] }, 0);
    await tell(house, sound, 0);
    for (const match of [broken, sound]) await ended(house, match, 'over');
    await expect(settleContests(house.deps)).rejects.toThrow('some contests could not be settled');
    const { rows } = await db.query(
      `select event_id, state from contests where event_id in ('cricket-broken', 'cricket-sound') order by event_id`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['open', 'settled']);
    await ended(house, broken, 'void');
    await settleContests(house.deps);
    expect(await balanceOf(house, 'exposure:vera')).toBe(0);
  });
});

/** With the connection lost at one statement after the other, until the work takes fewer: who was cut off asks again. */
async function sweep(fault: LostConnection, act: (pen: Writer, turn: string) => Promise<void>): Promise<number> {
  for (let at = 0; ; at += 1) {
    const faulty = new FaultyDb(db);
    faulty.lose(at, fault, true);
    await act(new Writer(faulty.asDb(), new Bus(), world.now, async () => {}), `${fault}${at}`);
    if (faulty.isArmed) return at;
  }
}

describe.each(['before', 'after'] as const)('[R5] a process killed %s any statement', fault => {
  test('of an entry: it counts once, or the player may ask again', async () => {
    const match = await addMatch(house, `cut-${fault}`);
    const kind = kindOf('grand')!;
    const points = await sweep(fault, async (pen, turn) => {
      const user = `cut${turn}`;
      await players.join(user, {}, 1_000);
      const caller = callerOf(user, players.key());
      const wanted = enterContest(
        house.deps,
        caller,
        { event: match.fixture.id, kind, nth: 1 },
        teamFor(match.fixture),
      );
      await pen.do(wanted).catch(() => undefined);
      const told = await house.deps.writer.do(wanted);
      expect(told).toMatchObject({ ok: true, value: { entry: `${contestOf(match, 'grand')}.${user}.1` } });
      expect([await balanceOf(house, `player:${user}`), await balanceOf(house, `exposure:${user}`)]).toEqual([
        980_00, 20_00,
      ]);
    });
    expect(points).toBeGreaterThanOrEqual(7);
  });

  test('of a settlement: everybody is paid once, by who comes after', async () => {
    const points = await sweep(fault, async (pen, turn) => {
      const match = await addMatch(house, `paid-${turn}`);
      const users = [`winner${turn}`, `loser${turn}`];
      for (const [n, user] of users.entries()) {
        await players.join(user, {}, 1_000);
        await enter(user, match, 'duel', 1, n * 3);
      }
      await tell(house, match, 0);
      await ended(house, match, 'over');
      await settleContests({ db, writer: pen }).catch(() => {});
      await settleContests(house.deps);
      const worth = await Promise.all(users.map(user => balanceOf(house, `player:${user}`)));
      expect(worth.toSorted((a, b) => a - b)).toEqual([900_00, 1_080_00]);
      expect(await balanceOf(house, `market:${contestOf(match, 'duel')}`)).toBe(0);
    });
    expect(points).toBeGreaterThanOrEqual(7);
    expect(await allBalances()).toBe(0);
  });
});

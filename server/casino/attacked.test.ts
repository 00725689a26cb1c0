import type { UserId } from '@maidan/core/ids';
import { after } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { profitOf, type Slip } from '@maidan/games/kit/bet';
import { tableOf } from '@maidan/games/kit/play';
import { sentenceOf } from '@maidan/contract/errors';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import {
  ask,
  colleague,
  form,
  type HttpAnswer,
  openTestHouse,
  type Person,
  person,
  TestWorld,
} from '../accounts/testHouse.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { walletOf } from '../wallet/store.ts';
import { betsOfPlayer } from './betStore.ts';
import { TestTable } from './testTable.ts';

/* Batches, inside bets and bets taken back, as who means no good sends them; and a player who is stopped in the middle. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const roulette = (await gameOf('ourroullete'))!;
const teen = (await gameOf('teen20'))!;

let nth = 0;
let who: Person;
beforeEach(async () => {
  who = await stranger(`attacker${(nth += 1)}`);
});
afterAll(async () => {
  await mustReconcile(house.deps.db);
  vi.restoreAllMocks();
});

/** With a telephone of their own: who shares one with somebody who has stopped is held. */
async function stranger(name: string): Promise<Person> {
  await ask(house, 'register', { ...form(name), phone_number: `+91 ${9_000_000_000 + nth}` });
  return person(house, name);
}

const fresh = (): string => `attack-key-${(nth += 1)}`;
const code = ({ code: said }: { readonly code: string | undefined }): string => said ?? 'done';

/** A round of which every open moment is the test's; answers how it went. */
async function round(game: typeof roulette, act: (at: TestTable) => Promise<unknown>): Promise<TestTable> {
  const at: TestTable = new TestTable(house, game, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: async due => {
        await act(at);
        if (due > world.now()) world.pass(due - world.now());
      },
    },
  });
  vi.spyOn(house.deps.tables, 'of').mockReturnValue(at.table);
  await at.table.playRound();
  return at;
}

const whenOpen = (game: typeof roulette, act: (at: TestTable) => Promise<unknown>): Promise<TestTable> =>
  round(game, async at => at.table.round.phase === 'open' && act(at));

const on = (at: TestTable, selection: string, stake = 10_000): Slip => ({
  ...{ selection, side: 'back', line: 0, stake: stake as never },
  odds: at.table.round.quotes[selection]?.back?.odds ?? (17_000 as never),
});

const place = (at: TestTable, bets: readonly object[], key = fresh(), more: object = {}) =>
  ask(house, 'placeBets', { game: at.table.code, round: at.table.round.id, bets: [...bets], ...more }, by(who, key));
const undo = (at: TestTable, bets: readonly string[], key = fresh(), whose = who) =>
  ask(house, 'undoBets', { game: at.table.code, bets: [...bets] }, by(whose, key));
const by = ({ token }: Person, key: string) => ({ token, key });
const idsOf = ({ data, code: refused }: Pick<HttpAnswer, 'data' | 'code'>): string[] => {
  expect(refused).toBeUndefined();
  return (data['bets'] as { readonly id: string }[]).map(({ id }) => id);
};
const wallet = () => walletOf(house.deps.db, who.id);

/** What is left of a round: bets as they ended, and money that is exactly what they made. */
async function endsRight(at: TestTable, before: number): Promise<readonly string[]> {
  const { rows } = await betsOfPlayer(
    house.deps.db,
    who.id as UserId,
    { round: at.table.round.id, most: 500 },
    { size: 100 },
  );
  const settled = rows.filter(({ state }) => state === 'settled');
  const due = settled.map(bet => profitOf(at.table.game, tableOf(at.table.game, at.table.round), bet));
  expect(settled.map(({ profit }) => profit)).toEqual(due);
  const made = due.reduce<number>((sum, each) => sum + each, 0);
  expect(await wallet()).toMatchObject({ balance: before + made, exposure: 0 });
  return rows.map(({ state }) => state).toSorted();
}

describe('inside bets and batches', () => {
  test.each<[what: string, selection: string, answer: string]>([
    ['a split of numbers that do not touch', 'split1-3', 'unknown-selection'],
    ['a split written the wrong way round', 'split2-1', 'unknown-selection'],
    ['a split across two rows', 'split3-4', 'unknown-selection'],
    ['a corner at zero, which is not sold', 'corner0-1-2-3', 'price-locked'],
    ['another corner at zero', 'corner0-1-3', 'unknown-selection'],
    ['a corner over the edge', 'corner3-4-6-7', 'unknown-selection'],
    ['a split with a number that is not sold', 'split0-1', 'price-locked'],
    ['neighbours of a number that is not there', 'neighbours37', 'unknown-selection'],
    ['a name that every object has', '__proto__', 'unknown-selection'],
    ['another', 'constructor', 'unknown-selection'],
  ])('%s is %s: %s', async (_, selection, answer) => {
    const { balance } = await wallet();
    const at = await whenOpen(roulette, async table => {
      const refused = await place(table, [on(table, selection)]);
      expect([code(refused), refused.body['error']]).toEqual([answer, sentenceOf(answer as 'price-locked')]);
      // One of them in a batch takes the others with it.
      const mixed = [on(table, 'n17'), on(table, selection), on(table, 'n18')];
      expect(code(await place(table, mixed))).toBe(answer);
      expect(await wallet()).toMatchObject({ balance, exposure: 0 });
    });
    expect(await endsRight(at, balance)).toEqual([]);
  });

  test('a batch is held to the limit in all, to the paisa', async () => {
    const { balance } = await wallet();
    const at = await whenOpen(teen, async table => {
      const { max } = teen.markets[0]!.limits;
      const parts = [max - 20_000, 10_000];
      const batch = (last: number) => [...parts, last].map(stake => on(table, 'A.win', stake));
      expect(code(await place(table, batch(10_001)))).toBe('stake-too-large');
      expect(code(await place(table, batch(9_999)))).toBe('stake-too-small');
      expect(code(await place(table, batch(10_000)))).toBe('insufficient-balance'); // within the limit, not within the purse
      expect(await wallet()).toMatchObject({ balance, exposure: 0 });
    });
    expect(await endsRight(at, balance)).toEqual([]);
  });

  test('a price of another side, line or round is not taken, nor is a hundred and one', async () => {
    const { balance } = await wallet();
    let earlier: { readonly round: string; readonly bets: readonly Slip[] } | undefined;
    const late: string[] = [];
    for (const game of [roulette, roulette]) {
      const at = await whenOpen(game, async table => {
        const slip = on(table, 'n17');
        expect(code(await place(table, [{ ...slip, odds: slip.odds + 1 }]))).toBe('price-changed');
        expect(code(await place(table, [{ ...slip, line: 1 }]))).toBe('price-changed');
        expect(code(await place(table, [{ ...slip, side: 'lay' }]))).toBe('price-locked');
        for (const bets of [
          [],
          Array.from({ length: 101 }, () => slip),
          [{ ...slip, stake: 10_000.5 }],
          [{ ...slip, stake: -1 }],
        ])
          expect(code(await place(table, bets))).toBe('invalid-input');
        if (earlier) late.push(code(await place(table, earlier.bets, fresh(), { round: earlier.round })));
        earlier = { round: table.table.round.id, bets: [slip] };
      });
      expect(await endsRight(at, balance)).toEqual([]);
    }
    expect(late).toEqual(['round-over']);
  });

  test('a key is one command, whatever body comes with it, also at the same moment', async () => {
    const { balance } = await wallet();
    const at = await whenOpen(roulette, async table => {
      const key = fresh();
      const [one, other] = [[on(table, 'n17')], [on(table, 'n18')]];
      const answers = await Promise.all([place(table, one, key), place(table, other, key), place(table, one, key)]);
      const [, ofOther] = answers.map(code); // it may come first
      expect(answers.map(code)).toEqual(
        ofOther === 'done' ? ['key-reused', 'done', 'key-reused'] : ['done', 'key-reused', 'done'],
      );
      const done = answers.filter(answer => code(answer) === 'done').map(answer => idsOf(answer));
      for (const ids of done) expect(ids).toEqual(done[0]);
      expect(code(await undo(table, done[0]!, key))).toBe('key-reused');
      expect(await wallet()).toMatchObject({ balance: balance - 10_000, exposure: 10_000 });
    });
    expect(await endsRight(at, balance)).toEqual(['settled']);
  });
});

describe('bets taken back', () => {
  test('twice at the same moment count once; others’, unknown ones and the same one twice not at all', async () => {
    const { balance } = await wallet();
    const other = await stranger(`other${nth}`);
    const at = await whenOpen(roulette, async table => {
      const ids = idsOf(await place(table, [on(table, 'n17'), on(table, 'split17-18'), on(table, 'red')]));
      expect(code(await undo(table, ids, fresh(), other))).toBe('bet-not-open');
      expect(code(await undo(table, [ids[0]!, ids[0]!]))).toBe('bet-not-open');
      expect(code(await undo(table, [ids[0]!, '0'.repeat(36)]))).toBe('bet-not-open');
      const both = await Promise.all([undo(table, [ids[0]!]), undo(table, [ids[0]!, ids[1]!])]);
      expect(both.map(code)).toEqual(['done', 'bet-not-open']); // all of them or none
      expect(await wallet()).toMatchObject({ balance: balance - 20_000, exposure: 20_000 });
    });
    expect(await endsRight(at, balance)).toEqual(['settled', 'settled', 'undone']);
  });

  test('after the close, and while they are settled, they stand and are paid once', async () => {
    const { balance } = await wallet();
    let ids: readonly string[] = [];
    const said = new Set<string>();
    const late: Promise<unknown>[] = [];
    const at = await round(roulette, async table => {
      const { phase } = table.table.round;
      if (phase === 'open') {
        ids = idsOf(await place(table, [on(table, 'n17'), on(table, 'black')]));
        world.pass(table.table.round.dueAt - world.now()); // the last moment is too late
      }
      if (ids.length > 0) late.push(undo(table, ids).then(answer => said.add(code(answer)))); // it races with what comes next
    });
    await Promise.all(late);
    said.add(code(await undo(at, ids)));
    expect([...said]).toEqual(['bets-closed']);
    expect(await endsRight(at, balance)).toEqual(['settled', 'settled']);
  });
});

describe('[R29] who is stopped in the middle of a round', () => {
  const excluded = () =>
    ask(house, 'stopPlay', { kind: 'exclusion', months: 6, isSure: true }, by(who, fresh().padEnd(24, '-')));

  test('keeps what was taken, adds nothing, and takes back what leaves no more at risk', async () => {
    const { balance } = await wallet();
    const at = await whenOpen(teen, async table => {
      const [a, b, third] = idsOf(
        await place(table, [on(table, 'A.win', 100_000), on(table, 'B.win', 100_000), on(table, 'A.win')]),
      );
      const key = fresh();
      const answers = await Promise.all([excluded(), place(table, [on(table, 'A.win')], key)]);
      expect(['done', 'play-stopped']).toContain(code(answers[1]!)); // decided before it, or refused
      expect(code(await place(table, [on(table, 'A.win')], key))).toBe(code(answers[1]!)); // asked again, the same
      const refused = await place(table, [on(table, 'A.win')]);
      expect([code(refused), refused.body['error']]).toEqual(['play-stopped', sentenceOf('play-stopped')]);
      expect(code(await undo(table, [third!]))).toBe('done');
      const { exposure } = await wallet();
      expect(code(await undo(table, [b!]))).toBe('play-stopped'); // it covers the other one
      expect((await wallet()).exposure).toBe(exposure);
      expect(code(await undo(table, [a!, b!]))).toBe('done');
    });
    expect((await endsRight(at, balance)).filter(state => state === 'undone')).toHaveLength(3);
  });

  test('is paid what was taken before', async () => {
    const { balance } = await wallet();
    const at = await whenOpen(teen, async table => {
      idsOf(await place(table, [on(table, 'A.win'), on(table, 'B.win')]));
      await excluded();
    });
    expect(await endsRight(at, balance)).toEqual(['settled', 'settled']);
  });

  test('whom staff block is paid too, and told so by name', async () => {
    const { balance } = await wallet();
    const owner = (await colleague(house, 'owner', `owner${nth}`)).office;
    const at = await whenOpen(teen, async table => {
      const ids = idsOf(await place(table, [on(table, 'A.win')]));
      const blocked = await ask(house, 'blockPlayer', { id: who.id, reason: 'A test.' }, { office: owner });
      expect(code(blocked)).toBe('done');
      const told = [await place(table, [on(table, 'A.win')]), await undo(table, ids)].map(code);
      for (const each of told) expect(['account-blocked', 'session-ended', 'not-signed-in']).toContain(each);
    });
    expect(await endsRight(at, balance)).toEqual(['settled']);
  });
});

test('[R27] [R28] a bet that covers another is not taken back where that leaves more at risk than one’s own limit', async () => {
  const { balance } = await wallet();
  const at = await whenOpen(teen, async table => {
    const sent = await place(table, [on(table, 'A.win', 50_000), on(table, 'B.win', 50_000)]);
    const [, b] = idsOf(sent);
    expect(
      code(await ask(house, 'setLimit', { limit: 'lossDay', value: 20_000 }, by(who, fresh().padEnd(24, '-')))),
    ).toBe('done');
    expect(code(await undo(table, [b!]))).toBe('own-loss-day');
    expect(code(await undo(table, idsOf(sent)))).toBe('done');
  });
  expect(await endsRight(at, balance)).toEqual(['undone', 'undone']);
});

import type { UserId } from '@maidan/core/ids';
import { accountsOf, holdFor } from '@maidan/core/ledger';
import { rupees, subtract, sum } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { randomFrom } from '@maidan/core/random';
import { allGames, gameOf } from '@maidan/games/index';
import { profitOf } from '@maidan/games/kit/bet';
import { verify } from '@maidan/games/kit/fair/fair';
import { heldFor } from '@maidan/games/kit/held';
import { tableOf } from '@maidan/games/kit/play';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { walletOf } from '../wallet/store.ts';
import { placeBets, undoBets } from './bets.ts';
import { roundOf } from './roundStore.ts';
import { betsOfPlayer } from './betStore.ts';
import { anySlip, callerOf, silentBeacon, TestTable } from './testTable.ts';
import type { PlacedBet } from './rows.ts';
import { tabId, tabIn } from './tab.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { claimed } from '@maidan/games/kit/written';

let asha: Person;
let ravi: Person;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
  ravi = await person(house, 'ravi');
});

afterAll(async () => {
  await mustReconcile(house.deps.db);
});

let keys = 0;
const place = (at: TestTable, who: Person, slip: Parameters<typeof placeBets>[3][number], key = `key-${++keys}`) =>
  house.deps.writer.do(placeBets(at.table, callerOf(who.id, key), at.table.round.id, [slip]));

const wallet = (who: Person) => walletOf(house.deps.db, who.id);
const total = async (): Promise<number> =>
  Number((await house.deps.db.query('select sum(balance) as sum from accounts')).rows[0].sum);

let followers = 0;

/** Chance decides these rounds: whoever has lost much of what they came with is followed by somebody else. */
async function withMoney(): Promise<Person> {
  if ((await wallet(asha)).balance < rupees(50_000)) asha = await person(house, `asha${++followers}`);
  return asha;
}

describe.each((await allGames()).map(game => [game.code, game] as const))('%s', (code, game) => {
  test('[R20] [R21] a round with bets in every window is dealt as committed and settled to the paisa', async () => {
    const at = new TestTable(house, game, world);
    const random = randomFrom(5);
    const before = await wallet(await withMoney());
    const taken: PlacedBet[] = [];
    at.whenOpen = async () => {
      for (let nth = 0; nth < 3; nth += 1) {
        const slip = anySlip(at.table, random);
        const placed = slip && (await place(at, asha, slip));
        if (placed?.ok) taken.push(...placed.value);
      }
    };
    const round = await at.table.playRound();
    expect(round.phase).toBe('settled');
    expect(taken.length).toBeGreaterThan(0);
    const { result, proof } = round.ending!;
    expect(verify(game, proof, { ...round, result: claimed(result) })).toEqual({ ok: true, value: round.dealt.length });
    const profit = sum(taken.map(bet => profitOf(game, tableOf(game, round), bet)));
    const after = await wallet(asha);
    expect([after.balance - before.balance, after.exposure]).toEqual([profit, 0]);
    expect(await roundOf(house.deps.db, round.id)).toMatchObject({
      state: 'settled',
      game: code,
      result_code: result.code,
    });
    expect(await total()).toBe(0);
  });
});

describe('a bet', () => {
  const onTeen20 = async (act: (at: TestTable) => Promise<void>): Promise<TestTable> => {
    const at = new TestTable(house, (await gameOf('teen20'))!, world);
    at.whenOpen = () => act(at);
    await at.table.playRound();
    return at;
  };
  const onA = { selection: 'A.win', side: 'back', odds: 1980, line: 0, stake: 10_000 } as never;

  test('[R3] placed twice with one key is one bet', async () => {
    await onTeen20(async at => {
      const first = await place(at, asha, onA, 'the-same-key');
      const second = await place(at, asha, onA, 'the-same-key');
      expect(first.ok).toBe(true);
      expect(second).toEqual(first);
      expect((await wallet(asha)).exposure).toBe(10_000);
    });
  });

  test('holds the increase only, and is given back in full when it is undone', async () => {
    await onTeen20(async at => {
      const { balance } = await wallet(ravi);
      const placed = await place(at, ravi, onA);
      expect(placed.ok).toBe(true);
      if (!placed.ok) return;
      expect(await wallet(ravi)).toMatchObject({ balance: balance - 10_000, exposure: 10_000 });
      const undo = undoBets(at.table, callerOf(ravi.id, `undo-${++keys}`), [placed.value[0]!.id]);
      expect((await house.deps.writer.do(undo)).ok).toBe(true);
      expect(await wallet(ravi)).toMatchObject({ balance, exposure: 0 });
      const again = undoBets(at.table, callerOf(ravi.id, `undo-${++keys}`), [placed.value[0]!.id]);
      expect(await house.deps.writer.do(again)).toEqual({ ok: false, error: 'bet-not-open' });
    });
  });

  test('of another player cannot be undone', async () => {
    await onTeen20(async at => {
      const placed = await place(at, asha, onA);
      if (!placed.ok) throw new Error('not placed');
      const theirs = undoBets(at.table, callerOf(ravi.id, `undo-${++keys}`), [placed.value[0]!.id]);
      expect(await house.deps.writer.do(theirs)).toEqual({ ok: false, error: 'bet-not-open' });
    });
  });

  test('[R2] is refused when it cannot be paid for, and nothing is held', async () => {
    await onTeen20(async at => {
      const { balance } = await wallet(ravi);
      const rich = Array.from({ length: 6 }, (_, nth) => ({
        ...(onA as object),
        selection: ['A.win', 'B.win', 'A.baccarat', 'B.baccarat', 'A.total', 'B.total'][nth],
        odds: [1980, 1980, 1950, 1950, 1980, 1980][nth],
        stake: 20_000_000,
      })) as never[];
      const placed = await house.deps.writer.do(
        placeBets(at.table, callerOf(ravi.id, `rich-${++keys}`), at.table.round.id, rich),
      );
      expect(placed).toEqual({ ok: false, error: 'insufficient-balance' });
      expect(await wallet(ravi)).toMatchObject({ balance, exposure: 0 });
    });
  });

  test('[R9] is refused in the last two seconds, by the server’s clock', async () => {
    await onTeen20(async at => {
      world.pass(at.table.round.dueAt - world.now() - 1_999);
      expect(await place(at, asha, onA)).toEqual({ ok: false, error: 'bets-closed' });
    });
  });

  test('[R8] meant for one window is not taken in the next, though its price is the same', async () => {
    const at = new TestTable(house, (await gameOf('teen'))!, world);
    const sure = () => {
      const { quotes, steps, id } = at.table.round;
      return { step: steps, round: id, odds: quotes['A.consecutive']?.back?.odds };
    };
    const windows: ReturnType<typeof sure>[] = [];
    const answers: unknown[] = [];
    at.whenOpen = async () => {
      windows.push(sure());
      const [first] = windows;
      if (!first?.odds) return;
      const slip = { selection: 'A.consecutive', side: 'back', odds: first.odds, line: 0, stake: 10_000 } as never;
      for (const step of [first.step, at.table.round.steps]) {
        const late = placeBets(at.table, callerOf(asha.id, `late-${++keys}`), first.round, [slip], step);
        const placed = await house.deps.writer.do(late);
        answers.push(placed.ok || placed.error);
      }
    };
    await at.table.playRound();
    const [first, second] = windows;
    expect([second?.round, second?.odds]).toEqual([first?.round, first?.odds]); // only the window is another
    expect(answers.slice(0, 4)).toEqual([true, true, 'bets-closed', true]);
  });

  test('on another round, at another price or on something locked is refused by name', async () => {
    await onTeen20(async at => {
      const other = placeBets(at.table, callerOf(asha.id, `other-${++keys}`), '1', [onA]);
      expect(await house.deps.writer.do(other)).toEqual({ ok: false, error: 'round-over' });
      expect(await place(at, asha, { ...(onA as object), odds: 1990 } as never)).toEqual({
        ok: false,
        error: 'price-changed',
      });
      expect(await place(at, asha, { ...(onA as object), selection: 'nothing' } as never)).toEqual({
        ok: false,
        error: 'unknown-selection',
      });
    });
  });
});

describe('a round', () => {
  test('[R10] whose beacon stays silent is refunded with a public fault code', async () => {
    const game = (await gameOf('dt20'))!;
    const at = new TestTable(house, game, world, { beacon: silentBeacon(world) });
    at.whenOpen = async () => {
      const placed = await place(at, asha, anySlip(at.table, randomFrom(1))!);
      expect(placed.ok).toBe(true);
    };
    const { balance } = await wallet(asha);
    const round = await at.table.playRound();
    expect(round.phase).toBe('void');
    expect(await wallet(asha)).toMatchObject({ balance, exposure: 0 });
    expect(await roundOf(house.deps.db, round.id)).toMatchObject({ state: 'void', fault: 'beacon-missing' });
    const { rows } = await betsOfPlayer(house.deps.db, asha.id as never, { round: round.id, most: 10 }, { size: 10 });
    expect(rows.map(bet => bet.state)).toEqual(['void']);
  });

  test.each(['teen20', 'teen', 'superOver', 'poker6'])(
    '[R21] [R5] of %s that is left at any step is refunded while betting, else finished as committed, exactly once',
    async code => {
      const game = (await gameOf(code))!;
      for (let stop = 1; stop < 40; stop += 1) {
        const at = new TestTable(house, game, world);
        const random = randomFrom(stop);
        at.whenOpen = async () => {
          const slip = anySlip(at.table, random);
          if (slip) await place(at, ravi, slip);
        };
        const before = await wallet(ravi);
        const left = await leaveAfter(at, stop);
        if (left === 'played out') break;
        const row = (await roundOf(house.deps.db, left))!;
        const next = new TestTable(house, game, world);
        const round = await next.table.resume(row);
        const wasBetting = row.state === 'new' || row.state === 'open';
        expect(round.phase).toBe(wasBetting ? 'void' : 'settled');
        const { rows } = await betsOfPlayer(house.deps.db, ravi.id as never, { round: left, most: 50 }, { size: 50 });
        const profits = rows.filter(bet => bet.state === 'settled').map(bet => bet.profit!);
        const after = await wallet(ravi);
        expect([after.balance - before.balance, after.exposure]).toEqual([sum(profits), 0]);
        const { result, proof } = round.ending ?? {};
        expect(!proof || verify(game, proof, { ...round, result: claimed(result!) }).ok).toBe(true);
      }
      expect(await total()).toBe(0);
    },
  );

  /** The owner is gone after so many events, as if the power had failed. */
  async function leaveAfter(at: TestTable, events: number): Promise<string | 'played out'> {
    class PowerCut extends Error {}
    const push = at.events.push.bind(at.events);
    at.events.push = event => {
      push(event);
      if (at.events.length === events) throw new PowerCut();
      return at.events.length;
    };
    try {
      await at.table.playRound();
      return 'played out';
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      return at.table.round.id;
    }
  }
});

test('what is held for a player is what the bets on the tab need', async () => {
  const game = (await gameOf('teen20'))!;
  const at = new TestTable(house, game, world);
  at.whenOpen = async () => {
    const random = randomFrom(77);
    const taken: PlacedBet[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const placed = await place(at, ravi, anySlip(at.table, random)!);
      if (placed.ok) taken.push(...placed.value);
    }
    expect((await wallet(ravi)).exposure).toBe(heldFor(game, taken));
  };
  await at.table.playRound();
});

describe('bets that cover each other', () => {
  const on = (selection: string, stake: number) =>
    ({ selection, side: 'back', odds: odds(1.98), line: 0, stake: rupees(stake) }) as const;

  test('[R2] six of ten thousand on A and then as much on B are taken, and hold what can be lost', async () => {
    const tara = await person(house, 'tara');
    const at = new TestTable(house, (await gameOf('teen20'))!, world);
    at.whenOpen = async () => {
      expect((await place(at, tara, on('A.win', 6_000))).ok).toBe(true);
      expect(await wallet(tara)).toMatchObject({ balance: rupees(4_000), exposure: rupees(6_000) });
      expect((await place(at, tara, on('B.win', 6_000))).ok).toBe(true);
      expect(await wallet(tara)).toMatchObject({ balance: rupees(9_880), exposure: rupees(120) });
    };
    await at.table.playRound();
    expect((await wallet(tara)).exposure).toBe(0);
  });

  test('what an earlier version held for an open round, more than is needed, is free again with its payment', async () => {
    const uma = await person(house, 'uma');
    const user = uma.id as UserId;
    const at = new TestTable(house, (await gameOf('teen20'))!, world);
    at.whenOpen = async () => {
      await place(at, uma, on('A.win', 1_000));
      await place(at, uma, on('B.win', 1_000));
      const { id } = at.table.round;
      const more = await house.deps.writer.do({
        ...NOT_REMEMBERED,
        accounts: accountsOf(user),
        rows: [['tab', tabId(id, user)]],
        decide: decision => {
          const tab = tabIn(decision, id, user);
          decision.put('tab', { ...tab, held: rupees(2_000) });
          return decision.post(holdFor(user, subtract(rupees(2_000), tab.held), 'as before', id));
        },
      });
      expect(more.ok).toBe(true);
    };
    await at.table.playRound();
    const { balance, exposure } = await wallet(uma);
    expect([balance - rupees(10_000), exposure]).toEqual([expect.toSatisfy(made => [0, -2_000].includes(made)), 0]);
  });
});

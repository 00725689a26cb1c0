import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { ok } from '@maidan/core/result';
import { gameOf } from '@maidan/games/index';
import { leavesOf, rootOf } from '@maidan/games/kit/fair/betsTree';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { evolve, newRound, type Round } from '@maidan/games/kit/round';
import { expect, test } from 'vitest';
import type { Queryable } from '../db/db.ts';
import { atOnce, inPieces } from '../work/pieces.ts';
import type { Command } from '../writer/command.ts';
import { Decision, Changes } from '../writer/decision.ts';
import type { Writer } from '../writer/writer.ts';
import type { RowOfKind } from '../writer/writing.ts';
import { treeOf } from './rooting.ts';
import { Rounds } from './rounds.ts';
import type { PlacedBet, RoundRow } from './rows.ts';
import { type Tab, tabId } from './tab.ts';

/* A round that very many bet on is rooted and paid in pieces: between them the house serves everybody else. */

const ROUND = '100001' as RoundId;
const PLAYERS = 500;
const BETS_EACH = 10;
/** What others may have to wait for. */
const MOST = 300;

const teen20 = (await gameOf('teen20'))!;
const dealt = settledRound();
const bets = Array.from({ length: PLAYERS * BETS_EACH }, (_, nth) => betOf(nth));

/** As it is before it is settled: all cards are on the table. */
function settledRound(): Round {
  const start = { id: ROUND, gone: [], now: 0 as Millis };
  let round = newRound(teen20, { ...start, commitment: 'c' });
  const played = rehearse(teen20, { ...start, seed: '5'.repeat(64), entropy: window => `${window}`.padStart(64, 'a') });
  for (const { event } of played) if (event.type !== 'settled') round = evolve(round, event);
  return round;
}

function betOf(nth: number): PlacedBet {
  const [selection] = teen20.markets[0]!.selections;
  const user = `u${Math.floor(nth / BETS_EACH)}` as UserId;
  const slip = { selection: selection!.id, side: 'back', odds: odds(1.98), line: 0, stake: paise(100_00) } as const;
  return { ...slip, id: `bet-${nth}` as BetId, user, round: ROUND, game: teen20.code, at: 0 as Millis };
}

const tabs: readonly Tab[] = [...Map.groupBy(bets, ({ user }) => user)].map(([user, theirs]) => ({
  ...{ id: tabId(ROUND, user), round_id: ROUND, user_id: user, bets: theirs, version: 1 },
  held: paise(theirs.length * 100_00),
}));

const ROW = { id: ROUND, game: 'teen20', salt: 's', state: 'dealing', steps: 1, at: 0, dealt: [], paid: [] };
const row = { ...ROW, beacons: [], entropy: [], bet_roots: [] } as unknown as RoundRow; // as far as it is looked at

/** The command that a step of the round becomes. */
async function commandOf(step: (rounds: Rounds) => Promise<unknown>): Promise<Command<unknown>> {
  const given: Command<unknown>[] = [];
  const db = { query: async () => ({ rows: tabs }) } as unknown as Queryable;
  const writer = { do: async (command: Command<unknown>) => (given.push(command), ok(row)) } as unknown as Writer;
  await step(new Rounds(db, writer));
  return given[0]!;
}

const decisionUpon = (): Decision =>
  new Decision(
    {
      now: 1 as Millis,
      accounts: new Set(),
      balances: new Map(tabs.map(({ user_id: user, held }) => [`exposure:${user}` as const, held])),
      rows: new Map<string, RowOfKind>([
        [`round ${ROUND}`, { kind: 'round', row }],
        ...tabs.map((tab): [string, RowOfKind] => [`tab ${tab.id}`, { kind: 'tab', row: tab }]),
      ]),
      numbers: new Map(),
    },
    new Changes(),
  );

const paying = (rounds: Rounds) => rounds.pay({ game: teen20, row, round: dealt, markets: undefined });
const voiding = (rounds: Rounds) => rounds.voidRound(row, { fault: 'voided-by-operator', by: 'house', dealt: [] });

test.each([
  ['paid', paying],
  ['made void', voiding],
] as const)('a round of 5,000 bets is %s a few hundred at a time, and all of them', async (_, step) => {
  const command = await commandOf(step);
  const decision = decisionUpon();
  const ended = (): number => [...decision.own.rows.keys()].filter(name => name.startsWith('bet ')).length;
  const pieces = command.decide.inPieces!(decision);
  for (let before = 0, isDone = false; !isDone; before = ended()) {
    isDone = pieces.next().done ?? false;
    expect(ended() - before).toBeLessThanOrEqual(MOST);
  }
  expect(ended()).toBe(bets.length);
});

test.each([
  ['after each piece that takes long', 5, ['first', 'others', 'second', 'others', 'third', 'others']],
  ['when some that are quick took long together', 3, ['first', 'second', 'others', 'others', 'third']],
  ['only at the end of what is quick', 0, ['first', 'second', 'third']],
])('others have their turn %s', async (_, takesMs, expected) => {
  const turns: string[] = [];
  let now = 0;
  const work = function* () {
    for (const piece of ['first', 'second', 'third']) {
      turns.push(piece);
      now += takesMs;
      setImmediate(() => turns.push('others'));
      yield;
    }
    return turns.length;
  };
  expect(await inPieces(work(), () => now)).toBe(expected.length);
  expect(turns).toEqual(expected);
});

test.each([0, 1, 2, 63, 64, 65, 127, 129, 1_000, 5_000])(
  'the tree of %i bets that is grown in pieces has the root it has as a whole',
  count => {
    const some = bets.slice(0, count);
    const leaves = leavesOf('secret', some);
    expect(atOnce(treeOf('secret', some))).toEqual({ leaves, root: rootOf(leaves) });
    expect([...treeOf('secret', some)]).toHaveLength(2 * Math.ceil(count / 64));
  },
);

import { type Random, randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { ask, colleague, type Person, type TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { placeBets, undoBets } from './bets.ts';
import { Rounds } from './rounds.ts';
import { roundOf } from './roundStore.ts';
import { anySlip, callerOf, silentBeacon, TestTable } from './testTable.ts';

/* Days at the tables on which everything happens that can happen to a bet. */

/** One window and several, lays, lines, and markets that are paid before the end. */
export const CODES = ['teen20', 'card32eu', 'notenum', 'dt6'] as const;

/** How often it happened. */
export interface Seen {
  /** Bets taken back while bets were open. */
  readonly undone: number;
  /** Rounds whose beacon stayed silent: every stake goes back. */
  readonly silent: number;
  /** Rounds that were made void when some of their markets were paid. */
  readonly half: number;
  /** Rounds that two people undid after they were paid. */
  readonly reversed: number;
}

interface Scene {
  readonly house: House;
  readonly world: TestWorld;
  readonly people: readonly Person[];
  readonly random: Random;
  /** Who has covered bets on a round and wants no others: '<round> <player>'. */
  readonly covered: Set<string>;
  readonly seen: { -readonly [K in keyof Seen]: Seen[K] };
}

interface Days {
  readonly seed: number;
  /** At least so many. Cards are left to chance: more are played until everything has happened that is wanted. */
  readonly rounds: number;
  isWhole(seen: Seen): Promise<boolean>;
}

export async function anyDays(
  house: House,
  world: TestWorld,
  people: readonly Person[],
  { seed, rounds, isWhole }: Days,
): Promise<Seen> {
  const seen = { undone: 0, silent: 0, half: 0, reversed: 0 };
  const scene = { house, world, people, random: randomFrom(seed), covered: new Set<string>(), seen };
  for (let nth = 0; nth < rounds || (nth < 10 * rounds && !(await isWhole(seen))); nth += 1) {
    const round = await playAny(scene);
    if (round !== undefined && scene.random.below(5) === 0) await reverse(scene, round);
  }
  return seen;
}

/** By two people who signed in for it: days pass between rounds. */
async function reverse({ house, seen }: Scene, round: string): Promise<void> {
  seen.reversed += 1;
  const owner = await colleague(house, 'owner', `owner${seen.reversed}`);
  const partner = await colleague(house, 'owner', `partner${seen.reversed}`);
  const input = { id: round, fault: 'cards-in-doubt', reason: 'Two cards stuck together' };
  const { data } = await ask(house, 'voidRound', input, owner);
  const { status, text } = await ask(house, 'approveProposal', { id: data['proposal'] }, partner);
  if (status !== 200) throw new Error(`round ${round} was not reversed: ${text}`);
}

class PowerCut extends Error {}

/** A round with bets of everybody. Answers with its id where it was played to its end. */
async function playAny(scene: Scene): Promise<string | undefined> {
  const { house, world, people, random, seen } = scene;
  const game = (await gameOf(random.pick(CODES)))!;
  const fate = random.pick(['play', 'play', 'play', 'half', 'silent'] as const);
  const at = new TestTable(house, game, world, fate === 'silent' ? { beacon: silentBeacon(world) } : {});
  at.whenOpen = async () => {
    for (const { id } of people) await betAny(scene, at, id);
  };
  if (fate === 'half') leaveWhenPaid(at);
  world.pass(random.pick([0, 3_600_000, 20 * 3_600_000]));
  try {
    const { id, phase } = await at.table.playRound();
    if (fate === 'silent') seen.silent += 1;
    return phase === 'settled' ? id : undefined;
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
    const row = (await roundOf(house.deps.db, at.table.round.id))!;
    const rounds = new Rounds(house.deps.db, house.deps.writer);
    await rounds.voidRound(row, { fault: 'voided-by-operator', by: 'house', dealt: row.dealt });
    seen.half += 1;
    return undefined;
  }
}

function leaveWhenPaid(at: TestTable): void {
  const push = at.events.push.bind(at.events);
  at.events.push = event => {
    if (event.type === 'paid') throw new PowerCut();
    return push(event);
  };
}

/** A few bets, or two that cover each other; some are taken back. */
async function betAny({ house, random, covered, seen }: Scene, { table }: TestTable, user: string): Promise<void> {
  const { writer } = house.deps;
  if (covered.has(`${table.round.id} ${user}`)) return;
  const isCovered = random.below(3) === 0;
  if (isCovered) covered.add(`${table.round.id} ${user}`);
  for (let nth = isCovered ? 1 : random.below(4); nth > 0; nth -= 1) {
    const slips = isCovered ? coveredSlips(table, random) : [anySlip(table, random) ?? []].flat();
    if (slips.length === 0) return;
    const key = `${table.round.id}-${table.round.steps}-${nth}`;
    const placed = await writer.do(placeBets(table, callerOf(user, key), table.round.id, slips));
    if (!placed.ok || random.below(4) > 0) continue;
    const taken = placed.value.map(({ id }) => id);
    const undone = await writer.do(undoBets(table, callerOf(user, `${key}-undo`), taken));
    if (undone.ok) seen.undone += taken.length;
  }
}

/** Back and lay of the same: where it loses, nothing is moved. */
function coveredSlips(table: TestTable['table'], random: Random): readonly Slip[] {
  const quotes = Object.entries(table.round.quotes).filter(([, { back, lay }]) => back && lay);
  const both = { ...table.round, quotes: Object.fromEntries(quotes) };
  const slip = anySlip({ game: table.game, round: both }, random);
  if (!slip) return [];
  const side = slip.side === 'back' ? 'lay' : 'back';
  const { odds, line } = both.quotes[slip.selection]![side]!;
  return [slip, { ...slip, side, odds, line: line ?? 0 }];
}

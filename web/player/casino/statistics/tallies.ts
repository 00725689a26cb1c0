import type { Fact } from '@maidan/games/kit/fact';
import type { Game } from '@maidan/games/kit/game';
import type { Side } from '@maidan/games/kit/marks';
import type { Counted, CountedTitle } from '@maidan/games/kit/shown';
import { say } from '@maidan/words/say';
import { sidesOf, whichSide } from '../../parts/result/sides.ts';
import { tell } from '../../parts/result/tell.ts';

/** A finished round. */
export interface Past {
  readonly round: string;
  readonly code: string;
  readonly facts: readonly Fact[];
}

export interface Share {
  readonly name: string;
  /** What it is drawn in: its own colour where it is one, else one that stays with it however often it comes. */
  readonly hue: string;
  readonly count: number;
  /** Of all that was counted, from 0 to 1. */
  readonly share: number;
}

/** How often each of something came. */
export interface Tally {
  readonly title: string;
  readonly shares: readonly Share[];
}

/** Whether a table has anything to count. */
export const isCounted = (game: Game): boolean => countedOf(game).length > 0;

/** What can be counted of these rounds, the most frequent first; a side keeps its place. */
export function talliesOf(game: Game, pasts: readonly Past[]): readonly Tally[] {
  return countedOf(game).map(counted => {
    if (counted === 'winner') {
      const winners = pasts.map(past => winnerName(game, past));
      return { title: say('casino.winner'), shares: sharesOf(winners, sideNames(game), {}) };
    }
    const [title, nth] = counted;
    const names = pasts.flatMap(({ facts }) => (facts[nth] ? namesIn(facts[nth]) : []));
    const { key } = pasts.flatMap(({ facts }) => facts[nth] ?? [])[0] ?? {};
    return { title: TITLES[title], shares: sharesOf(names, [], key ? huesOf(key) : {}) };
  });
}

const countedOf = ({ counted }: Game): readonly Counted[] => counted ?? ['winner'];

const TITLES: Readonly<Record<CountedTitle, string>> = {
  smallOrBig: say('casino.smallOrBig'),
  oddOrEven: say('casino.oddOrEven'),
  redOrBlack: say('casino.redOrBlack'),
  colour: say('casino.colour'),
  dozen: say('casino.dozen'),
  single: say('casino.single'),
  method: say('casino.method'),
  scorer: say('casino.scorer'),
  ball: say('casino.ball'),
  firstQuestion: say('casino.firstQuestion'),
  thirdQuestion: say('casino.thirdQuestion'),
  session: say('casino.session'),
  playersWon: say('casino.playersWon'),
  onAndar: say('casino.onAndar'),
  onBahar: say('casino.onBahar'),
  cards: say('casino.cards'),
};

/** The one who won, in words. */
export function winnerName({ code: game }: Game, { code, facts }: Past): string {
  const sides = sidesOf(game);
  const which = sides && whichSide(sides, code, facts[0]);
  const side = which && sides[which];
  if (side) return sideName(side);
  const [name = code] = facts[0] ? namesIn(facts[0]) : [];
  return name;
}

export const sideName = ([, name]: Side): string => tell({ key: 'winner', is: name });

function sideNames({ code }: Game): readonly string[] {
  const sides = sidesOf(code);
  return sides ? [sides.first, sides.second, sides.tie].flatMap(side => (side ? sideName(side) : [])) : [];
}

/** What a fact says, without the numbers that it follows from; one for each card or winner where it is of several. */
function namesIn(fact: Fact): readonly string[] {
  const { key } = fact;
  if ('each' in fact) return fact.each.flatMap(value => (value === null ? [] : tell({ key, is: value })));
  return 'is' in fact && fact.is !== null ? [tell({ key, is: fact.is })] : [];
}

/** What is a colour is drawn in it, as on the felt. */
const huesOf = (key: Fact['key']): Readonly<Record<string, string>> =>
  Object.fromEntries((['Red', 'Black', 'Green'] as const).map(is => [tell({ key, is }), is.toLowerCase()]));

/** Those named in `always` come first and are shown even if they never came. */
function sharesOf(
  names: readonly string[],
  always: readonly string[],
  hues: Readonly<Record<string, string>>,
): readonly Share[] {
  const counts = new Map(always.map(name => [name, 0]));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const others = [...counts.keys()].slice(always.length).toSorted();
  const order = [...always, ...others];
  const all = [...counts].map(([name, count]) => ({
    name,
    hue: hues[name] ?? `p${order.indexOf(name)}`,
    count,
    share: names.length === 0 ? 0 : count / names.length,
  }));
  const kept = all.slice(0, always.length);
  return [...kept, ...all.slice(always.length).toSorted((a, b) => b.count - a.count)];
}

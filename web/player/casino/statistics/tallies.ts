import { say } from '@maidan/words/say';
import { sidesOf, whichSide } from '../../parts/result/sides.ts';

/** A finished round as the results page tells it. */
export interface Past {
  readonly round: string;
  readonly code: string;
  readonly facts: readonly string[];
}

export interface Share {
  readonly name: string;
  readonly count: number;
  /** Of all that was counted, from 0 to 1. */
  readonly share: number;
}

/** How often each of something came. */
export interface Tally {
  readonly title: string;
  readonly shares: readonly Share[];
}

/** Something a round is counted by; several names where a round has several of it. */
interface Counted {
  readonly title: string;
  readonly namesOf: (past: Past, game: string) => readonly string[];
}

const fact = (title: string, nth: number): Counted => ({
  title,
  namesOf: ({ facts }) => (facts[nth] === undefined || facts[nth] === '-' ? [] : [withoutDetail(facts[nth])]),
});

/** A fact that lists one word for each card or winner. */
const words = (title: string, nth: number): Counted => ({
  title,
  namesOf: ({ facts }) => (facts[nth] ?? '').split(/\s+/).filter(word => /\w/.test(word)),
});

const WINNER: Counted = { title: say('casino.winner'), namesOf: (past, game) => [winnerName(game, past)] };
const PARITY_AND_COLOUR = [fact(say('casino.oddOrEven'), 1), fact(say('casino.redOrBlack'), 2)];
const LUCKY_SEVEN = [WINNER, ...PARITY_AND_COLOUR];
const DICE = [fact(say('casino.smallOrBig'), 1)];

/** Where the winner is not all there is to count, or there is none. */
const COUNTED: Readonly<Record<string, readonly Counted[]>> = {
  baccarat: [WINNER, fact(say('casino.smallOrBig'), 4)],
  lucky7: LUCKY_SEVEN,
  lucky7eu: LUCKY_SEVEN,
  lucky7eu2: LUCKY_SEVEN,
  aaa2: [WINNER, ...PARITY_AND_COLOUR],
  ourroullete: [fact(say('casino.colour'), 1), fact(say('casino.oddOrEven'), 2), fact(say('casino.dozen'), 4)],
  sicbo: DICE,
  sicbo2: DICE,
  worli2: [fact(say('casino.single'), 0), fact(say('casino.oddOrEven'), 2)],
  lottcard: [fact(say('casino.single'), 0)],
  goals: [fact(say('casino.method'), 1), fact(say('casino.scorer'), 0)],
  ballbyball: [fact(say('casino.ball'), 0)],
  lucky15: [fact(say('casino.ball'), 0)],
  kbc: [fact(say('casino.firstQuestion'), 0), fact(say('casino.thirdQuestion'), 2)],
  trio: [fact(say('casino.session'), 0), fact(say('casino.redOrBlack'), 2)],
  teen8: [words(say('casino.playersWon'), 0)],
  war: [words(say('casino.playersWon'), 0)],
  '3cardj': [words(say('casino.cards'), 0)],
  notenum: [words(say('casino.oddOrEven'), 0), words(say('casino.redOrBlack'), 1)],
  ab20: [],
};

/** Whether a table has anything to count: every rank goes to Andar about as often as to Bahar. */
export const isCounted = (game: string): boolean => (COUNTED[game] ?? [WINNER]).length > 0;

/** What can be counted of these rounds, the most frequent first; a side keeps its place. */
export function talliesOf(game: string, pasts: readonly Past[]): readonly Tally[] {
  return (COUNTED[game] ?? [WINNER]).map(({ title, namesOf }) => ({
    title,
    shares: sharesOf(
      pasts.flatMap(past => namesOf(past, game)),
      title === WINNER.title ? sideNames(game) : [],
    ),
  }));
}

/** The one who won, in words. */
export function winnerName(game: string, { code, facts }: Past): string {
  const sides = sidesOf(game);
  const which = sides && whichSide(sides, code, facts[0]);
  return (which && sides[which]?.[1]) ?? withoutDetail(facts[0] ?? code);
}

function sideNames(game: string): readonly string[] {
  const sides = sidesOf(game);
  return sides ? [sides.first, sides.second, sides.tie].flatMap(side => side?.[1] ?? []) : [];
}

/** Those named in `always` come first and are shown even if they never came. */
function sharesOf(names: readonly string[], always: readonly string[]): readonly Share[] {
  const counts = new Map(always.map(name => [name, 0]));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({
    name,
    count,
    share: names.length === 0 ? 0 : count / names.length,
  }));
  const kept = all.slice(0, always.length);
  return [...kept, ...all.slice(always.length).toSorted((a, b) => b.count - a.count)];
}

/** 'Yes (26)' is a yes. */
const withoutDetail = (text: string): string => text.replace(/ \(.*\)$/, '');

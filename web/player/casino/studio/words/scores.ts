import type { Fact } from '@maidan/games/kit/fact';
import type { Word } from '@maidan/games/kit/factWords';
import type { Game, Table } from '@maidan/games/kit/game';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { tell } from '../../../parts/result/tell.ts';

/** What a seat has come to so far, in a word or a number, from the cards that lie open. */
export const scoreOf = (game: Game, table: Table, seat: string): string | undefined =>
  told(game.score?.(table, seat), tell);

/** The same where there is little room: many hands side by side. */
export const shortScoreOf = (game: Game, table: Table, seat: string): string | undefined =>
  told(game.score?.(table, seat), fact => ('is' in fact && SHORT[String(fact.is)]) || tell(fact));

/** Whether the last deal has changed it before the viewer's eyes: then it waits until the card is turned. */
export function hasJustScored(game: Game, { gone, dealt }: Dealing, fresh: number, seat: string): boolean {
  if (dealt.length <= fresh) return false;
  const before = tableOf(game, { gone, dealt: dealt.slice(0, -1) });
  return scoreOf(game, before, seat) !== scoreOf(game, tableOf(game, { gone, dealt }), seat);
}

const told = (fact: Fact | undefined, how: (fact: Fact) => string): string | undefined => fact && how(fact);

const SHORT: Readonly<Record<string, string>> = {
  'High Card': say('casino.shortHigh'),
  'One Pair': say('casino.shortPair'),
  'Three of a Kind': say('casino.shortThree'),
  'Four of a Kind': say('casino.shortFour'),
  'Full House': say('casino.shortFull'),
  'Straight Flush': say('casino.shortStraightFlush'),
} satisfies Partial<Record<Word, string>>;

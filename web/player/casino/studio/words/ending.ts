import type { Fact } from '@maidan/games/kit/fact';
import type { Game, RoundResult } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import type { Title } from '@maidan/games/kit/shown';
import { say } from '@maidan/words/say';
import { seatName, tell } from '../../../parts/result/tell.ts';
import { whyVoid } from '../../whyVoid.ts';

/** What the banner says when the round is over. */
export interface Ending {
  readonly title: string;
  readonly detail: string;
  /** The seats that lie in gold. None where nobody wins, and then nobody is dimmed. */
  readonly winners: readonly string[];
}

export function endingOf(game: Game, round: Round): Ending | undefined {
  if (round.phase === 'void') {
    const why = whyVoid(round.fault);
    const detail = why ? say('casino.allReturnedFor', { why }) : say('casino.allReturned');
    return { title: say('casino.roundVoid'), detail, winners: [] };
  }
  const result = round.ending?.result;
  if (!result) return undefined;
  return { title: titleOf(game, result), detail: detailOf(game, result), winners: result.winners };
}

function titleOf({ seats, banner }: Game, result: RoundResult): string {
  const { title, of } = banner ?? {};
  const { winners, facts } = result;
  if (title === undefined && winners.length > 0)
    return say('casino.wins', { name: winners.map(seat => seatName(seats[seat] ?? seat)).join(', ') });
  const first = of === undefined ? facts[0] : facts.find(({ key }) => key === of);
  return TITLES[title ?? 'fact'](first ? tell(first) : '', result);
}

const TITLES: Readonly<Record<Title, (told: string, result: RoundResult) => string>> = {
  fact: told => told,
  // Should the pack run out before a tie is broken, there is no winner.
  wins: (name, { tie }) => (tie ? name : say('casino.wins', { name })),
  beating: (_, { winners }) => beating(winners),
  total: total => say('casino.total', { total }),
  number: drawn => say('casino.numberIs', { drawn }),
  single: digit => say('casino.singleIs', { digit }),
  raceTo17: answer => say('casino.raceTo17', { answer }),
  cards: cards => say('casino.cardsAreOf', { cards }),
  over21: answer => say('casino.over21', { answer }),
  allOut: () => say('casino.allOut'),
  answers: () => say('casino.answers'),
};

/** Players against the dealer, who wins where none of them does. */
function beating(winners: readonly string[]): string {
  const seats = winners.filter(seat => seat !== 'dealer');
  if (seats.length === 0) return say('casino.dealerWins');
  const last = seats.at(-1) ?? '';
  if (seats.length === 1) return say('casino.playerWins', { seat: last });
  return say('casino.playersWin', { seats: seats.slice(0, -1).join(', '), last });
}

function detailOf({ banner }: Game, { facts }: RoundResult): string {
  const wanted = banner ? facts.filter(({ key }) => banner.details.includes(key)) : facts.slice(1, 4);
  return wanted
    .flatMap(happened)
    .map(fact => (fact.key === 'anyZero' ? say('casino.anyZero', { answer: tell(fact) }) : tell(fact)))
    .join(' · ');
}

/** Without what did not happen: of T : - | L : Pair, L : Pair is left. */
function happened(fact: Fact): readonly Fact[] {
  if ('hands' in fact) {
    const hands = fact.hands.filter(([, value]) => value !== null);
    return hands.length > 0 ? [{ ...fact, hands }] : [];
  }
  if ('some' in fact) return fact.some.length === 0 && fact.none === null ? [] : [fact];
  if ('each' in fact) return fact.each.length === 0 ? [] : [fact];
  return fact.is === null ? [] : [fact];
}

import type { Game, RoundResult } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { ROUND_FAULTS } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';
import { seatName, tell } from '../../../parts/result/tell.ts';

/** What the banner says when the round is over. */
export interface Ending {
  readonly title: string;
  readonly detail: string;
  /** The seats that lie in gold. None where nobody wins, and then nobody is dimmed. */
  readonly winners: readonly string[];
}

export function endingOf(game: Game, round: Round): Ending | undefined {
  if (round.phase === 'void') {
    const why = round.fault && ROUND_FAULTS[round.fault];
    const detail = why ? say('casino.allReturnedFor', { why }) : say('casino.allReturned');
    return { title: say('casino.roundVoid'), detail, winners: [] };
  }
  const result = round.ending?.result;
  if (!result) return undefined;
  const { winners } = result;
  const facts = result.facts.map(tell);
  const own = BANNERS.get(game.code)?.(facts, result);
  const [title, detail] = own ?? [titleOf(game, facts, winners), joined(detailsOf(game, facts))];
  return { title, detail, winners };
}

function titleOf({ seats }: Game, [first = '']: readonly string[], winners: readonly string[]): string {
  if (winners.length === 0) return first;
  return say('casino.wins', { name: winners.map(seat => seatName(seats[seat] ?? seat)).join(', ') });
}

/** The scores of the hands are on the felt already: what else is worth saying. */
const DETAILS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['teen', 'teen6', 'teenmuf', 'patti2', 'teensin', 'trap', 'dtl20'].map(code => [code, []] as const),
  ...['teen20', 'teen20b', 'teen20c'].map(code => [code, [3]] as const),
  ...['baccarat', 'baccarat2', 'poker20', 'dt20', 'dt202', 'dt6'].map(code => [code, [1]] as const),
  ['poker', [2]],
]);

function detailsOf({ code }: Game, facts: readonly string[]): readonly string[] {
  return DETAILS.get(code)?.map(nth => facts[nth] ?? '') ?? facts.slice(1, 4);
}

type Banner = (facts: readonly string[], result: RoundResult) => readonly [title: string, detail: string];

/** Where the first fact alone would not tell a viewer what happened. */
const BANNERS: ReadonlyMap<string, Banner> = new Map<string, Banner>([
  ['teen8', (_, { winners }) => [beating(winners), '']],
  ['war', (_, { winners }) => [beating(winners), '']],
  ['sicbo', ([total = '', ...kind]) => [say('casino.total', { total }), joined(kind.slice(0, -1))]],
  ['sicbo2', ([total = '', ...kind]) => [say('casino.total', { total }), joined(kind.slice(0, -1))]],
  ['ourroullete', ([drawn = '', ...outside]) => [say('casino.numberIs', { drawn }), joined(outside)]],
  ['worli2', ([digit = '', ...rest]) => [say('casino.singleIs', { digit }), joined(rest)]],
  [
    'race17',
    ([first = '', , , zero = '']) => [
      say('casino.raceTo17', { answer: first }),
      say('casino.anyZero', { answer: zero }),
    ],
  ],
  ['race20', ([king = '', , ...totals]) => [say('casino.wins', { name: king }), joined(totals)]],
  ['dum10', ([, target, sum, ...card]) => [sum ?? '', joined([target ?? '', ...card])]],
  ['3cardj', ([cards = '']) => [say('casino.cardsAreOf', { cards }), '']],
  ['notenum', ([, , , cards = '', hands]) => [say('casino.cardsAreOf', { cards }), hands ?? '']],
  ['trio', ([session = '', ...rest]) => [say('casino.over21', { answer: session }), joined(rest)]],
  ['ab20', facts => [say('casino.allOut'), joined(facts)]],
  ['kbc', answers => [say('casino.answers'), joined(answers)]],
  ['lottcard', ([single, double, triple]) => [triple ?? '', joined([single ?? '', double ?? ''])]],
  ['card32', thirtyTwo],
  ['card32eu', thirtyTwo],
]);

/** Players against the dealer, who wins where none of them does. */
function beating(winners: readonly string[]): string {
  const seats = winners.filter(seat => seat !== 'dealer');
  if (seats.length === 0) return say('casino.dealerWins');
  const last = seats.at(-1) ?? '';
  if (seats.length === 1) return say('casino.playerWins', { seat: last });
  return say('casino.playersWin', { seats: seats.slice(0, -1).join(', '), last });
}

/** Without what did not happen: 'T : - | L : Pair' is 'L : Pair'. */
function joined(facts: readonly string[]): string {
  const told = facts.map(fact =>
    fact
      .split(' | ')
      .filter(part => !/(^|: )-$/.test(part))
      .join(' | '),
  );
  return told.filter(fact => fact !== '').join(' · ');
}

/** Should the pack run out before the tie is broken, there is no winner. */
function thirtyTwo([first = '', ...scores]: readonly string[], { tie }: RoundResult): readonly [string, string] {
  return [tie ? first : say('casino.wins', { name: first }), joined(scores.slice(0, 4))];
}

import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { ROUND_FAULTS } from '@maidan/games/kit/roundFaults';

/** What the banner says when the round is over. */
export interface Ending {
  readonly title: string;
  readonly detail: string;
  /** The seats that lie in gold. None where nobody wins, and then nobody is dimmed. */
  readonly winners: readonly string[];
}

export function endingOf(game: Game, round: Round): Ending | undefined {
  if (round.phase === 'void') {
    const why = round.fault ? `${ROUND_FAULTS[round.fault]} ` : '';
    return { title: 'Round void', detail: `${why}All stakes are returned`, winners: [] };
  }
  const facts = round.ending?.result.facts;
  if (!facts) return undefined;
  const winners = winnersOf(game, facts);
  const own = BANNERS.get(game.code)?.(facts);
  const [title, detail] = own ?? [titleOf(game, facts, winners), joined(detailsOf(game, facts))];
  return { title, detail, winners };
}

/** The first fact names the winner, 'Player A', or all of them by their seats: '1 3 6'. */
export function winnersOf({ seats }: Game, [first = '']: readonly string[]): readonly string[] {
  const named = Object.entries(seats).filter(([, label]) => first === label || first.startsWith(`${label} (`));
  if (named.length > 0) return named.map(([seat]) => seat);
  const words = first.split(/ +/);
  const listed = Object.keys(seats).filter(seat => /^\d+$/.test(seat) && words.includes(seat));
  return listed.length === words.length ? listed : [];
}

function titleOf({ seats }: Game, [first = '']: readonly string[], winners: readonly string[]): string {
  return winners.length > 0 ? `${winners.map(seat => seats[seat]).join(', ')} wins` : first;
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

type Banner = (facts: readonly string[]) => readonly [title: string, detail: string];

/** Where the first fact alone would not tell a viewer what happened. */
const BANNERS: ReadonlyMap<string, Banner> = new Map<string, Banner>([
  ['teen8', ([winners = '']) => [beating(winners), '']],
  ['war', ([winners = '']) => [beating(winners), '']],
  ['sicbo', ([total, ...kind]) => [`Total ${total}`, joined(kind.slice(0, -1))]],
  ['sicbo2', ([total, ...kind]) => [`Total ${total}`, joined(kind.slice(0, -1))]],
  ['ourroullete', ([number, ...outside]) => [`Number ${number}`, joined(outside)]],
  ['worli2', ([digit, ...rest]) => [`Single ${digit}`, joined(rest)]],
  ['race17', ([first, , , zero]) => [`Race to 17: ${first}`, `Any zero: ${zero}`]],
  ['race20', ([king, , ...totals]) => [`${king} wins`, joined(totals)]],
  ['dum10', ([, target, sum, ...card]) => [sum ?? '', joined([target ?? '', ...card])]],
  ['3cardj', ([cards]) => [`Cards ${cards}`, '']],
  ['notenum', ([, , , cards, hands]) => [`Cards ${cards}`, hands ?? '']],
  ['trio', ([session, ...rest]) => [`21 or more: ${session}`, joined(rest)]],
  ['ab20', facts => ['Every rank is out', joined(facts)]],
  ['kbc', answers => ['The answers', joined(answers)]],
  ['lottcard', ([single, double, triple]) => [triple ?? '', joined([single ?? '', double ?? ''])]],
  ['card32', thirtyTwo],
  ['card32eu', thirtyTwo],
]);

/** Players against the dealer: '1 3 6', or a word when none of them wins. */
function beating(winners: string): string {
  const seats = winners.split(/ +/).filter(word => /^\d+$/.test(word));
  if (seats.length === 0) return 'Dealer wins';
  if (seats.length === 1) return `Player ${seats[0]} wins`;
  return `Players ${seats.slice(0, -1).join(', ')} and ${seats.at(-1)} win`;
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
function thirtyTwo([first = '', ...scores]: readonly string[]): readonly [string, string] {
  return [first === 'Tie' ? first : `${first} wins`, joined(scores.slice(0, 4))];
}

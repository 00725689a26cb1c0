import { named } from '../../rows/question.ts';
import type { Answer, MarketPlan, Truth } from '../sport.ts';
import { ballRuns, overRuns, wicketInOver } from './ballRows.ts';
import type { CricketState } from './match.ts';
import { bookmaker, matchOdds, tiedMatch, toss, totalRuns } from './matchRows.ts';
import { batterBoundaries, batterRuns, fifty, hundred, nextWicket, partnership } from './playerRows.ts';
import type { Row, CricketRowKind } from './rows.ts';
import { khado, lastDigit, line, meter, oddEven, session } from './totalRows.ts';

/** Everything that is offered, in the order of the page. */
const ROW_KINDS: readonly CricketRowKind[] = [
  matchOdds,
  bookmaker,
  toss,
  session,
  nextWicket,
  partnership,
  batterRuns,
  batterBoundaries,
  totalRuns,
  overRuns,
  ballRuns,
  line,
  khado,
  wicketInOver,
  fifty,
  hundred,
  oddEven,
  meter,
  lastDigit,
  tiedMatch,
];

const BY_CODE = new Map(ROW_KINDS.map(kind => [kind.code, kind]));

export const marketsOf = (state: CricketState): readonly MarketPlan[] =>
  ROW_KINDS.flatMap(kind =>
    kind
      .open(state)
      .filter(row => kind.answer(state, row) === undefined)
      .map(row => planOf(state, kind, row)),
  );

const planOf = (state: CricketState, kind: CricketRowKind, row: Row): MarketPlan => ({
  id: row.nth === 0 ? kind.code : `${kind.code}:${row.nth}:${row.number}`,
  ...named(kind.name(state, row)),
  kind: kind.kind,
  ...(kind.runners ? { runners: kind.runners(state) } : {}),
  ...(kind.width === undefined ? {} : { width: kind.width }),
  ...(kind.when === undefined ? {} : { when: kind.when }),
});

function found({ id }: MarketPlan): { readonly kind: CricketRowKind; readonly row: Row } | undefined {
  const [code = '', nth = '0', number = '0'] = id.split(':');
  const kind = BY_CODE.get(code);
  return kind && { kind, row: { nth: Number(nth), number: Number(number) } };
}

/** While the umpires look at a ball, nobody knows what is true. */
export function truthOf(state: CricketState, plan: MarketPlan): Truth | undefined {
  const asked = found(plan);
  if (!asked || state.stage === 'review' || state.stage === 'over') return undefined;
  const { kind, row } = asked;
  if (kind.answer(state, row) !== undefined) return undefined;
  const isOnPage = kind.open(state).some(({ nth, number }) => nth === row.nth && number === row.number);
  return isOnPage ? kind.truth(state, row) : undefined;
}

export function answerOf(state: CricketState, plan: MarketPlan): Answer | undefined {
  const asked = found(plan);
  return asked?.kind.answer(state, asked.row);
}

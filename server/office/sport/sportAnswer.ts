import type { Input } from '@maidan/contract/api';
import { ok, refuse, type Result } from '@maidan/core/result';
import { isRuns } from '@maidan/exchange/rows/runs';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import type { VoidedSpan } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import { canonical } from '../../writer/audit.ts';
import { answerFor } from '../../exchange/payments.ts';
import type { MarketRow } from '../../exchange/rows.ts';
import { runnersOf } from './sportRisk.ts';

/* A result as the operator enters it. */

export type Entered = Omit<Input<'settlePreview'>, 'market'>;

export interface Told {
  readonly answer: Answer;
  readonly voided: VoidedSpan | null;
}

type Misfit = 'answer-does-not-fit';

/** `out` are runners that were removed: they cannot win. */
export function toldBy(
  entered: Entered,
  market: Pick<MarketRow, 'kind' | 'plan'>,
  reason: string,
  out: readonly string[] = [],
): Result<Told, Misfit> {
  const voided = voidedBy(entered);
  if (!voided.ok) return voided;
  if (entered.result === 'void') return ok({ answer: { type: 'void', reason }, voided: null });
  const answer = entered.result === 'runs' ? runsBy(entered, market) : wonBy(entered, market, out);
  return answer.ok ? ok({ answer: answer.value, voided: voided.value }) : answer;
}

function voidedBy({ voidAfter, voidUpTo }: Entered): Result<VoidedSpan | null, Misfit> {
  if (voidAfter === undefined) return voidUpTo === undefined ? ok(null) : refuse('answer-does-not-fit');
  if (voidUpTo !== undefined && voidUpTo <= voidAfter) return refuse('answer-does-not-fit');
  return ok({ after: voidAfter, upTo: voidUpTo ?? null });
}

function runsBy({ total }: Entered, { kind }: Pick<MarketRow, 'kind'>): Result<Answer, Misfit> {
  const isByRuns = kind !== 'exchange' && (isRuns(kind) || kind === 'oddEven' || kind === 'lastDigit');
  return isByRuns && total !== undefined ? ok({ type: 'runs', total }) : refuse('answer-does-not-fit');
}

function wonBy(
  entered: Entered,
  market: Pick<MarketRow, 'kind' | 'plan'>,
  out: readonly string[],
): Result<Answer, Misfit> {
  const { kind } = market;
  const runners = runnersOf(market);
  const [winners, tied] = [placesIn(entered.winners), placesIn(entered.tied)];
  const isKnown = winners.every(place => place < runners.length && !out.includes(runners[place]!));
  const fits =
    (kind === 'exchange' || !isRuns(kind)) &&
    isKnown &&
    new Set(winners).size === winners.length &&
    (winners.length > 0 || kind === 'fancy1') &&
    tied.every(place => winners.includes(place)) &&
    (entered.sharedBy === undefined || (kind === 'fancy1' && winners.length > 0));
  if (!fits) return refuse('answer-does-not-fit');
  return ok({
    type: 'won',
    winners,
    ...(tied.length > 0 && { tied }),
    ...(entered.sharedBy !== undefined && { sharedBy: entered.sharedBy }),
  });
}

const placesIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** The other way round: as it was entered, for who has to look at it again. */
export function enteredAs({ answer, voided }: Told): Entered {
  return {
    result: answer.type,
    winners: answer.type === 'won' ? answer.winners.join() : '',
    tied: answer.type === 'won' ? (answer.tied ?? []).join() : '',
    ...(answer.type === 'won' && answer.sharedBy !== undefined && { sharedBy: answer.sharedBy }),
    ...(answer.type === 'runs' && { total: answer.total }),
    ...(voided && { voidAfter: voided.after }),
    ...(voided && voided.upTo !== null && { voidUpTo: voided.upTo }),
  };
}

type Asked = Pick<MarketRow, 'kind' | 'plan'>;

/** As the office asks for it: parity and last digit by who won, even where a number of runs told it. */
export function asAsked(market: Asked, told: Answer): Answer {
  const answer = answerFor(market, told);
  if (answer.type !== 'runs') return answer;
  if (market.kind === 'oddEven') return { type: 'won', winners: [1 - (answer.total % 2)] };
  return market.kind === 'lastDigit' ? { type: 'won', winners: [answer.total % 10] } : answer;
}

/** Whether two answers pay everybody the same, however they are written. */
export const isSameAnswer = (market: Asked, a: Answer, b: Answer): boolean =>
  canonical(meaningOf(market, a)) === canonical(meaningOf(market, b));

function meaningOf(market: Asked, told: Answer): unknown {
  const answer = asAsked(market, told);
  if (answer.type === 'runs') return answer.total;
  return rulingOf(answer, runnersOf(market), market.plan.winners);
}

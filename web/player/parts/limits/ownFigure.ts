import { limitOf, type OwnLimit, SPANS, SUMS } from '@maidan/core/ownLimits';
import { Refused } from '../../../api.ts';
import { call } from '../../session.ts';
import { figureOf } from './figureOf.ts';

/** Which limit of one's own a refusal is about. */
const LIMITS: Readonly<Record<string, OwnLimit>> = {
  'own-largest-stake': 'largestStake',
  'own-open-bets': 'openBets',
  'own-play-time': 'playMinutes',
  ...Object.fromEntries(SUMS.flatMap(sum => SPANS.map(span => [`own-${sum}-${span}`, limitOf(sum, span)]))),
};

/** A refusal by a limit of one's own says when there is room again: here it also says how much the limit is, and what is left. */
export async function withOwnFigure(refused: Refused): Promise<Refused> {
  const { [refused.code]: about } = LIMITS;
  if (!about) return refused;
  const safe = await call('playSafe', {}).catch(() => undefined); // without it the refusal stands as it is
  const found = safe?.limits.find(({ limit }) => limit === about);
  if (!found || found.value === null) return refused;
  return new Refused(refused.code, `${refused.message} ${figureOf(about, found.value, found.used)}`);
}

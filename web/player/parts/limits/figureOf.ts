import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { measureOf, type OwnLimit } from '@maidan/core/ownLimits';
import { say } from '@maidan/words/say';

/** How much a limit is, and what is left of it. */
export function figureOf(limit: OwnLimit, value: number, used: number | null): string {
  const measure = measureOf(limit);
  if (measure === 'minutes') return say('safe.ownMinutes', { minutes: value });
  if (measure === 'bets') return say('safe.ownBets', { bets: value });
  const most = formatMoney(paise(value));
  if (used === null) return say('safe.ownLimit', { limit: most });
  return say('safe.ownLeft', { limit: most, left: formatMoney(paise(Math.max(0, value - used))) });
}

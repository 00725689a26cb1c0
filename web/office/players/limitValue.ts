import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { measureOf, type OwnLimit } from '@maidan/core/ownLimits';
import { say } from '@maidan/words/say';

/** What a limit is, in its own measure; none is no limit. */
export function limitValue(limit: OwnLimit | 'without', value: number | null): string {
  if (limit === 'without') return '–';
  if (value === null) return say('officePlayer.noLimit');
  const measure = measureOf(limit);
  if (measure === 'money') return formatMoney(paise(value));
  return measure === 'minutes'
    ? say('officePlayer.minutes', { count: value })
    : say('officePlayer.countOf', { count: value });
}

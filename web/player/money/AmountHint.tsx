import type { Currency } from '@maidan/contract/wire';
import { formatMoney, formatShort } from '@maidan/core/format';
import { type Money, paise } from '@maidan/core/money';
import { formatUsdt, limitInUsdt, type UsdtRate } from '@maidan/core/usdt';
import { say } from '@maidan/words/say';

interface Limits {
  readonly min: Money;
  readonly max: Money;
}

interface Props {
  readonly amount: Money | undefined;
  readonly currency: Currency;
  readonly rate: UsdtRate | undefined;
  readonly limits: Limits | undefined;
}

/** What was understood of the amount, and between which limits it may lie. */
export const AmountHint = ({ amount, currency, rate, limits }: Props) => (
  <span className="amount-hint">
    {amount !== undefined && <b>₹{formatMoney(amount)}</b>}
    {currency === 'USDT' && rate !== undefined && <span>1 USDT = ₹{formatMoney(paise(rate))}</span>}
    {limits && <span className="lim">{limitWords(limits, currency, rate)}</span>}
  </span>
);

/** In the currency of the field; nothing while it is not known what one USDT is worth. */
function limitWords({ min, max }: Limits, currency: Currency, rate: UsdtRate | undefined): string {
  if (currency === 'INR') return say('money.limits', { min: formatShort(min), max: formatShort(max) });
  if (rate === undefined) return '';
  return say('money.limitsUsdt', {
    min: formatUsdt(limitInUsdt(min, rate, 'least')),
    max: formatUsdt(limitInUsdt(max, rate, 'most')),
  });
}

import type { Currency } from '@maidan/contract/wire';
import { formatMoney, formatShort } from '@maidan/core/format';
import { type Money, paise } from '@maidan/core/money';
import type { UsdtRate } from '@maidan/core/usdt';

interface Props {
  readonly amount: Money | undefined;
  readonly currency: Currency;
  readonly rate: UsdtRate | undefined;
  readonly limits: { readonly min: Money; readonly max: Money } | undefined;
}

/** What was understood of the amount, and between which limits it may lie. */
export const AmountHint = ({ amount, currency, rate, limits }: Props) => (
  <span className="amount-hint">
    {amount !== undefined && <b>₹{formatMoney(amount)}</b>}
    {currency === 'USDT' && rate !== undefined && <span>1 USDT = ₹{formatMoney(paise(rate))}</span>}
    {limits && (
      <span className="lim">
        Min: {formatShort(limits.min)} Max: {formatShort(limits.max)}
      </span>
    )}
  </span>
);

import { formatMoney } from '@maidan/core/format';
import { add, type Money } from '@maidan/core/money';

interface Props {
  readonly balance: Money;
  readonly exposure: Money;
}

/** Where the points end: what is free, and what open bets hold. */
export const ClosingLine = ({ balance, exposure }: Props) => (
  <p className="closing">
    <span>
      Points end at <b>{formatMoney(add(balance, exposure))}</b>
    </span>
    <span>
      = Balance <b>{formatMoney(balance)}</b>
    </span>
    <span>
      + Exp <b>{formatMoney(exposure)}</b>
    </span>
  </p>
);

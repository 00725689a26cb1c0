import { formatMoney } from '@maidan/core/format';
import { add, type Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { bold } from '../../ui/said.tsx';

interface Props {
  readonly balance: Money;
  readonly exposure: Money;
}

/** Where the points end: what is free, and what open bets hold. */
export const ClosingLine = ({ balance, exposure }: Props) => (
  <p className="closing">
    <span>{say('account.pointsEnd', { amount: formatMoney(add(balance, exposure)), b: bold })}</span>
    <span>{say('account.isBalance', { amount: formatMoney(balance), b: bold })}</span>
    <span>{say('account.plusExposure', { amount: formatMoney(exposure), b: bold })}</span>
  </p>
);

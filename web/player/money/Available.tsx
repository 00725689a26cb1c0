import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly balance: Money | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

/** What can be withdrawn: the balance, without what open bets hold. */
export const Available = ({ balance, isError, onRetry }: Props) => (
  <p className="available">
    <span className="muted">{say('money.available')}</span>
    {balance !== undefined && <b>{formatMoney(balance)} INR</b>}
    {balance === undefined && !isError && <span className="sk" />}
    {isError && (
      <Button small onClick={onRetry}>
        {say('money.balanceRetry')}
      </Button>
    )}
  </p>
);

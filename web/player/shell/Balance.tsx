import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { useAccount } from './useAccount.ts';

/** Balance over exposure, live. A figure that could not be had says so and offers to try again. */
export function Balance() {
  const { wallet, hasFailed, isFetching, retry } = useAccount();
  if (hasFailed) {
    return (
      <div className="bal" role="alert">
        <button type="button" className="retry" onClick={retry} disabled={isFetching}>
          <Icon name="retry" small />
          {say('shell.balanceFailed')}
        </button>
      </div>
    );
  }
  return (
    <div className="bal">
      <div>
        <span>{say('shell.balance')}</span> <b>{wallet ? formatMoney(wallet.balance) : '…'}</b>{' '}
        <span className="unit">INR</span>
      </div>
      <div>
        <span>{say('shell.exposure')}</span> <b>{wallet ? withoutZeroPaise(formatMoney(wallet.exposure)) : '…'}</b>
      </div>
    </div>
  );
}

/** Nothing at stake reads 'Exp: 0', as players know it. */
const withoutZeroPaise = (amount: string): string => amount.replace(/\.00$/, '');

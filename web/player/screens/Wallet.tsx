import '../parts/account.css';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { Failed } from '../../ui/States.tsx';
import { RequestList } from '../account/RequestList.tsx';
import { PaidInAndOut } from '../parts/limits/PaidInAndOut.tsx';
import { useBalance } from '../parts/useBalance.ts';
import { TopUp } from '../money/TopUp.tsx';
import { useMoneyDialog } from '../shell/useMoneyDialog.tsx';

/** The player's money at a glance, and what became of each request. */
export function Wallet() {
  const { purse, isError, refetch } = useBalance();
  const { open, dialog } = useMoneyDialog();
  return (
    <>
      <section className="panel">
        <div className="bar">
          <h1>{say('money.wallet')}</h1>
          <Link className="sp" to="/casino/statement">
            {say('money.statement')}
          </Link>
          <Link to="/security">{say('money.security')}</Link>
        </div>
        {isError ? (
          <Failed title={say('money.balanceFailed')} text={say('money.moneySafe')} onRetry={() => void refetch()} />
        ) : (
          <dl className="purse">
            <Amount title={say('money.balance')} text={say('money.balanceIs')} amount={purse?.balance} />
            <Amount title={say('money.exposure')} text={say('money.exposureIs')} amount={purse?.exposure} />
            <Amount title={say('money.held')} text={say('money.heldIs')} amount={purse?.held} />
          </dl>
        )}
        <div className="purse-acts">
          {purse?.demo ? (
            <Link className="btn teal" to="/registeration">
              {say('money.registerTo')}
            </Link>
          ) : (
            <>
              <Button kind="primary" big onClick={() => open('deposit')}>
                <Icon name="download" />
                {say('money.deposit')}
              </Button>
              <Button kind="teal" big onClick={() => open('withdraw')}>
                <Icon name="upload" />
                {say('money.withdraw')}
              </Button>
            </>
          )}
        </div>
        <div className="purse-acts">
          <TopUp />
        </div>
      </section>
      <section className="panel">
        <h2 className="bar lt">{say('money.requests')}</h2>
        <RequestList />
      </section>
      <PaidInAndOut />
      {dialog}
    </>
  );
}

interface AmountProps {
  readonly title: string;
  readonly text: string;
  readonly amount: Money | undefined;
}

const Amount = ({ title, text, amount }: AmountProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {amount === undefined ? <span className="sk" /> : <b>{formatMoney(amount)}</b>}
      <span className="muted">{text}</span>
    </dd>
  </div>
);

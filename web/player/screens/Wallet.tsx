import '../../styles/account.css';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { Failed } from '../../ui/States.tsx';
import { RequestList } from '../account/RequestList.tsx';
import { useBalance } from '../account/useBalance.ts';
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
          <h1>Wallet</h1>
          <Link className="sp" to="/casino/statement">
            Account Statement
          </Link>
          <Link to="/security">Security</Link>
        </div>
        {isError ? (
          <Failed
            title="Your balance did not load"
            text="Your money is safe. It could not be read just now."
            onRetry={() => void refetch()}
          />
        ) : (
          <dl className="purse">
            <Amount title="Balance" text="free to bet or withdraw" amount={purse?.balance} />
            <Amount title="Exp" text="held for open bets" amount={purse?.exposure} />
            <Amount title="On its way out" text="in withdrawals" amount={purse?.held} />
          </dl>
        )}
        <div className="purse-acts">
          {purse?.demo ? (
            <Link className="btn teal" to="/registeration">
              Register to deposit and withdraw
            </Link>
          ) : (
            <>
              <Button kind="primary" big onClick={() => open('deposit')}>
                <Icon name="download" />
                Deposit
              </Button>
              <Button kind="teal" big onClick={() => open('withdraw')}>
                <Icon name="upload" />
                Withdraw
              </Button>
            </>
          )}
        </div>
        <div className="purse-acts">
          <TopUp />
        </div>
      </section>
      <section className="panel">
        <h2 className="bar lt">Requests</h2>
        <RequestList />
      </section>
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

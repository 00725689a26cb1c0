import { Link } from '../../ui/router.tsx';
import { Fact } from '../Fact.tsx';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { Icon } from '../../ui/Icon.tsx';
import { formatDay, formatMinute } from '../../ui/when.ts';
import { spaced } from '../words.ts';
import type { PaymentDetail } from './payment.ts';

/** What the request says, beside what we know: to be compared with the picture. */
export function Facts({ payment }: { readonly payment: PaymentDetail }) {
  const { warnings, player, playerWallet: wallet } = payment;
  const isDeposit = payment.type === 'deposit';
  const numberReused = warnings.includes('transaction-seen') || warnings.includes('transaction-credited');
  return (
    <dl className="office-facts">
      <Fact name="Amount" value={formatMoney(payment.amount)}>
        {payment.currency === 'USDT' ? usdtWords(payment) : payment.method}
      </Fact>
      {payment.reference && (
        <Fact name={isDeposit ? 'UTR / hash' : 'Payout ref'} value={payment.reference}>
          {isDeposit && <Check ok={!numberReused} yes="not used before" no="used before" />}
        </Fact>
      )}
      {isDeposit && payment.hasScreenshot && (
        <Fact name="Picture" value="Sent">
          <Check ok={!warnings.includes('picture-seen')} yes="not used before" no="used before" />
        </Fact>
      )}
      <Fact name="Asked" value={formatMinute(payment.at)} />
      <Fact name="Player" value={<Link to={`/players/${player.id}`}>{player.username}</Link>}>
        since {formatDay(payment.playerSince)}
      </Fact>
      <Fact name="Balance" value={formatMoney(wallet.balance)}>
        {payment.playerPayments} {payment.playerPayments === 1 ? 'request' : 'requests'} before
      </Fact>
      {wallet.held > 0 && <Fact name="Held" value={formatMoney(wallet.held)} />}
      {isDeposit && <PayerFacts payee={payment.payee} />}
      {payment.decidedBy && <Fact name="Decided by" value={payment.decidedBy} />}
      {payment.reason && <Fact name="Reason" value={payment.reason} />}
    </dl>
  );
}

const PayerFacts = ({ payee }: { readonly payee: PaymentDetail['payee'] }) =>
  Object.entries(payee)
    .filter(([, value]) => value)
    .map(([name, value]) => <Fact key={name} name={spaced(name)} value={value} />);

const usdtWords = ({ asked, rate }: PaymentDetail): string =>
  rate === null ? `${asked} USDT` : `${asked} USDT at ${formatMoney(paise(rate))}`;

const Check = ({ ok, yes, no }: { readonly ok: boolean; readonly yes: string; readonly no: string }) => (
  <span className={ok ? 'office-check pos' : 'office-check neg'}>
    <Icon name={ok ? 'check' : 'warning'} small />
    {ok ? yes : no}
  </span>
);

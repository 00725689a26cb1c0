import { Link } from '../../ui/router.tsx';
import { Fact } from '../Fact.tsx';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
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
      <Fact name={say('officeMoney.amount')} value={formatMoney(payment.amount)}>
        {payment.currency === 'USDT' ? usdtWords(payment) : payment.method}
      </Fact>
      {payment.reference && (
        <Fact name={isDeposit ? say('officeMoney.utrHash') : say('officeMoney.payoutRef')} value={payment.reference}>
          {isDeposit && (
            <Check ok={!numberReused} yes={say('officeMoney.notUsed')} no={say('officeMoney.usedBefore')} />
          )}
        </Fact>
      )}
      {isDeposit && payment.hasScreenshot && (
        <Fact name={say('officeMoney.picture')} value={say('officeMoney.pictureSent')}>
          <Check
            ok={!warnings.includes('picture-seen')}
            yes={say('officeMoney.notUsed')}
            no={say('officeMoney.usedBefore')}
          />
        </Fact>
      )}
      <Fact name={say('officeMoney.asked')} value={formatMinute(payment.at)} />
      <Fact name={say('officeMoney.player')} value={<Link to={`/players/${player.id}`}>{player.username}</Link>}>
        {say('officeMoney.playerSince', { day: formatDay(payment.playerSince) })}
      </Fact>
      <Fact name={say('officeMoney.balance')} value={formatMoney(wallet.balance)}>
        {say('officeMoney.requestsBefore', { count: payment.playerPayments })}
      </Fact>
      <Fact
        name={say('officeMoney.soFar')}
        value={say('officeMoney.inAndOut', {
          in: formatMoney(payment.playerPaid.in),
          out: formatMoney(payment.playerPaid.out),
        })}
      />
      {wallet.held > 0 && <Fact name={say('officeMoney.held')} value={formatMoney(wallet.held)} />}
      {isDeposit && <PayerFacts payee={payment.payee} />}
      {payment.decidedBy && <Fact name={say('officeMoney.decidedBy')} value={payment.decidedBy} />}
      {payment.reason && <Fact name={say('officeMoney.reason')} value={payment.reason} />}
    </dl>
  );
}

const PayerFacts = ({ payee }: { readonly payee: PaymentDetail['payee'] }) =>
  Object.entries(payee)
    .filter(([, value]) => value)
    .map(([name, value]) => <Fact key={name} name={spaced(name)} value={value} />);

const usdtWords = ({ asked, rate }: PaymentDetail): string =>
  rate === null
    ? say('officeMoney.usdt', { amount: asked })
    : say('officeMoney.usdtAt', { amount: asked, rate: formatMoney(paise(rate)) });

const Check = ({ ok, yes, no }: { readonly ok: boolean; readonly yes: string; readonly no: string }) => (
  <span className={ok ? 'office-check pos' : 'office-check neg'}>
    <Icon name={ok ? 'check' : 'warning'} small />
    {ok ? yes : no}
  </span>
);

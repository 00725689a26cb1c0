import type { Section } from '@maidan/contract/settings';
import { type Money, parseRupees } from '@maidan/core/money';
import { inInr, parseUsdt, type UsdtRate } from '@maidan/core/usdt';
import { say } from '@maidan/words/say';
import { BankPayment } from '../../ui/payTo/BankPayment.tsx';
import { CryptoPayment } from '../../ui/payTo/CryptoPayment.tsx';
import { UpiPayment } from '../../ui/payTo/UpiPayment.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly section: Section;
  readonly draft: Draft;
}

/** The deposit dialog's own panel, made from what stands in the form at this moment. */
export function PlayersSee({ section, draft }: Props) {
  if (section !== 'bank' && section !== 'upi' && section !== 'usdt') return null;
  return (
    <section className="panel office-preview" aria-label={say('officeStaff.playersSee')}>
      <div className="bar lt">
        <h2>{say('officeStaff.playersSee')}</h2>
      </div>
      <div className="office-form">
        <Preview section={section} of={name => String(draft[name] ?? '').trim()} />
      </div>
    </section>
  );
}

const NETWORKS = ['BEP20', 'TRC20', 'ERC20'] as const;
const SAMPLE = '100';

interface PreviewProps {
  readonly section: 'bank' | 'upi' | 'usdt';
  readonly of: (name: string) => string;
}

function Preview({ section, of }: PreviewProps) {
  if (section === 'bank') {
    const bank = {
      bank_name: of('bank_name'),
      account_name: of('account_name'),
      account_number: of('account_number'),
      ifsc: of('ifsc'),
      upi_id: '',
    };
    return bank.account_number === '' ? <Closed /> : <BankPayment bank={bank} amount={undefined} />;
  }
  if (section === 'upi') {
    const upiId = of('upi_id');
    return upiId === '' ? <Closed /> : <UpiPayment upiId={upiId} payee={of('payee')} amount={undefined} />;
  }
  return NETWORKS.map(network =>
    of(network) === '' ? null : (
      <CryptoPayment
        key={network}
        network={network}
        address={of(network)}
        asked={SAMPLE}
        amount={worth(of('rate'))}
        error={undefined}
      />
    ),
  );
}

const Closed = () => <p className="muted">{say('officeStaff.wayClosed')}</p>;

/** Of the sample, at the rate that was typed. */
function worth(typed: string): Money | undefined {
  const [rate, sample] = [parseRupees(typed), parseUsdt(SAMPLE)];
  if (typeof rate === 'string' || typeof sample === 'string') return undefined;
  return inInr(sample, rate as number as UsdtRate); // paise for one USDT, as the section keeps it
}

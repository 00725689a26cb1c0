import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { CopyField } from '../CopyField.tsx';
import { QrCode } from '../QrCode.tsx';
import { bankText } from './payees.ts';

interface Props {
  readonly bank: Reply<'bankDetails'>;
  readonly amount: Money | undefined;
}

export const BankPayment = ({ bank, amount }: Props) => (
  <div className="pay-to">
    <figure>
      <QrCode text={bankText(bank, amount)} label={say('money.bankQr')} />
      <figcaption>
        {amount === undefined ? say('money.scanDetails') : say('money.scanRupees', { amount: formatMoney(amount) })}
      </figcaption>
    </figure>
    <CopyField label={say('money.bankName')} value={bank.bank_name} withoutCopy />
    <CopyField label={say('money.holder')} value={bank.account_name} />
    <CopyField label={say('money.accountNumber')} value={bank.account_number} />
    <CopyField label={say('money.ifsc')} value={bank.ifsc} />
  </div>
);

import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
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
      <QrCode text={bankText(bank, amount)} label="QR code with the bank details" />
      <figcaption>
        {amount === undefined ? 'Scan to read the details' : `Scan to pay ₹${formatMoney(amount)}`}
      </figcaption>
    </figure>
    <CopyField label="Bank name" value={bank.bank_name} withoutCopy />
    <CopyField label="Account holder name" value={bank.account_name} />
    <CopyField label="Account number" value={bank.account_number} />
    <CopyField label="IFSC code" value={bank.ifsc} />
  </div>
);

import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { CopyField } from '../CopyField.tsx';
import { QrCode } from '../QrCode.tsx';
import { upiLink } from './payees.ts';

interface Props {
  readonly upiId: string;
  readonly payee: string;
  readonly amount: Money | undefined;
}

export function UpiPayment({ upiId, payee, amount }: Props) {
  const link = upiLink(upiId, payee, amount);
  return (
    <div className="pay-to">
      <figure>
        <QrCode text={link} label="QR code for a UPI payment" />
        <figcaption>{amount === undefined ? 'Scan to pay' : `Scan to pay ₹${formatMoney(amount)}`}</figcaption>
      </figure>
      <CopyField label="UPI ID" value={upiId} />
      <a className="btn only-phone" href={link}>
        Open a UPI app
      </a>
    </div>
  );
}

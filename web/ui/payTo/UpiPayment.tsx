import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
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
        <QrCode text={link} label={say('money.upiQr')} />
        <figcaption>
          {amount === undefined ? say('money.scan') : say('money.scanRupees', { amount: formatMoney(amount) })}
        </figcaption>
      </figure>
      <CopyField label={say('money.upiId')} value={upiId} />
      <a className="btn only-phone" href={link}>
        {say('money.openUpi')}
      </a>
    </div>
  );
}

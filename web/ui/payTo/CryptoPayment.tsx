import type { Network } from '@maidan/contract/wire';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { CopyField } from '../CopyField.tsx';
import { QrCode } from '../QrCode.tsx';

interface Props {
  readonly network: Network;
  /** Empty when the operator has none for this network. */
  readonly address: string;
  readonly asked: string;
  /** What is asked for, in INR at today's rate. */
  readonly amount: Money | undefined;
  readonly error: string | undefined;
}

export const CryptoPayment = ({ network, address, asked, amount, error }: Props) => (
  <div className="pay-to">
    {address !== '' && (
      <figure>
        <QrCode text={address} label={`QR code of the ${network} address`} />
        <figcaption>{amount === undefined ? 'Scan to pay' : `Scan to pay ${asked} USDT`}</figcaption>
      </figure>
    )}
    <dl className="pay-worth">
      <dt>Network</dt>
      <dd>{network}</dd>
      <dt>You send</dt>
      <dd>{amount === undefined ? '–' : `${asked} USDT`}</dd>
      <dt>You are credited</dt>
      <dd>{amount === undefined ? '–' : `₹${formatMoney(amount)}`}</dd>
    </dl>
    <div className="below">
      <CopyField label="Wallet address" value={address} error={error} withoutCopy={address === ''} />
    </div>
  </div>
);

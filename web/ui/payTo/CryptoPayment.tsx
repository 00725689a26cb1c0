import type { Network } from '@maidan/contract/wire';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
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
        <QrCode text={address} label={say('money.addressQr', { network })} />
        <figcaption>{amount === undefined ? say('money.scan') : say('money.scanUsdt', { amount: asked })}</figcaption>
      </figure>
    )}
    <dl className="pay-worth">
      <dt>{say('money.network')}</dt>
      <dd>{network}</dd>
      <dt>{say('money.youSend')}</dt>
      <dd>{amount === undefined ? '–' : `${asked} USDT`}</dd>
      <dt>{say('money.youGet')}</dt>
      <dd>{amount === undefined ? '–' : `₹${formatMoney(amount)}`}</dd>
    </dl>
    <div className="below">
      <CopyField label={say('money.walletAddress')} value={address} error={error} withoutCopy={address === ''} />
    </div>
  </div>
);

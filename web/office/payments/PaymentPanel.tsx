import { sentenceOf } from '@maidan/contract/errors';
import { inRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { CopyField } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { History } from '../parts/History.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useAsk } from '../queries.ts';
import { spaced } from '../words.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { Facts } from './Facts.tsx';
import type { PaymentDetail } from './payment.ts';
import { Screenshot } from './Screenshot.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Warnings } from './Warnings.tsx';

interface Props {
  readonly id: string;
  readonly backTo: string;
}

/** One request with everything needed to decide it. */
export function PaymentPanel({ id, backTo }: Props) {
  const payment = useAsk('payment', { id });
  return (
    <div className="office-stack">
      <Link className="office-back" to={backTo}>
        <Icon name="left" small />
        {say('officeMoney.backToQueue')}
      </Link>
      <Listing query={payment} what={say('officeMoney.theRequest')} rows={8}>
        {found => <Request payment={found} />}
      </Listing>
    </div>
  );
}

const Request = ({ payment }: { readonly payment: PaymentDetail }) => (
  <>
    <section className="panel office-request" aria-label={say('officeMoney.request', { id: payment.id })}>
      <div className="bar">
        <h2>
          {payment.id} · {payment.player.username}
        </h2>
        <span className="sp">
          <StateBadge payment={payment} />
        </span>
      </div>
      {payment.type === 'deposit' && <Picture payment={payment} />}
      <Facts payment={payment} />
      {payment.type === 'withdrawal' && <PayTo payment={payment} />}
      <Warnings payment={payment} />
      <DecisionBar payment={payment} />
    </section>
    <section className="panel">
      <div className="bar lt">
        <h2>{say('officeMoney.history')}</h2>
      </div>
      <History rows={payment.history} />
    </section>
  </>
);

function Picture({ payment }: { readonly payment: PaymentDetail }) {
  const before = payment.seenBefore.find(({ why, isLater }) => why === 'picture-seen' && !isLater);
  if (!payment.hasScreenshot) {
    return (
      <p className="office-no-picture">
        <Icon name="picture" />
        {sentenceOf('no-screenshot')}
      </p>
    );
  }
  if (!before) return <Screenshot id={payment.id} />;
  return (
    <div className="office-two-pictures">
      {[payment.id, before.id].map((id, nth) => (
        <figure key={id}>
          <Screenshot id={id} />
          <figcaption>
            {nth === 0
              ? say('officeMoney.thisOne', { id })
              : say('officeMoney.sentBefore', { id, name: before.username })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Where the money goes, ready to be copied into the bank's own form. */
const PayTo = ({ payment }: { readonly payment: PaymentDetail }) => (
  <div className="office-form office-pay-to">
    {Object.entries(payment.payee)
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <CopyField key={name} label={spaced(name)} value={value} />
      ))}
    <CopyField
      label={say('officeMoney.amount')}
      value={payment.currency === 'USDT' ? payment.asked : inRupees(payment.amount).toFixed(2)}
    />
  </div>
);

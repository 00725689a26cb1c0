import { sentenceOf } from '@maidan/contract/errors';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Link } from '../../ui/router.tsx';
import { bold } from '../../ui/said.tsx';
import { formatMinute, formatTime } from '../../ui/when.ts';
import { Note } from '../parts/Note.tsx';
import { useAsk } from '../queries.ts';
import { useMay } from '../session.ts';
import { useNow } from '../age.ts';
import { REUSED, WARNING_WORDS } from '../words.ts';
import { isFinished, type PaymentDetail } from './payment.ts';

/** Everything that should make one look twice, with links to the other requests concerned. */
export function Warnings({ payment }: { readonly payment: PaymentDetail }) {
  const now = useNow();
  const later = payment.seenBefore.filter(other => !isMeant(other));
  return (
    <div className="office-notes">
      {payment.warnings.map(warning => (
        <Note key={warning} tone={REUSED.includes(warning) ? 'bad' : 'warning'} icon="warning">
          <b>{WARNING_WORDS[warning]}</b>
          <SeenBefore others={payment.seenBefore.filter(other => other.why === warning && isMeant(other))} />
          {warning === 'case-open' && payment.openCase !== null && (
            <p>
              <Link to={`/cases/${payment.openCase}`}>{say('officeMoney.seeCase')}</Link>
            </p>
          )}
        </Note>
      ))}
      {later.length > 0 && (
        <Note tone="info" icon="user">
          {say('officeMoney.sentAgain', { b: bold })}
          <SeenBefore others={later} />
        </Note>
      )}
      {!isFinished(payment) && payment.fourEyes && <FourEyes payment={payment} />}
      {payment.holdUntil !== null && payment.holdUntil > now && !isFinished(payment) && (
        <Note tone="warning" icon="clock">
          <b>{say('officeMoney.onHold', { time: formatMinute(payment.holdUntil) })}</b>
          <p>{sentenceOf('payee-on-hold')}</p>
        </Note>
      )}
    </div>
  );
}

/** A credited number counts against every other request with it; all else only against later ones. */
const isMeant = ({ why, isLater }: PaymentDetail['seenBefore'][number]): boolean =>
  why === 'transaction-credited' || !isLater;

const linkTo = (id: string): ReactNode => (
  <Link key="link" to={`/payments/${id}?state=all`}>
    {id}
  </Link>
);

function SeenBefore({ others }: { readonly others: PaymentDetail['seenBefore'] }) {
  if (others.length === 0) return null;
  return (
    <ul>
      {others.map(other => (
        <li key={other.id}>{say('officeMoney.idOf', { id: other.id, name: other.username, link: linkTo })}</li>
      ))}
    </ul>
  );
}

function FourEyes({ payment }: { readonly payment: PaymentDetail }) {
  const limits = useAsk('settings', {}, useMay('settings.read')).data?.values.limits;
  const first = payment.state === 'requested' ? payment.firstApproval : null;
  return (
    <Note tone="warning" icon="eye">
      <b>
        {first
          ? say('officeMoney.firstCheck', { name: first.name, time: formatTime(first.at) })
          : say('officeMoney.fourEyes')}
      </b>
      <p>
        {limits && payment.amount >= limits.fourEyesFrom
          ? say('officeMoney.secondFrom', { amount: formatMoney(limits.fourEyesFrom) })
          : sentenceOf('second-person-needed')}
      </p>
    </Note>
  );
}

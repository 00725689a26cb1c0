import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { formatInstant } from '../../ui/when.ts';
import { AskAbout } from '../parts/AskAbout.tsx';
import { type Request, stepsOf } from './requestSteps.ts';

interface Props {
  readonly request: Request;
}

/** One deposit or withdrawal and how far it has come. */
export const RequestCard = ({ request }: Props) => (
  <li className="request">
    <div className="request-head">
      <Icon name={request.type === 'deposit' ? 'download' : 'upload'} />
      <div>
        <b>{request.type === 'deposit' ? say('account.deposit') : say('account.withdrawal')}</b>
        <span className="muted">
          {request.id} · {request.method === 'BANK' ? say('account.bank') : request.method}
          {request.payee && ` · ${request.payee}`}
        </span>
      </div>
      <div className="request-amount">
        <b>₹{formatMoney(request.amount)}</b>
        {request.currency === 'USDT' && <span className="muted">{request.asked} USDT</span>}
      </div>
    </div>
    <ol className="steps">
      {stepsOf(request).map(step => (
        <li key={step.title} className={`step-${step.is}`} aria-current={step.is === 'now' ? 'step' : undefined}>
          <span className="step-mark">
            {step.is === 'done' && <Icon name="check" small />}
            {step.is === 'failed' && <Icon name="close" small />}
          </span>
          <b>{step.title}</b>
          {step.at !== undefined && <time dateTime={new Date(step.at).toISOString()}>{formatInstant(step.at)}</time>}
        </li>
      ))}
    </ol>
    {request.reason && <p className="request-reason">{request.reason}</p>}
    {request.reference && <p className="muted">{say('account.reference', { reference: request.reference })}</p>}
    <AskAbout kind={request.type} id={request.id} />
  </li>
);

import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useKeys } from '../parts/keys.ts';
import { Note } from '../parts/Note.tsx';
import { useMay, useMe } from '../session.ts';
import { useNow } from '../age.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { isFinished, type PaymentDetail, reasonsAgainst, type Step, wasFirstChecker } from './payment.ts';
import { useDecisions } from './useDecisions.ts';

const BUTTONS: Readonly<
  Record<Step, { words: string; kind: 'plain' | 'danger' | 'primary' | 'teal'; icon?: IconName }>
> = {
  claim: { words: say('officeMoney.claim'), kind: 'teal' },
  release: { words: say('officeMoney.release'), kind: 'plain' },
  reject: { words: say('officeMoney.reject'), kind: 'danger' },
  approve: { words: say('officeMoney.approve'), kind: 'primary', icon: 'check' },
  send: { words: say('officeMoney.markSent'), kind: 'primary', icon: 'upload' },
  fail: { words: say('officeMoney.refund'), kind: 'danger' },
  confirm: { words: say('officeMoney.arrived'), kind: 'primary', icon: 'check' },
};

/** The buttons under a request, and the keys C, A and R that do the same. */
export function DecisionBar({ payment }: { readonly payment: PaymentDetail }) {
  const now = useNow();
  const decisions = useDecisions(payment);
  const reasons = reasonsAgainst(payment, now);
  const offered = decisions.steps.filter(step => reasons.has(step));
  const act = (step: Step) => () => !decisions.busy && decisions.take(step);
  useKeys({ c: act('claim'), a: act('approve'), r: act('reject') });

  return (
    <>
      <Standing payment={payment} />
      {decisions.steps.length > 0 && (
        <div className="office-decision">
          {offered.length > 0 && (
            <p id={`cannot-${payment.id}`}>
              {offered.map(step => `${BUTTONS[step].words}: ${reasons.get(step)}`).join(' ')}
            </p>
          )}
          {decisions.steps.map(step => (
            <Button
              key={step}
              kind={BUTTONS[step].kind}
              disabled={reasons.has(step) || decisions.busy}
              aria-describedby={reasons.has(step) ? `cannot-${payment.id}` : undefined}
              onClick={act(step)}
            >
              {BUTTONS[step].icon && <Icon name={BUTTONS[step].icon} small />}
              {BUTTONS[step].words}
            </Button>
          ))}
        </div>
      )}
      {decisions.question && <DecisionDialog payment={payment} decisions={decisions} question={decisions.question} />}
    </>
  );
}

/** Why there is less to press than one might expect. */
function Standing({ payment }: { readonly payment: PaymentDetail }) {
  const me = useMe();
  const mayDecide = useMay('payments.decide');
  const claimer = payment.claimedBy;
  if (isFinished(payment)) return null;
  if (claimer && claimer.id !== me.id) {
    return (
      <Note tone="info" icon="user">
        <b>{say('officeMoney.workingOn', { name: claimer.name })}</b>
      </Note>
    );
  }
  if (mayDecide && wasFirstChecker(payment, me)) {
    return (
      <Note tone="info" icon="eye">
        <b>{say('officeMoney.youChecked')}</b> {sentenceOf('second-person-needed')}
      </Note>
    );
  }
  return null;
}

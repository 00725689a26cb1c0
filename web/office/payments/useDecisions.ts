import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { useCommand } from '../queries.ts';
import { useMay, useMe } from '../session.ts';
import { REUSED } from '../words.ts';
import { type PaymentDetail, reasonsAgainst, type Step, stepsOf } from './payment.ts';

/** What has to be written down before the step is taken. */
export type Question = 'reject' | 'approve' | 'send' | 'fail';

export interface Decisions {
  readonly steps: readonly Step[];
  readonly busy: boolean;
  readonly question: Question | null;
  /** Takes the step, or asks first for what it needs. */
  take(step: Step): void;
  answer(words: string): void;
  close(): void;
}

/** Everything that can be done with one request, for the buttons and for the keys. */
export function useDecisions(payment: PaymentDetail): Decisions {
  const me = useMe();
  const mayDecide = useMay('payments.decide');
  const [question, setQuestion] = useState<Question | null>(null);
  const commands = useCommands(() => setQuestion(null));
  const { id } = payment;
  const steps = mayDecide ? stepsOf(payment, me) : [];
  const busy = Object.values(commands).some(command => command.busy);

  const take = (step: Step) => {
    if (!steps.includes(step)) return tellWhyNot(step, mayDecide, steps);
    const why = reasonsAgainst(payment, Date.now()).get(step);
    if (why !== undefined) return notify.info(why);
    if (step === 'claim') return commands.claim.run({ id });
    if (step === 'release') return commands.release.run({ id });
    if (step === 'confirm') return commands.confirm.run({ id });
    if (step === 'approve' && !payment.warnings.some(warning => REUSED.includes(warning))) {
      return commands.approve.run({ id });
    }
    return setQuestion(step);
  };
  const answer = (words: string) => {
    if (question === 'approve') commands.approve.run({ id, reason: words });
    if (question === 'reject') commands.reject.run({ id, reason: words });
    if (question === 'fail') commands.fail.run({ id, reason: words });
    if (question === 'send') commands.send.run({ id, reference: words });
  };
  return { steps, busy, question, take, answer, close: () => setQuestion(null) };
}

function useCommands(done: () => void) {
  const told = (wordsOf: (id: string) => string) => (_reply: unknown, input: { readonly id: string }) => {
    notify.success(wordsOf(input.id));
    done();
  };
  return {
    claim: useCommand('claimPayment', done),
    release: useCommand('releasePayment', done),
    approve: useCommand('approvePayment', (reply, { id }) => {
      if (reply.waitsForSecond) notify.success(say('officeMoney.isChecked', { id }), say('officeMoney.secondMust'));
      else notify.success(say('officeMoney.isApproved', { id }), '');
      done();
    }),
    reject: useCommand(
      'rejectPayment',
      told(id => say('officeMoney.isRejected', { id })),
    ),
    send: useCommand(
      'markSent',
      told(id => say('officeMoney.isMarkedSent', { id })),
    ),
    confirm: useCommand(
      'markConfirmed',
      told(id => say('officeMoney.isConfirmed', { id })),
    ),
    fail: useCommand('markFailed', ({ proposal }, { id }) => {
      if (proposal === null) notify.success(say('officeMoney.isRefunded', { id }));
      else notify.success(say('officeMoney.refundProposed', { id }), say('officeMoney.waitsForSecond', { proposal }));
      done();
    }),
  };
}

/** A key was pressed for a step that is not open now. */
function tellWhyNot(step: Step, mayDecide: boolean, steps: readonly Step[]): void {
  if (!mayDecide) notify.info(sentenceOf('not-allowed'));
  else if (steps.includes('claim') && step !== 'release') notify.info(sentenceOf('payment-not-claimed'));
}

import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { bold } from '../../ui/said.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { WARNING_WORDS } from '../words.ts';
import type { PaymentDetail } from './payment.ts';
import type { Decisions, Question } from './useDecisions.ts';

interface Words {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly common?: readonly string[];
  readonly most?: number;
  readonly missing?: string;
}

const REJECTIONS = {
  deposit: [say('officeMoney.noSuchPayment'), say('officeMoney.amountDiffers'), say('officeMoney.pictureDiffers')],
  withdrawal: [say('officeMoney.payeeWrong'), say('officeMoney.payeeOther'), say('officeMoney.contactSupport')],
} as const;

const wordsOf = (payment: PaymentDetail): Readonly<Record<Question, Words>> => ({
  approve: {
    title: say('officeMoney.approveDespite', { id: payment.id }),
    label: say('officeMoney.whyApprove'),
    action: say('officeMoney.approve'),
  },
  reject: {
    title: say('officeMoney.rejectIt', { id: payment.id }),
    label: say('officeMoney.reasonShown'),
    action: payment.type === 'deposit' ? say('officeMoney.reject') : say('officeMoney.rejectRefund'),
    danger: true,
    common: REJECTIONS[payment.type],
  },
  send: {
    title: say('officeMoney.wasSent', { id: payment.id }),
    label: say('officeMoney.payoutReference'),
    action: say('officeMoney.markSent'),
    most: 80,
    missing: say('officeMoney.enterReference'),
  },
  fail: {
    title: say('officeMoney.refundIt', { id: payment.id }),
    label: say('officeMoney.reasonShown'),
    action: say('officeMoney.refund'),
    danger: true,
    common: [say('officeMoney.bankSentBack'), say('officeMoney.noSuchAccount')],
  },
});

interface Props {
  readonly payment: PaymentDetail;
  readonly decisions: Decisions;
  readonly question: Question;
}

export function DecisionDialog({ payment, decisions, question }: Props) {
  return (
    <ReasonDialog
      {...wordsOf(payment)[question]}
      busy={decisions.busy}
      onGive={decisions.answer}
      onClose={decisions.close}
    >
      <p>
        {say('officeMoney.amountOf', { amount: formatMoney(payment.amount), name: payment.player.username, b: bold })}
      </p>
      {question === 'approve' && (
        <ul className="office-list">
          {payment.warnings.map(warning => (
            <li key={warning}>{WARNING_WORDS[warning]}</li>
          ))}
        </ul>
      )}
    </ReasonDialog>
  );
}

import { formatMoney } from '@maidan/core/format';
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
  deposit: ['No such payment arrived', 'The amount differs', 'The picture does not match'],
  withdrawal: ['The payee details are wrong', 'The payee is another person', 'Please contact support'],
} as const;

const wordsOf = (payment: PaymentDetail): Readonly<Record<Question, Words>> => ({
  approve: {
    title: `Approve ${payment.id} in spite of warnings`,
    label: 'Why it is right to approve',
    action: 'Approve',
  },
  reject: {
    title: `Reject ${payment.id}`,
    label: 'Reason, shown to the player',
    action: payment.type === 'deposit' ? 'Reject' : 'Reject and refund',
    danger: true,
    common: REJECTIONS[payment.type],
  },
  send: {
    title: `${payment.id} was sent`,
    label: 'Payout reference',
    action: 'Mark as sent',
    most: 80,
    missing: 'Enter the reference of the payout.',
  },
  fail: {
    title: `Refund ${payment.id}`,
    label: 'Reason, shown to the player',
    action: 'Refund',
    danger: true,
    common: ['The bank sent it back', 'The account does not exist'],
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
        <b>{formatMoney(payment.amount)}</b> of {payment.player.username}
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

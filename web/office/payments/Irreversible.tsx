import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import type { Payment } from './payment.ts';

/** Said where withdrawals wait: nobody has to look for a player's second thoughts. */
export const Irreversible = ({ rows }: { readonly rows: readonly Pick<Payment, 'type'>[] }) =>
  rows.some(({ type }) => type === 'withdrawal') && (
    <p className="office-irreversible">
      <Icon name="lock" small />
      {say('officeMoney.irreversible')}
    </p>
  );

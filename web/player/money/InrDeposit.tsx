import type { Reply } from '@maidan/contract/api';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import type { UseQueryResult } from '@tanstack/react-query';
import { Failed, Loading } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BankPayment } from '../../ui/payTo/BankPayment.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { UpiPayment } from '../../ui/payTo/UpiPayment.tsx';
import type { Deposit } from './useDeposit.ts';

interface Props {
  readonly deposit: Deposit;
  readonly amount: Money | undefined;
  readonly bank: UseQueryResult<Reply<'bankDetails'>>;
  readonly upiPayee: string;
}

/** Where to pay by the chosen method, and what shows that it was paid. Nothing before a method is chosen. */
export function InrDeposit({ deposit, amount, bank, upiPayee }: Props) {
  const { form, faults, change } = deposit;
  if (form.paymentMethod === '') return null;
  return (
    <>
      {bank.isPending && <Loading rows={3} />}
      {bank.isError && (
        <Failed title={say('money.bankFailed')} text={bank.error.message} onRetry={() => void bank.refetch()} />
      )}
      {bank.data && form.paymentMethod === 'BANK' && <BankPayment bank={bank.data} amount={amount} />}
      {bank.data && form.paymentMethod === 'UPI' && (
        <UpiPayment upiId={bank.data.upi_id} payee={upiPayee || bank.data.account_name} amount={amount} />
      )}
      <div className="row2 proof">
        <TextField
          label={say('money.transaction')}
          name="transactionNumber"
          value={form.transactionNumber}
          onChange={transactionNumber => change({ ...form, transactionNumber })}
          autoComplete="off"
          maxLength={100}
          error={faults.transactionNumber}
        />
        <PictureField
          label={say('money.screenshot')}
          name="paymentScreenshot"
          hint={say('money.screenshotHint')}
          file={form.paymentScreenshot}
          onChange={paymentScreenshot => change({ ...form, paymentScreenshot })}
          error={faults.paymentScreenshot}
        />
      </div>
    </>
  );
}

import { say } from '@maidan/words/say';
import type { SubmitEvent } from 'react';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { DECIMALS } from '../../ui/digits.ts';
import type { useBalance } from '../parts/useBalance.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { AmountHint } from './AmountHint.tsx';
import { inrOf } from './amount.ts';
import { Available } from './Available.tsx';
import { FormFault } from './FormFault.tsx';
import { PayeeFields } from './PayeeFields.tsx';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { usePaymentOptions } from './usePayees.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import { withCurrency } from './withdrawForm.ts';
import { WayToPay } from './WayToPay.tsx';

interface Props {
  readonly wallet: ReturnType<typeof useBalance>;
  readonly onClose: () => void;
}

export function WithdrawFields({ wallet, onClose }: Props) {
  const { data: options } = usePaymentOptions();
  const withdrawal = useWithdrawal(onClose);
  const { form, fault, isSending, change } = withdrawal;
  const element = useFaultFocus(withdrawal.refusals);
  const rate = options?.usdt.rate;
  const balance = wallet.purse?.balance;
  const amount = inrOf(form.depositAmount, form.currency, rate);
  const beside = (field: keyof typeof form) => (fault?.field === field ? fault.sentence : undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void withdrawal.submit({ balance, rate });
  }

  return (
    <form ref={element} className="money-form" onSubmit={submit} noValidate>
      <Available balance={balance} isError={wallet.isError} onRetry={() => void wallet.refetch()} />
      <WayToPay
        label={say('money.currency')}
        name="currency"
        currency={form.currency}
        method={form.paymentMethod}
        onCurrency={currency => change(withCurrency(form, currency))}
        onMethod={paymentMethod => change({ ...form, paymentMethod })}
        error={beside('paymentMethod')}
      />
      <AmountField
        label={say('money.amount')}
        name="depositAmount"
        unit={form.currency === 'INR' ? '₹' : 'USDT'}
        decimals={DECIMALS[form.currency]}
        value={form.depositAmount}
        onChange={depositAmount => change({ ...form, depositAmount })}
        error={beside('depositAmount')}
        hint={<AmountHint amount={amount} currency={form.currency} rate={rate} limits={options?.withdrawal} />}
      />
      <PayeeFields form={form} change={change} beside={beside} />
      {withdrawal.needsCode && (
        <CodeField value={form.code} onChange={code => change({ ...form, code })} error={beside('code')} />
      )}
      <FormFault sentence={fault?.field === undefined ? fault?.sentence : undefined} />
      <p className="form-foot">{say('money.leavesAtOnce')}</p>
      <Button type="submit" kind="primary" big busy={isSending}>
        {isSending ? say('money.submitting') : say('money.submit')}
      </Button>
    </form>
  );
}

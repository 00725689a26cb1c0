import { say } from '@maidan/words/say';
import type { SubmitEvent } from 'react';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { DECIMALS } from '../../ui/digits.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AmountHint } from './AmountHint.tsx';
import { inrOf } from './amount.ts';
import { withCurrency } from './depositForm.ts';
import { FormFault } from './FormFault.tsx';
import { InrDeposit } from './InrDeposit.tsx';
import { useDeposit } from './useDeposit.ts';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { useBankDetails, usePaymentOptions } from './usePayees.ts';
import { UsdtDeposit } from './UsdtDeposit.tsx';
import { WayToPay } from './WayToPay.tsx';

interface Props {
  readonly onClose: () => void;
}

export function DepositFields({ onClose }: Props) {
  const bank = useBankDetails();
  const options = usePaymentOptions();
  const deposit = useDeposit(onClose);
  const { form, faults, isSending, change } = deposit;
  const element = useFaultFocus(deposit.refusals);
  const isInr = form.coinType === 'INR';
  const rate = options.data?.usdt.rate;
  const amount = inrOf(form.depositAmount, form.coinType, rate);
  const hasWay = isInr ? form.paymentMethod !== '' : form.chain !== '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void deposit.submit(bank.data);
  }

  return (
    <form ref={element} className="money-form" onSubmit={submit} noValidate>
      <WayToPay
        label={say('money.depositCurrency')}
        name="coinType"
        currency={form.coinType}
        method={form.paymentMethod === 'CRYPTO' ? '' : form.paymentMethod}
        onCurrency={coinType => change(withCurrency(coinType))}
        onMethod={paymentMethod => change({ ...form, paymentMethod })}
        error={faults.paymentMethod}
      />
      <AmountField
        label={say('money.amount')}
        name="depositAmount"
        unit={isInr ? '₹' : 'USDT'}
        decimals={DECIMALS[form.coinType]}
        value={form.depositAmount}
        onChange={depositAmount => change({ ...form, depositAmount })}
        error={faults.depositAmount}
        hint={<AmountHint amount={amount} currency={form.coinType} rate={rate} limits={options.data?.deposit} />}
      />
      <p className="note">
        <Icon name="warning" small />
        {say('money.onlyCurrency', { currency: form.coinType })}
      </p>
      {isInr ? (
        <InrDeposit deposit={deposit} amount={amount} bank={bank} upiPayee={options.data?.upiPayee ?? ''} />
      ) : (
        <UsdtDeposit deposit={deposit} amount={amount} options={options} />
      )}
      {hasWay && (
        <>
          <FormFault sentence={faults.form} />
          <Button type="submit" kind="primary" big busy={isSending}>
            {isSending ? say('money.submitting') : say('money.submit')}
          </Button>
          <p className="form-foot">{say('money.creditedAfter')}</p>
        </>
      )}
    </form>
  );
}

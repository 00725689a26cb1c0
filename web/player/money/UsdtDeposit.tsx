import type { Reply } from '@maidan/contract/api';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { CryptoPayment } from '../../ui/payTo/CryptoPayment.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Failed } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NETWORKS } from './choices.ts';
import { withNetwork } from './depositForm.ts';
import { FormFault } from './FormFault.tsx';
import type { Deposit } from './useDeposit.ts';

interface Props {
  readonly deposit: Deposit;
  readonly amount: Money | undefined;
  readonly options: UseQueryResult<Reply<'paymentOptions'>>;
}

/** A network first, then 'Proceed with Payment', then its address: USDT sent over the wrong network is lost. */
export function UsdtDeposit({ deposit, amount, options }: Props) {
  const { form, faults, change, proceed } = deposit;
  if (options.isError) {
    return (
      <Failed
        title={say('money.addressesFailed')}
        text={options.error.message}
        onRetry={() => void options.refetch()}
      />
    );
  }
  return (
    <>
      <Segmented
        label={say('money.chooseNetwork')}
        name="network"
        value={form.network}
        options={NETWORKS}
        onChange={network => change(withNetwork(form, network))}
        error={faults.network ?? faults.chain ?? faults.paymentMethod}
      />
      {form.chain === '' ? (
        <>
          <Button kind="teal" big busy={options.isPending} onClick={() => proceed(options.data?.usdt.addresses)}>
            {say('money.proceed')}
          </Button>
          <FormFault sentence={faults.walletAddress} />
        </>
      ) : (
        <>
          <CryptoPayment
            network={form.chain}
            address={form.walletAddress}
            asked={form.depositAmount}
            amount={amount}
            error={faults.walletAddress}
          />
          <TextField
            label={say('money.hash')}
            name="transactionNumber"
            value={form.transactionNumber}
            onChange={transactionNumber => change({ ...form, transactionNumber })}
            autoComplete="off"
            maxLength={100}
            error={faults.transactionNumber}
            hint={say('money.hashHint')}
            required
          />
        </>
      )}
    </>
  );
}

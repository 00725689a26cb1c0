import { say } from '@maidan/words/say';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NETWORKS } from './choices.ts';
import type { WithdrawField, WithdrawForm } from './withdrawForm.ts';

interface Props {
  readonly form: WithdrawForm;
  readonly change: (next: WithdrawForm) => void;
  readonly beside: (field: WithdrawField) => string | undefined;
}

/** Where the money goes: a bank account, a UPI ID or a wallet. Names only the fields of the chosen way. */
export function PayeeFields({ form, change, beside }: Props) {
  const text = (label: string, name: TextName, autoComplete = 'off') => (
    <TextField
      label={label}
      name={name}
      value={form[name]}
      onChange={value => change({ ...form, [name]: value })}
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={100}
      error={beside(name)}
    />
  );
  if (form.currency === 'USDT') {
    return (
      <>
        <Segmented
          label={say('money.chain')}
          name="chainName"
          value={form.chainName}
          options={NETWORKS}
          onChange={chainName => change({ ...form, chainName })}
          error={beside('chainName')}
        />
        {text(say('money.walletAddress'), 'walletAddress')}
      </>
    );
  }
  if (form.paymentMethod === 'UPI') return text(say('money.upiId'), 'upiId');
  return (
    <>
      {text(say('money.holder'), 'accountHolderName', 'name')}
      <div className="row2">
        {text(say('money.accountNumber'), 'accountNumber')}
        {text(say('money.ifsc'), 'ifscCode')}
      </div>
    </>
  );
}

type TextName = 'accountHolderName' | 'accountNumber' | 'ifscCode' | 'upiId' | 'walletAddress';

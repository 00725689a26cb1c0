import type { Currency } from '@maidan/contract/wire';
import { say } from '@maidan/words/say';
import { Segmented } from '../../ui/Segmented.tsx';
import { CURRENCIES, INR_METHODS } from './choices.ts';

type InrMethod = (typeof INR_METHODS)[number];

interface Props {
  readonly label: string;
  readonly name: string;
  readonly currency: Currency;
  readonly method: InrMethod | '';
  readonly onCurrency: (currency: Currency) => void;
  readonly onMethod: (method: InrMethod) => void;
  readonly error: string | undefined;
}

/** Currency, and for INR the method: how money comes in or goes out. */
export const WayToPay = ({ label, name, currency, method, onCurrency, onMethod, error }: Props) => (
  <div className="row2">
    <Segmented label={label} name={name} value={currency} options={CURRENCIES} onChange={onCurrency} />
    {currency === 'INR' && (
      <Segmented
        label={say('money.method')}
        name="paymentMethod"
        value={method}
        options={INR_METHODS}
        words={{ BANK: say('money.bank') }}
        onChange={onMethod}
        error={error}
      />
    )}
  </div>
);

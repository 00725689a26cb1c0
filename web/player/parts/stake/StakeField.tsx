import { say } from '@maidan/words/say';
import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';
import { DECIMALS, digitsOf } from '../../../ui/digits.ts';

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'value' | 'disabled'> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
}

/** Where a stake is typed, on every slip. */
export const StakeField = ({ field, onType, ...props }: Props) => (
  <input
    {...props}
    ref={field}
    className="inp num"
    name="stake"
    inputMode="decimal"
    autoComplete="off"
    maxLength={14}
    onChange={event => onType(digitsOf(event.target.value, DECIMALS.INR))}
  />
);

/** What there is of a slip before its code has come: who types goes on typing in the field that comes in its place. */
export function StakeAhead(props: Props) {
  const { field } = props;
  useLayoutEffect(() => {
    const ahead = field.current;
    return () => {
      if (ahead && ahead === document.activeElement) goOn(field, ahead);
    };
  }, [field]);
  return (
    <label className="slip-body" htmlFor="stake-ahead">
      {say('casino.stake')}
      <StakeField id="stake-ahead" {...props} />
    </label>
  );
}

/** Once the one that comes is there. */
function goOn(field: Props['field'], { selectionStart, selectionEnd }: HTMLInputElement): void {
  queueMicrotask(() => {
    field.current?.focus();
    field.current?.setSelectionRange(selectionStart, selectionEnd);
  });
}

import type { ReactNode } from 'react';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly onChoose: (value: V) => void;
}

/** Filters as pills: one of them is pressed. */
export const Choices = <V extends string>({ label, value, choices, onChoose }: Props<V>) => (
  <fieldset className="office-choices">
    <legend className="vh">{label}</legend>
    {choices.map(choice => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);

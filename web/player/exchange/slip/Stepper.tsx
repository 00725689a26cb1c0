interface Props {
  readonly id: string;
  readonly value: string;
  readonly isDisabled: boolean;
  /** Of the two buttons. */
  readonly names: readonly [lower: string, higher: string];
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
  readonly onStep: (by: -1 | 1) => void;
}

/** A figure with the next lower and the next higher one beside it. Arrow keys step as well. */
export const Stepper = ({ id, value, isDisabled, names: [lower, higher], onType, onLeave, onStep }: Props) => (
  <div className="stepper">
    <button type="button" aria-label={lower} disabled={isDisabled} onClick={() => onStep(-1)}>
      −
    </button>
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={value}
      disabled={isDisabled}
      onChange={event => onType(event.target.value)}
      onBlur={onLeave}
      onKeyDown={event => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
    <button type="button" aria-label={higher} disabled={isDisabled} onClick={() => onStep(1)}>
      +
    </button>
  </div>
);

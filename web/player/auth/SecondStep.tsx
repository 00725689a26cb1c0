import { say } from '@maidan/words/say';
import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Six digits of the app, or a recovery code for who has lost it. */
export function SecondStep({ value, error, onChange }: Props) {
  const [isLost, setLost] = useState(false);
  const shared = { name: 'code', required: true, value, error, onChange, ref: focusOnArrival } as const;
  return (
    <>
      {isLost ? (
        <TextField
          key="recovery"
          label={say('door.recoveryCode')}
          autoComplete="off"
          maxLength={20}
          hint={say('door.recoveryHint')}
          {...shared}
        />
      ) : (
        <TextField
          key="app"
          label={say('door.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          hint={say('door.codeHint')}
          {...shared}
        />
      )}
      <button
        type="button"
        className="lk"
        onClick={() => {
          setLost(!isLost);
          onChange('');
        }}
      >
        {isLost ? say('door.useApp') : say('door.useRecovery')}
      </button>
    </>
  );
}

const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();

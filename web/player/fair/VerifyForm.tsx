import { say } from '@maidan/words/say';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly round: string;
  readonly isBusy: boolean;
  readonly onRound: (id: string) => void;
  readonly onText: (text: string) => void;
}

/** The number of a round; or, for whoever has its record already, the record itself. */
export function VerifyForm({ round, isBusy, onRound, onText }: Props) {
  const [id, setId] = useState(round);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = id.replaceAll(/\s/g, '');
    const isId = /^[\w-]{1,64}$/.test(wanted);
    setError(isId ? undefined : say('fair.needRound'));
    if (isId) onRound(wanted);
  }

  return (
    <>
      <form className="fair-verify" onSubmit={submit} noValidate>
        <TextField
          label={say('fair.roundId')}
          name="round"
          value={id}
          onChange={setId}
          error={error}
          autoComplete="off"
        />
        <Button type="submit" kind="teal" busy={isBusy}>
          {say('fair.verify')}
        </Button>
      </form>
      <PasteForm onText={onText} />
    </>
  );
}

function PasteForm({ onText }: Pick<Props, 'onText'>) {
  const fieldId = useId();
  const [text, setText] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== '') onText(text);
  }

  return (
    <details className="fair-paste">
      <summary>{say('fair.orPaste')}</summary>
      <form onSubmit={submit}>
        <label htmlFor={fieldId}>{say('fair.paste')}</label>
        <textarea
          id={fieldId}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit">{say('fair.verifyRecord')}</Button>
      </form>
    </details>
  );
}

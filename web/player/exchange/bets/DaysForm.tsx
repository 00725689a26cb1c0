import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDraft } from '../../../ui/useDraft.ts';

interface Props {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onSubmit: (days: { readonly from: string; readonly to: string }) => void;
}

/** The days on which bets were placed: chosen here, in effect with Submit. */
export function DaysForm(props: Props) {
  const [{ from, to }, put] = useDraft({ from: props.from ?? '', to: props.to ?? '' });
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isBackwards = from !== '' && to !== '' && to < from;
    setError(isBackwards ? say('betting.backwards') : undefined);
    if (!isBackwards) props.onSubmit({ from, to });
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField
        label={say('betting.from')}
        name="from"
        type="date"
        value={from}
        onChange={day => put({ from: day, to })}
      />
      <TextField
        label={say('betting.to')}
        name="to"
        type="date"
        value={to}
        onChange={day => put({ from, to: day })}
        error={error}
      />
      <Button type="submit" kind="teal">
        {say('betting.show')}
      </Button>
    </form>
  );
}

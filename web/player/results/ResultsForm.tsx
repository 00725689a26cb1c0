import { ALL } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useFirstSight } from '../../ui/useFirstSight.ts';
import { type ResultsFilter, today } from './useResultsFilter.ts';

const CHOICES = ALL.map(({ code, name }) => ({ value: code, label: sayGame(name) }));

interface Props {
  readonly filter: ResultsFilter;
  readonly onSubmit: (wanted: Pick<ResultsFilter, 'date' | 'game'>) => void;
}

/** Day and game are chosen here and take effect with Submit. */
export function ResultsForm({ filter, onSubmit }: Props) {
  const isFirst = useFirstSight();
  const [{ date, game }, put] = useDraft({ date: filter.date, game: filter.game });
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setError(date === '' ? say('results.chooseDay') : undefined);
    if (date !== '') onSubmit({ date, game });
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField
        label={say('results.date')}
        name="date"
        type="date"
        max={isFirst ? undefined : today()}
        value={date}
        onChange={day => put({ date: day, game })}
        error={error}
      />
      <SelectField
        label={say('results.game')}
        name="game"
        value={game}
        options={CHOICES}
        onChange={code => put({ date, game: code })}
      />
      <Button type="submit" kind="teal">
        {say('results.submit')}
      </Button>
    </form>
  );
}

import { ALL } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDraft } from '../../../ui/useDraft.ts';
import type { CasinoFilter } from './useCasinoFilter.ts';

const EVERY_GAME = [
  { value: '', label: say('betting.everyGame') },
  ...ALL.map(({ code, name }) => ({ value: code, label: sayGame(name) })),
];

const EVERY_OUTCOME = [
  { value: 'all', label: say('betting.everyOutcome') },
  { value: 'won', label: say('betting.isWon') },
  { value: 'lost', label: say('betting.isLost') },
  { value: 'void', label: say('betting.isVoid') },
] as const;

interface Props {
  readonly filter: CasinoFilter;
  readonly onSubmit: (wanted: Readonly<Record<'from' | 'to' | 'game' | 'outcome', string>>) => void;
}

/** Days, game and outcome are chosen here and take effect with Submit. */
export function CasinoFilterForm({ filter, onSubmit }: Props) {
  const { from: first = '', to: last = '', game: chosen = '', outcome: fate = 'all' } = filter;
  const [draft, put] = useDraft({ from: first, to: last, game: chosen, outcome: fate });
  const { from, to, game, outcome } = draft;
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isBackwards = from !== '' && to !== '' && to < from;
    setError(isBackwards ? say('betting.backwards') : undefined);
    if (!isBackwards) onSubmit({ from, to, game, outcome: outcome === 'all' ? '' : outcome });
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField
        label={say('betting.from')}
        name="from"
        type="date"
        value={from}
        onChange={day => put({ ...draft, from: day })}
      />
      <TextField
        label={say('betting.to')}
        name="to"
        type="date"
        value={to}
        onChange={day => put({ ...draft, to: day })}
        error={error}
      />
      <SelectField
        label={say('betting.game')}
        name="game"
        value={game}
        options={EVERY_GAME}
        onChange={code => put({ ...draft, game: code })}
      />
      <SelectField
        label={say('betting.result')}
        name="outcome"
        value={outcome}
        options={EVERY_OUTCOME}
        onChange={which => put({ ...draft, outcome: which })}
      />
      <Button type="submit" kind="teal">
        {say('betting.show')}
      </Button>
    </form>
  );
}

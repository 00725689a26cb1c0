import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PLAYED, slugOf } from '../parts/places.ts';
import { dayBeside, type SportResultsFilter, today } from './useSportResultsFilter.ts';

const CHOICES = [
  { value: '', label: say('past.allSports') },
  ...PLAYED.map(({ code, label }) => ({ value: code, label })),
];

interface Props {
  readonly filter: Pick<SportResultsFilter, 'sport' | 'day'>;
  readonly onChange: (wanted: { readonly sport?: string; readonly day?: string }) => void;
}

/** A sport and a day; each takes effect when it is chosen, and a day leads to the one beside it. */
export const SportResultsForm = ({ filter: { sport, day }, onChange }: Props) => (
  <div className="filters">
    <SelectField
      label={say('past.sport')}
      name="sport"
      value={sport}
      options={CHOICES}
      onChange={code => onChange({ sport: code === '' ? '' : slugOf(code) })}
    />
    <TextField
      label={say('past.day')}
      name="day"
      type="date"
      max={today()}
      value={day}
      onChange={chosen => onChange({ day: chosen })}
    />
    <div className="day-steps">
      <Button
        aria-label={say('past.dayBefore')}
        disabled={day === ''}
        onClick={() => onChange({ day: dayBeside(day, -1) })}
      >
        <Icon name="left" small />
      </Button>
      <Button
        aria-label={say('past.dayAfter')}
        disabled={day === '' || day >= today()}
        onClick={() => onChange({ day: dayBeside(day, 1) })}
      >
        <Icon name="right" small />
      </Button>
    </div>
    <small className="muted">{say('past.dayHint')}</small>
  </div>
);

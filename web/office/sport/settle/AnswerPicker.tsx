import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type AnswerDraft, askedFor, type Faults, isDeadHeat, toggled } from './answer.ts';
import { type Market, runnerWords } from '../events/event.ts';

interface Props {
  readonly market: Market;
  readonly draft: AnswerDraft;
  readonly faults: Faults;
  readonly onChange: (draft: AnswerDraft) => void;
}

const RESULTS = ['Result', 'Void'] as const;

/** What became of a market, asked in the way that fits its kind. */
export const AnswerPicker = ({ market, draft, faults, onChange }: Props) => (
  <>
    <Segmented
      label="What became of it"
      name="result"
      value={draft.isVoid ? 'Void' : 'Result'}
      options={RESULTS}
      onChange={result => onChange({ ...draft, isVoid: result === 'Void' })}
    />
    {draft.isVoid ? (
      <p className="muted">Every bet on it is void: stakes go back, nobody wins or loses.</p>
    ) : (
      <Asked market={market} draft={draft} faults={faults} onChange={onChange} />
    )}
  </>
);

function Asked(props: Props) {
  const asked = askedFor(props.market);
  if (asked === 'runners') return <Winners {...props} />;
  return asked === 'yesNo' ? <YesNo {...props} /> : <Total {...props} />;
}

const Total = ({ draft, faults, onChange }: Props) => (
  <TextField
    label="Total"
    name="total"
    inputMode="numeric"
    maxLength={4}
    autoComplete="off"
    value={draft.total}
    onChange={total => onChange({ ...draft, total })}
    hint="Runs, seats or whatever the market counts."
    error={faults.total}
    required
  />
);

const YES_NO = ['Yes', 'No'] as const;

const YesNo = ({ draft, faults, onChange }: Props) => (
  <>
    <Segmented
      label="Did it come true?"
      name="yes"
      value={draft.yes === null ? '' : draft.yes ? 'Yes' : 'No'}
      options={YES_NO}
      error={faults.yes}
      onChange={yes => onChange({ ...draft, yes: yes === 'Yes' })}
    />
    {draft.yes && (
      <TextField
        label="Shared by"
        name="sharedBy"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.sharedBy}
        onChange={sharedBy => onChange({ ...draft, sharedBy })}
        hint="Only when it came true for several, for example two top batsmen: how many."
        error={faults.sharedBy}
      />
    )}
  </>
);

function Winners({ market, draft, faults, onChange }: Props) {
  const isTie = isDeadHeat(draft, market);
  return (
    <>
      <RunnerChoices
        legend={market.winners === 1 ? 'Who won' : `Who was placed (${market.winners} places)`}
        market={market}
        shown={market.runners.map((_, place) => place)}
        chosen={draft.winners}
        fault={faults.winners}
        onToggle={place => onChange({ ...draft, winners: toggled(draft.winners, place) })}
      />
      {isTie && (
        <p className="office-note warning">
          <Icon name="warning" />
          {market.winners === 1
            ? `A dead heat of ${draft.winners.length}: every stake on them is divided by ${draft.winners.length}.`
            : 'A dead heat: more were placed than there are places.'}
        </p>
      )}
      {isTie && market.winners > 1 && (
        <RunnerChoices
          legend="Who share the last place"
          market={market}
          shown={draft.winners.toSorted((a, b) => a - b)}
          chosen={draft.tied}
          fault={faults.tied}
          onToggle={place => onChange({ ...draft, tied: toggled(draft.tied, place) })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly market: Market;
  /** Places in the list of runners. */
  readonly shown: readonly number[];
  readonly chosen: readonly number[];
  readonly fault: string | undefined;
  readonly onToggle: (place: number) => void;
}

function RunnerChoices({ legend, market, shown, chosen, fault, onToggle }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className="office-market sport-runners" aria-describedby={fault && id}>
      <legend>{legend}</legend>
      {shown.map(place => {
        const runner = market.runners[place];
        return (
          runner && (
            <label key={place}>
              <input
                type="checkbox"
                checked={chosen.includes(place)}
                disabled={runner.isRemoved}
                onChange={() => onToggle(place)}
              />
              {runnerWords(market, runner.name)}
              {runner.isRemoved && <span className="muted"> does not run</span>}
            </label>
          )
        );
      })}
      {fault && (
        <p className="msg" id={id}>
          <Icon name="warning" small />
          {fault}
        </p>
      )}
    </fieldset>
  );
}

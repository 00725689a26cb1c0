import { say } from '@maidan/words/say';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type AnswerDraft, askedFor, type Faults, isDeadHeat, toggled } from './answer.ts';
import { type Market, runnerWords } from '../events/event.ts';
import { muted } from '../said.tsx';

interface Props {
  readonly market: Market;
  readonly draft: AnswerDraft;
  readonly faults: Faults;
  readonly onChange: (draft: AnswerDraft) => void;
}

const RESULT = say('officeSport.result');
const VOID = say('officeSport.void');

/** What became of a market, asked in the way that fits its kind. */
export const AnswerPicker = ({ market, draft, faults, onChange }: Props) => (
  <>
    <Segmented
      label={say('officeSport.whatBecame')}
      name="result"
      value={draft.isVoid ? VOID : RESULT}
      options={[RESULT, VOID]}
      onChange={result => onChange({ ...draft, isVoid: result === VOID })}
    />
    {draft.isVoid ? (
      <p className="muted">{say('officeSport.everyBetVoid')}</p>
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
    label={say('officeSport.total')}
    name="total"
    inputMode="numeric"
    maxLength={4}
    autoComplete="off"
    value={draft.total}
    onChange={total => onChange({ ...draft, total })}
    hint={say('officeSport.totalHint')}
    error={faults.total}
    required
  />
);

const YES = say('officeSport.yes');
const NO = say('officeSport.no');

const YesNo = ({ draft, faults, onChange }: Props) => (
  <>
    <Segmented
      label={say('officeSport.cameTrue')}
      name="yes"
      value={draft.yes === null ? '' : draft.yes ? YES : NO}
      options={[YES, NO]}
      error={faults.yes}
      onChange={yes => onChange({ ...draft, yes: yes === YES })}
    />
    {draft.yes && (
      <TextField
        label={say('officeSport.sharedBy')}
        name="sharedBy"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.sharedBy}
        onChange={sharedBy => onChange({ ...draft, sharedBy })}
        hint={say('officeSport.sharedByHint')}
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
        legend={whoWords(market)}
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
            ? say('officeSport.deadHeatOf', { count: String(draft.winners.length) })
            : say('officeSport.deadHeat')}
        </p>
      )}
      {isTie && market.winners > 1 && (
        <RunnerChoices
          legend={say('officeSport.whoShare')}
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

const whoWords = ({ winners }: Market): string =>
  winners === 1 ? say('officeSport.whoWon') : say('officeSport.whoPlaced', { places: String(winners) });

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
              {runner.isRemoved
                ? say('officeSport.doesNotRun', { runner: runnerWords(market, runner.name), quiet: muted })
                : runnerWords(market, runner.name)}
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

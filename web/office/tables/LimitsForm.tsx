import { formatShort } from '@maidan/core/format';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { AmountField } from '../../ui/AmountField.tsx';
import { Form } from '../parts/Form.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { WaitingProposals } from '../parts/WaitingProposals.tsx';
import { useMay } from '../session.ts';
import { type CasinoTable, draftOf, limitsOf, NO_LIMITS, type TypedLimits } from './table.ts';
import { useTableForm } from './useTableForm.ts';

interface Props {
  readonly table: CasinoTable;
  readonly game: Game;
}

/** The least and the most on one selection in one round, market by market. */
export function LimitsForm({ table, game }: Props) {
  const saved = draftOf(table.limits);
  const [draft, setDraft] = useDraft(saved);
  const undo = () => setDraft(saved);
  const form = useTableForm(table, undo);
  const save = () => {
    const read = limitsOf(draft);
    if ('faults' in read) return form.setFaults(read.faults);
    setDraft(draftOf(read.limits));
    return form.save({ limits: read.limits });
  };
  return (
    <Form label={say('officeHouse.limits')} onSubmit={save}>
      <p className="muted">{say('officeHouse.limitsHint')}</p>
      <WaitingProposals isAbout={({ subject, limits }) => subject === `table:${table.code}` && limits.length > 0}>
        <b>{say('officeHouse.moreTakesTwo')}</b>
        <p>{say('officeHouse.lessAtOnce')}</p>
      </WaitingProposals>
      {game.markets.map(market => (
        <MarketLimits
          key={market.id}
          name={market.name}
          own={say('officeHouse.fromTo', { min: formatShort(market.limits.min), max: formatShort(market.limits.max) })}
          value={draft[market.id] ?? NO_LIMITS}
          faultOf={side => form.faults[`${market.id}.${side}`] ?? form.faults[`limits.${market.id}.${side}`]}
          onChange={value => setDraft({ ...draft, [market.id]: value })}
        />
      ))}
      <SaveBar form={form} needs="tables.write" isEdited={isOther(draft, table)} onUndo={undo} />
    </Form>
  );
}

const isOther = (draft: ReturnType<typeof draftOf>, { limits }: CasinoTable): boolean => {
  const filled = Object.entries(draft).filter(([, { min, max }]) => min !== '' || max !== '');
  return JSON.stringify(Object.fromEntries(filled)) !== JSON.stringify(draftOf(limits));
};

interface MarketProps {
  readonly name: string;
  readonly own: string;
  readonly value: TypedLimits;
  readonly faultOf: (side: 'min' | 'max') => string | undefined;
  readonly onChange: (value: TypedLimits) => void;
}

const MarketLimits = ({ name, own, value, faultOf, onChange }: MarketProps) => (
  <fieldset className="office-market" disabled={!useMay('tables.write')}>
    <legend>
      {name} <span className="muted">{own}</span>
    </legend>
    {(['min', 'max'] as const).map(side => (
      <AmountField
        key={side}
        label={side === 'min' ? say('officeHouse.least') : say('officeHouse.most')}
        name={side}
        unit="₹"
        value={value[side]}
        error={faultOf(side)}
        onChange={text => onChange({ ...value, [side]: text })}
      />
    ))}
  </fieldset>
);

import { formatMoney, formatShort } from '@maidan/core/format';
import { type Money, rupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { useStakeLeft } from '../../parts/limits/useStakeLeft.ts';
import { EditStakes } from '../../parts/stake/EditStakes.tsx';
import type { Closing } from '../slip/betSlipProps.ts';
import { LastCall } from '../slip/LastCall.tsx';
import { colourOf } from './Chip.tsx';

interface Props {
  readonly stakes: readonly number[];
  /** No bet of this table is smaller. */
  readonly least: number;
  /** The one that a tap lays. */
  readonly chip: number | undefined;
  readonly total: Money;
  readonly isAsked: boolean;
  /** Of several tables, the one at which all but Undo is done. */
  readonly at?: string;
  readonly closing: Closing;
  readonly onChip: (chip: number) => void;
  readonly onStakes: (stakes: readonly number[]) => void;
  /** Absent where it cannot be done now. */
  readonly onUndo: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
  readonly onRepeat: (() => void) | undefined;
  readonly onDouble: (() => void) | undefined;
}

/** The player's own chips and what is done with them: beside the table on a wide screen, the bottom bar on a narrow one. */
export function ChipRail(props: Props) {
  const { stakes, chip, total, isAsked, closing, at, onStakes } = props;
  const [isEditing, setEditing] = useState(false);
  return (
    <section className="panel chip-rail" aria-label={say('casino.chipRail')}>
      <div className="chip-sums">
        <span className="chip-total">
          {at === undefined ? say('casino.onRound') : say('casino.onTables')} <b>{formatMoney(total)}</b>
        </span>
        <output className={isAsked ? 'chip-hint asked' : 'chip-hint'}>
          {chip === undefined ? say('casino.chooseChip') : say('casino.tapBets', { amount: formatShort(rupees(chip)) })}
        </output>
        <LastCall {...closing} />
      </div>
      {isEditing ? (
        <EditStakes stakes={stakes} onSave={onStakes} onClose={() => setEditing(false)} />
      ) : (
        <Stack {...props} onEdit={() => setEditing(true)} />
      )}
      {at !== undefined && <p className="chip-at">{say('casino.actsAt', { game: at })}</p>}
      <Actions {...props} />
    </section>
  );
}

function Stack({ stakes, least, chip, onChip, onEdit }: Props & { readonly onEdit: () => void }) {
  const beyond = useStakeLeft();
  return (
    <fieldset className="chip-stack" aria-label={say('casino.yourChips')}>
      {[...stakes.entries()].map(([nth, stake]) => (
        <button
          key={nth}
          type="button"
          className={`chip ${colourOf(rupees(stake))}`}
          disabled={stake < least || beyond(stake) !== undefined}
          title={beyond(stake)}
          aria-pressed={stake === chip}
          aria-label={say('casino.chipOf', { amount: formatShort(rupees(stake)) })}
          onClick={() => onChip(stake)}
        >
          {formatShort(rupees(stake))}
        </button>
      ))}
      <button type="button" className="chip-edit" aria-label={say('casino.edit')} onClick={onEdit}>
        <Icon name="settings" small />
      </button>
    </fieldset>
  );
}

const Actions = ({ at, onUndo, onClear, onRepeat, onDouble }: Props) => (
  <fieldset className="chip-actions" aria-label={say('casino.allBets')}>
    <Action icon="undo" words={say('casino.undo')} onDo={onUndo} />
    <Action icon="close" words={say('casino.clear')} at={at} onDo={onClear} />
    <Action icon="retry" words={say('casino.repeat')} at={at} onDo={onRepeat} />
    <Action icon="plus" words={say('casino.double')} at={at} onDo={onDouble} />
  </fieldset>
);

interface ActionProps {
  readonly icon: IconName;
  readonly words: string;
  readonly at?: string | undefined;
  /** Absent where it cannot be done now. */
  readonly onDo: Props['onUndo'];
}

const Action = ({ icon, words, at, onDo }: ActionProps) => (
  <button
    type="button"
    aria-label={at && say('casino.atGame', { what: words, game: at })}
    disabled={!onDo}
    onClick={onDo}
  >
    <Icon name={icon} small />
    {words}
  </button>
);

import { say } from '@maidan/words/say';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { RulesButton } from '../../parts/marketRules/RulesButton.tsx';
import { EditStakes } from '../../parts/stake/EditStakes.tsx';
import { readQuickStakes } from '../../parts/stake/quickStakes.ts';
import type { Target } from '../choice.ts';
import { sideWords } from '../words.ts';
import type { Draft } from './draft.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipMove } from './SlipMove.tsx';
import type { SportSlipProps } from './sportSlipProps.ts';

interface Props extends SportSlipProps {
  readonly draft: Draft;
  readonly target: Target;
}

/** What was chosen, what became of its price, and the bet. */
export function SlipInside({ draft, target, ...props }: Props) {
  const { slip } = props;
  return (
    <>
      <div className="slip-title">
        <div>
          <b>{target.title}</b>
          <span>
            {sideWords(target.kind, draft.choice.side)} · {target.where}
          </span>
        </div>
        <RulesButton
          title={target.kind === 'exchange' || target.kind === 'bookmaker' ? target.where : target.title}
          sport={props.trade.view.sport}
          markets={[target]}
          terms={{ betDelayMs: target.delayMs, commission: target.commission }}
        />
        <button type="button" aria-label={say('betting.close')} onClick={slip.clear}>
          <Icon name="close" small />
        </button>
      </div>
      <SlipMove slip={slip} draft={draft} target={target} />
      <Body {...props} />
    </>
  );
}

/** The bet, or the player's own chips until they are saved, given up, or another price is tapped. */
function Body(props: SportSlipProps) {
  const choice = props.slip.draft?.choice;
  const [editing, setEditing] = useState<typeof choice>();
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  const box = useRef<HTMLDivElement>(null);
  const show = (next: typeof choice) => {
    setEditing(next);
    box.current?.focus({ preventScroll: true }); // what was pressed is gone
  };
  return (
    // Its fields and buttons do all there is to do; the key to give up is heard here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="slip-inside"
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape' || editing === undefined) return;
        event.preventDefault();
        show(undefined);
      }}
    >
      {editing !== undefined && editing === choice ? (
        <EditStakes stakes={stakes} onSave={setStakes} onClose={() => show(undefined)} />
      ) : (
        <SlipForm {...props} stakes={stakes} onEdit={() => show(choice)} />
      )}
    </div>
  );
}

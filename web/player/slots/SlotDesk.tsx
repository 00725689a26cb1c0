import type { Money } from '@maidan/core/money';
import type { Slot } from '@maidan/games/slots/slot';
import { say } from '@maidan/words/say';
import { inRupees } from './slotSay.ts';
import { SpinButton } from './SpinButton.tsx';
import { StakePicker } from './StakePicker.tsx';
import type { SpinState } from './useSpin.ts';

/** What opens over a slot. */
export type Opened = 'pays' | 'fair' | 'history';

interface Props {
  readonly slot: Slot;
  readonly state: SpinState;
  readonly balance: Money | undefined;
  readonly stake: Money;
  readonly isClosed: boolean;
  readonly onStake: (stake: Money) => void;
  readonly onSpin: () => void;
  readonly onOpen: (what: Opened) => void;
}

const TOOLS = [
  ['pays', say('slots.payTable')],
  ['fair', say('slots.fair')],
  ['history', say('slots.history')],
] as const;

/** Under the reels: what one has, what a spin costs, the button, and what there is to read. */
export const SlotDesk = ({ slot, state, balance, stake, isClosed, onStake, onSpin, onOpen }: Props) => (
  <section className="slot-desk panel">
    <p className="slot-balance">
      {say('slots.balance')} <b>{balance === undefined ? '–' : inRupees(balance)}</b>
    </p>
    <StakePicker stakes={slot.stakes} stake={stake} isDisabled={state.phase === 'turning'} onChoose={onStake} />
    <SpinButton
      stake={stake}
      phase={state.phase}
      readyAt={state.readyAt}
      isDisabled={isClosed || !state.seat || state.phase === 'unknown'}
      onSpin={onSpin}
    />
    <div className="slot-tools">
      {TOOLS.map(([what, words]) => (
        <button key={what} type="button" className="slot-tool" onClick={() => onOpen(what)}>
          {words}
        </button>
      ))}
    </div>
  </section>
);

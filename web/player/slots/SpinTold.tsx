import type { Money } from '@maidan/core/money';
import type { Slot } from '@maidan/games/slots/slot';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { faultWords } from './proofs.ts';
import { tellingOf, type Turn } from './shown.ts';
import { inRupees } from './slotSay.ts';
import type { SpinState } from './useSpin.ts';

interface Props {
  readonly slot: Slot;
  readonly state: SpinState;
  /** The one that is shown, while reels turn. */
  readonly turn: Turn | undefined;
  readonly soFar: Money | undefined;
  readonly closed: string | undefined;
  readonly onAskAgain: () => void;
}

/** What the slot says: what is going on, and what a spin came to. Only a win above the stake is told as one. */
export function SpinTold({ slot, state, turn, soFar, closed, onAskAgain }: Props) {
  const { phase, spin, fault, refusal } = state;
  if (phase === 'unknown')
    return (
      <div className="slot-told warn" role="alert">
        {say('slots.unknown')}
        <Button small kind="teal" onClick={onAskAgain}>
          {say('slots.again')}
        </Button>
      </div>
    );
  if (turn) {
    const free = slot.free && turn.nth > 0 && say('slots.free', { nth: turn.nth, all: slot.free.spins });
    return (
      <output className="slot-told">
        {free ? `${free}${soFar ? ` · ${inRupees(soFar)}` : ''}` : say('slots.spinning')}
      </output>
    );
  }
  if (refusal) return <output className="slot-told warn">{refusal}</output>;
  if (closed !== undefined)
    return (
      <output className="slot-told warn">
        {closed === '' ? say('slots.closed') : say('slots.closedFor', { words: closed })}
      </output>
    );
  if (!spin || phase === 'asking') return <output className="slot-told">{say('slots.ready')}</output>;
  return (
    <output className={`slot-told ${tellingOf(spin)}`}>
      <b>{resultWords(spin)}</b>
      <span className={fault ? 'slot-proof bad' : 'slot-proof'}>
        <Icon name={fault ? 'warning' : 'check'} small />
        {fault ? say('slots.notProved', { fault: faultWords(fault) }) : say('slots.proved')}
      </span>
    </output>
  );
}

function resultWords(spin: NonNullable<SpinState['spin']>): string {
  const [paid, stake] = [inRupees(spin.paid), inRupees(spin.stake)];
  switch (tellingOf(spin)) {
    case 'won':
      return say('slots.won', { paid });
    case 'even':
      return say('slots.even');
    case 'back':
      return say('slots.back', { paid, stake });
    case 'nothing':
      return say('slots.nothing');
  }
}

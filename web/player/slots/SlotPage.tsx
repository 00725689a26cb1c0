import type { Money } from '@maidan/core/money';
import type { Slot } from '@maidan/games/slots/slot';
import { say } from '@maidan/words/say';
import { useMemo, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { Failed } from '../../ui/States.tsx';
import { useBalance } from '../parts/useBalance.ts';
import { useRemembered } from '../parts/useRemembered.ts';
import { FairDialog } from './FairDialog.tsx';
import { Figures } from './Figures.tsx';
import { PayTable } from './PayTable.tsx';
import { Reels } from './Reels.tsx';
import { freshNumber, isNumber, paidUpTo, tellingOf, type Turn, turnsOf } from './shown.ts';
import { type Opened, SlotDesk } from './SlotDesk.tsx';
import { sayName } from './slotSay.ts';
import { SpinHistory } from './SpinHistory.tsx';
import { sound } from './sound.ts';
import { SpinTold } from './SpinTold.tsx';
import { useSpin } from './useSpin.ts';
import './lobby.css';
import './slots.css';

interface Props {
  readonly slot: Slot;
  /** Why it takes no spins, if it takes none: in words, or nothing said. */
  readonly closed: string | undefined;
}

/** A slot: its reels, its stakes, what it came to, and what proves it. */
export function SlotPage({ slot, closed }: Props) {
  const { state, error, retry, spin, askAgain, stopped } = useSpin(slot);
  const [stake, setStake] = useState<Money>(slot.stakes[2]!);
  const [own, setOwn] = useState('');
  const [nth, setNth] = useState(0);
  const [opened, setOpened] = useState<Opened | undefined>();
  const [isLoud, setLoud] = useRemembered('slots-sound', 'on');
  const { purse } = useBalance();
  const turns = useMemo(() => state.spin && turnsOf(slot, state.spin), [slot, state.spin]);
  const isWon = state.spin !== undefined && tellingOf(state.spin) === 'won';
  const isTurning = state.phase === 'turning' && turns !== undefined;
  const turn = turns?.[Math.min(nth, turns.length - 1)] ?? resting(slot);

  function start(): void {
    setNth(0);
    if (isLoud) sound('start');
    spin(stake, isNumber(own) ? own : freshNumber());
  }
  function turned(): void {
    if (turns && nth < turns.length - 1) return setNth(nth + 1);
    if (isLoud && state.spin) sound(isWon ? 'won' : 'stop');
    return stopped();
  }

  if (error && !state.seat) return <Failed title={say('casino.loadFailed')} text={error.message} onRetry={retry} />;
  const soFar = state.spin && turns && isTurning ? paidUpTo(slot, state.spin, turns, nth - 1) : undefined;
  return (
    <div className={`slot-page ${slot.code}`}>
      <SlotHead code={slot.code} isLoud={isLoud} onLoud={setLoud} />
      <section className="slot-cabinet" aria-label={sayName(slot.code)}>
        <Reels key={slot.code} slot={slot} turn={turn} isTurning={isTurning} isWon={isWon} onStopped={turned} />
        <SpinTold
          slot={slot}
          state={state}
          turn={isTurning ? turn : undefined}
          soFar={soFar}
          closed={closed}
          onAskAgain={askAgain}
        />
      </section>
      <SlotDesk
        slot={slot}
        state={state}
        balance={purse?.balance}
        stake={stake}
        isClosed={closed !== undefined}
        onStake={setStake}
        onSpin={start}
        onOpen={setOpened}
      />
      <Figures code={slot.code} />
      {opened === 'pays' && <PayTable slot={slot} stake={stake} onClose={() => setOpened(undefined)} />}
      {opened === 'fair' && <FairDialog state={state} own={own} onOwn={setOwn} onClose={() => setOpened(undefined)} />}
      {opened === 'history' && <SpinHistory onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface HeadProps {
  readonly code: string;
  readonly isLoud: boolean;
  readonly onLoud: (isLoud: boolean) => void;
}

const SlotHead = ({ code, isLoud, onLoud }: HeadProps) => (
  <header className="slot-head">
    <Link to="/slots" className="slot-back">
      <Icon name="left" small />
      {say('slots.all')}
    </Link>
    <h1>{sayName(code)}</h1>
    <button type="button" className="slot-tool" aria-pressed={isLoud} onClick={() => onLoud(!isLoud)}>
      {say('slots.sound')}
    </button>
  </header>
);

/** As the reels stand before the first spin. */
const resting = ({ strips }: Slot): Turn => ({ stops: strips.map((_, reel) => reel), wins: [], nth: 0 });

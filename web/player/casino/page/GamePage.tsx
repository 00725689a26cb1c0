import './page.css';
import './phone.css';
import './landscape.css';
import './full.css';
import '../chips/chips.css';
import type { Game } from '@maidan/games/kit/game';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { useSlices } from '../../../ui/useSlices.ts';
import { LastResults } from '../results/LastResults.tsx';
import { OwnResult } from '../moment/lazyMoment.ts';
import { ChipDesk } from '../slip/lazySlip.ts';
import { useWriting } from '../slip/useSlip.ts';
import { MyBetPanel } from '../slip/MyBetPanel.tsx';
import { BettingTable } from '../table/BettingTable.tsx';
import type { Offers } from '../table/offers.ts';
import type { LiveTable } from '../useTable.ts';
import { useWhyVoid } from '../whyVoid.ts';
import type { Desk } from './desk.ts';
import { DeskSlip } from './DeskSlip.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameTabs } from './GameTabs.tsx';
import { Picture } from './Picture.tsx';
import { TableNotice } from './TableNotice.tsx';
import { useDesk } from './useDesk.ts';
import { useWay, type Way } from './useWay.ts';

/** Opened by hand. */
const PastRound = lazily(async () => (await import('../results/PastRound.tsx')).PastRound);

/** Below what is seen first: they come when the table is there. */
const PayCard = lazily(async () => (await import('./asides.tsx')).PayCard);
const Away = lazily(async () => (await import('./asides.tsx')).Away);
const RoundBeacon = lazily(async () => (await import('./RoundBeacon.tsx')).RoundBeacon);
const Statistics = lazily(async () => (await import('../statistics/Statistics.tsx')).Statistics);

interface Props {
  readonly game: Game;
  /** Other tables: above this one where there is room, under it on a phone. It has its place before it comes. */
  readonly beside: ReactNode;
}

const NO_CHIPS: Offers['chips'] = new Map();

/** What the house tells first is drawn in so many frames after its prices: who plays in the picture, then what lies below. */
const SLICES = 2;

/** A table: picture, betting table, last results; beside them the slip and one's own bets. */
export function GamePage({ game, beside }: Props) {
  const [chips, setChips] = useState(NO_CHIPS);
  const writing = useWriting(game.code);
  const desk = useDesk(game, { chips, writing });
  const [way, setWay] = useWay();
  const [tab, setTab] = useState<'game' | 'bets'>('game');
  const [past, setPast] = useState<string>();
  const mine = useRef<HTMLDivElement>(null);
  /** On a wide screen both are there: one's own bets are brought into sight. */
  function show(next: 'game' | 'bets') {
    setTab(next);
    if (next === 'bets') mine.current?.scrollIntoView({ block: 'nearest' });
  }
  const { live, offers, bets } = desk;
  useWhyVoid(live.view?.round.phase === 'void');
  const drawn = useSlices(live.view ? SLICES : 0, 0, 1);
  return (
    <div className="game-page" data-tab={tab} data-way={way} data-slip={desk.isSlipHidden ? 'hidden' : undefined}>
      {/* First, so that it has its place when the page is painted before all of it has come. */}
      <div className="beside">{beside && <Apart>{beside}</Apart>}</div>
      <div className="game-main">
        <section className="panel game-frame">
          <GameTabs tab={tab} count={bets.now.length} way={way} onTab={show} onWay={setWay} />
          <GameHeader game={game} round={live.view?.round.id} />
          <Picture game={game} live={live} isEmpty={drawn < 1} own={<Own game={game} desk={desk} onOpen={setPast} />} />
        </section>
        <TableNotice view={live.view} />
        {/* Tapping the table itself opens and closes the panel where the specification asks for it; cells do their own work. */}
        <div className="game-table" {...desk.tableTap}>
          <BettingTable offers={offers} />
        </div>
        <LastResults game={game} last={live.view?.last ?? []} onOpen={setPast} />
        {live.view && drawn >= SLICES && <Below game={game} view={live.view} />}
      </div>
      <div className="game-side" ref={mine}>
        <Betting game={game} desk={desk} way={way} onChips={setChips} />
        <MyBetPanel
          game={game}
          bets={bets.now}
          undoFrom={desk.undoFrom}
          onUndo={desk.undo}
          onRepeat={desk.repeat}
          onDouble={desk.double}
        />
        {drawn >= SLICES && (
          <Apart>
            <PayCard game={game} />
          </Apart>
        )}
      </div>
      <Boundary>
        <Suspense>{past && <PastRound game={game} round={past} onClose={() => setPast(undefined)} />}</Suspense>
      </Boundary>
    </div>
  );
}

interface OwnProps extends Pick<Props, 'game'> {
  readonly desk: Desk;
  readonly onOpen: (round: string) => void;
}

/** Over the picture, for who has bet here. */
const Own = ({ game, desk: { live, bets }, onOpen }: OwnProps) =>
  live.view &&
  bets.now.length + bets.before.length > 0 && (
    <Apart>
      <OwnResult game={game} round={live.view.round} last={live.view.last} onOpen={onOpen} />
    </Apart>
  );

interface BettingProps extends Pick<Props, 'game'> {
  readonly desk: Desk;
  readonly way: Way;
  readonly onChips: (chips: Offers['chips']) => void;
}

/** What bets: chips, and the slip. */
const Betting = ({ game, desk, way, onChips }: BettingProps) => (
  <>
    {desk.live.view && (
      <Apart>
        <ChipDesk game={game} desk={desk} isOn={way === 'chips'} onChips={onChips} />
      </Apart>
    )}
    <DeskSlip game={game} desk={desk} />
  </>
);

const Below = ({ game, view }: Pick<Props, 'game'> & { readonly view: NonNullable<LiveTable['view']> }) => (
  <Apart>
    <Away table={game.code} />
    <RoundBeacon round={view.round} />
    <Statistics game={game} code={game.code} last={view.last} gone={view.round.gone} />
  </Apart>
);

/** What comes later, with a boundary that comes with it: one that was there before would hold the whole table back. */
const Apart = ({ children }: { readonly children: ReactNode }) => (
  <Boundary>
    <Suspense>{children}</Suspense>
  </Boundary>
);

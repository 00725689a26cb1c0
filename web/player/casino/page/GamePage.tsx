import './page.css';
import type { Game } from '@maidan/games/kit/game';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { useSlices } from '../../../ui/useSlices.ts';
import { LastResults } from '../results/LastResults.tsx';
import { BetSlip } from '../slip/BetSlip.tsx';
import { MyBetPanel } from '../slip/MyBetPanel.tsx';
import { BettingTable } from '../table/BettingTable.tsx';
import type { LiveTable } from '../useTable.ts';
import { useWhyVoid } from '../whyVoid.ts';
import { GameHeader } from './GameHeader.tsx';
import { GameTabs } from './GameTabs.tsx';
import { PayCard } from './PayCard.tsx';
import { Picture } from './Picture.tsx';
import { TableNotice } from './TableNotice.tsx';
import { useDesk } from './useDesk.ts';

/** Opened by hand. */
const PastRound = lazily(async () => (await import('../results/PastRound.tsx')).PastRound);

/** Below what is seen first: they come when the table is there. */
const Away = lazily(async () => (await import('./asides.tsx')).Away);
const RoundBeacon = lazily(async () => (await import('./RoundBeacon.tsx')).RoundBeacon);
const Statistics = lazily(async () => (await import('../statistics/Statistics.tsx')).Statistics);

interface Props {
  readonly game: Game;
  /** Other tables: above this one where there is room, under it on a phone. It has its place before it comes. */
  readonly beside: ReactNode;
}

/** What the house tells first is drawn in so many frames after its prices: who plays in the picture, then what lies below. */
const SLICES = 2;

/** A table: picture, betting table, last results; beside them the slip and one's own bets. */
export function GamePage({ game, beside }: Props) {
  const desk = useDesk(game);
  const [tab, setTab] = useState<'game' | 'bets'>('game');
  const [past, setPast] = useState<string>();
  const mine = useRef<HTMLDivElement>(null);
  /** On a wide screen both are there: one's own bets are brought into sight. */
  function show(next: 'game' | 'bets') {
    setTab(next);
    if (next === 'bets') mine.current?.scrollIntoView({ block: 'nearest' });
  }
  const { live, offers, seen, bets } = desk;
  useWhyVoid(live.view?.round.phase === 'void');
  const drawn = useSlices(live.view ? SLICES : 0, 0, 1);
  return (
    <div className="game-page" data-tab={tab} data-slip={desk.isSlipHidden ? 'hidden' : undefined}>
      <div className="game-main">
        <section className="panel game-frame">
          <GameTabs tab={tab} count={bets.now.length} onTab={show} />
          <GameHeader game={game} round={live.view?.round.id} />
          <Picture game={game} live={live} isEmpty={drawn < 1} />
        </section>
        <TableNotice view={live.view} />
        {/* Tapping the table itself opens and closes the panel where the specification asks for it; cells do their own work. */}
        <div className="game-table" {...desk.tableTap}>
          <BettingTable offers={offers} seen={seen} />
        </div>
        <LastResults game={game} last={live.view?.last ?? []} onOpen={setPast} />
        {live.view && drawn >= SLICES && <Below game={game} view={live.view} />}
      </div>
      <div className="game-side" ref={mine}>
        <BetSlip
          game={game}
          dealt={offers.dealt}
          slip={desk.slip}
          betting={desk.betting}
          quotes={offers.quotes}
          seen={seen}
          exposure={desk.exposure}
          stakeField={desk.stakeField}
          onSubmit={desk.submit}
        />
        <MyBetPanel
          game={game}
          bets={bets.now}
          undoFrom={desk.undoFrom}
          onUndo={desk.undo}
          onRepeat={desk.repeat}
          onDouble={desk.double}
        />
        <PayCard game={game} />
      </div>
      <div className="beside">
        <Boundary>
          <Suspense>{beside}</Suspense>
        </Boundary>
      </div>
      <Boundary>
        <Suspense>{past && <PastRound game={game} round={past} onClose={() => setPast(undefined)} />}</Suspense>
      </Boundary>
    </div>
  );
}

const Below = ({ game, view }: Pick<Props, 'game'> & { readonly view: NonNullable<LiveTable['view']> }) => (
  <Boundary>
    <Suspense>
      <Away table={game.code} />
      <RoundBeacon round={view.round} />
      <Statistics game={game} code={game.code} last={view.last} gone={view.round.gone} />
    </Suspense>
  </Boundary>
);

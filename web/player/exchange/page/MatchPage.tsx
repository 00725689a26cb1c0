import '../../parts/cells.css';
import '../../parts/bettingTable.css';
import './match.css';
import '../markets/markets.css';
import type { EventView, MarketView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AwayNote } from '../../parts/AwayNote.tsx';
import { useSlices } from '../../../ui/useSlices.ts';
import { MyBetsPanel } from '../bets/MyBetsPanel.tsx';
import { BookmakerPanel } from '../markets/BookmakerPanel.tsx';
import { BookPanel } from '../markets/BookPanel.tsx';
import { moveAmongCells } from '../markets/moveAmongCells.ts';
import { SectionPanel } from '../markets/SectionPanel.tsx';
import { ScorePanel } from '../score/ScorePanel.tsx';
import { firstLines, inTwo, layoutOf, lineCount, MOST_WIDE } from '../sections.ts';
import { OneClickBar } from '../slip/OneClickBar.tsx';
import { SportSlipPanel } from '../slip/SportSlipPanel.tsx';
import type { Trade } from '../trade.ts';
import { AnnouncementLine } from './AnnouncementLine.tsx';
import { awayWords } from './awayWords.ts';
import { MarketsComing } from './MatchComing.tsx';
import { MatchProof } from './MatchProof.tsx';
import { MatchTabs } from './MatchTabs.tsx';
import { useDesk } from './useDesk.ts';

/** Below what is seen first. */
const DepthPanel = lazily(async () => (await import('../depth/DepthPanel.tsx')).DepthPanel);

interface Props {
  readonly view: EventView;
}

/** A match: what happens, everything that can be bet on, and beside it the slip and one's own bets. */
export function MatchPage({ view }: Props) {
  const desk = useDesk(view);
  const [tab, setTab] = useState<'markets' | 'bets'>('markets');
  const { trade, slip, oneClick, watched } = desk;
  const lines = lineCount(view);
  const shown = useSlices(lines, FIRST_LINES, MORE_LINES);
  const nameOf = (id: string) =>
    [...view.markets, ...view.rows].find(each => each.id === id)?.name ?? say('sport.thisMarket');
  return (
    // Keys of cells and of the slip meet here; everything that can be done with them can be done with what is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="match-page"
      data-tab={tab}
      onKeyDown={event => {
        moveAmongCells(event);
        if (event.key === 'Escape' && slip.draft && !event.defaultPrevented && !isInDialog(event.target)) desk.close();
      }}
    >
      <div className="match-main">
        <ScorePanel view={view} />
        <AwayNote words={desk.away && awayWords(desk.away)} />
        <OneClickBar oneClick={oneClick} nameOf={nameOf} />
        <MatchTabs tab={tab} view={view} mine={trade.mine} onTab={setTab} />
        {shown === 0 && lines > 0 ? <MarketsComing /> : <Markets trade={trade} shown={shown} />}
        <MatchProof view={view} />
      </div>
      <div className="match-side">
        <SportSlipPanel trade={trade} slip={slip} oneClick={oneClick} stakeField={desk.stakeField} />
        <MyBetsPanel view={view} mine={trade.mine} />
        {watched && shown >= lines && (
          <Boundary>
            <Suspense>
              <DepthPanel view={view} mine={trade.mine} watched={watched} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  );
}

const isInDialog = (target: EventTarget): boolean => target instanceof Element && target.closest('dialog') !== null;

/** The score is drawn before them, and what lies below them after the last. */
const FIRST_LINES = 0;
const MORE_LINES = 3;

interface MarketsProps {
  readonly trade: Trade;
  /** How many lines of them. */
  readonly shown: number;
}

function Markets({ trade, shown }: MarketsProps) {
  const { view } = trade;
  const { books, bookmakers, left, right, small } = firstLines(layoutOf(view), shown);
  const [main, ...others] = books;
  const isOver = view.state === 'over' || view.state === 'void';
  if (books.length + bookmakers.length + left.length + right.length + small.length === 0) {
    return (
      <section className="panel markets">
        <Empty
          icon="clock"
          title={isOver ? say('sport.over') : say('sport.opensSoon')}
          text={isOver ? say('sport.overHint') : say('sport.opensSoonHint')}
        />
      </section>
    );
  }
  return (
    <div className="markets">
      <AnnouncementLine view={view} />
      {main && <BookPanel trade={trade} market={main} />}
      {bookmakers.map(row => (
        <BookmakerPanel key={row.id} trade={trade} row={row} />
      ))}
      <OtherBooks trade={trade} markets={others} />
      <div className="market-columns">
        <div>
          {left.map(section => (
            <SectionPanel key={section.kind} trade={trade} section={section} />
          ))}
        </div>
        <div>
          {right.map(section => (
            <SectionPanel key={section.kind} trade={trade} section={section} />
          ))}
          {small.map(market => (
            <BookPanel key={market.id} trade={trade} market={market} isSmall />
          ))}
        </div>
      </div>
    </div>
  );
}

interface BooksProps {
  readonly trade: Trade;
  readonly markets: readonly MarketView[];
}

/** Books after the first: a few over the whole width, many in two columns. */
function OtherBooks({ trade, markets }: BooksProps) {
  if (markets.length <= MOST_WIDE) {
    return markets.map(market => <BookPanel key={market.id} trade={trade} market={market} />);
  }
  const [left, right] = inTwo(markets);
  return (
    <div className="market-columns">
      <div>
        {left.map(market => (
          <BookPanel key={market.id} trade={trade} market={market} isSmall />
        ))}
      </div>
      <div>
        {right.map(market => (
          <BookPanel key={market.id} trade={trade} market={market} isSmall />
        ))}
      </div>
    </div>
  );
}

import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Suspense, useEffect } from 'react';
import { lazily, whenReady } from '../../ui/lazily.tsx';
import { Failed } from '../../ui/States.tsx';
import { placeOf } from '../parts/places.ts';
import { isRace } from '../parts/event/isRace.ts';
import { type Choice, chosenRows, isInPlay } from './board.ts';
import { BoardViews } from './BoardViews.tsx';
import { LoadingLines } from './LoadingLines.tsx';
import { SportStrip } from './SportStrip.tsx';
import type { Board } from './useBoard.ts';
import './board.css';
import './boardCells.css';
import './boardNarrow.css';

/** Not what a board shows first: lines come with the matches, or just before. */
const BoardRows = lazily(async () => (await import('./BoardRows.tsx')).BoardRows);
const NothingOpen = lazily(async () => (await import('./NothingOpen.tsx')).NothingOpen);
const RaceCard = lazily(async () => (await import('./RaceCard.tsx')).RaceCard);

interface Props {
  readonly board: Board;
  readonly choice: Choice;
  readonly favourites: readonly string[];
}

/** What is open, with the best prices of each match; races by country, course and time. */
export function LiveBoard({ board, choice, favourites }: Props) {
  const rows = board.rows ?? [];
  useEffect(() => whenReady(BoardRows), []);
  const chosen = chosenRows(rows, choice);
  const live = new Set(rows.filter(isInPlay).map(row => row.sport));
  const isRacing = choice.kind === 'sport' && isRace(choice);
  return (
    <section className="panel board" aria-label={titleOf(choice)}>
      <SportStrip active={choice.sport} isAlone={choice.kind === 'sport'} live={live} />
      <div className="board-h" data-racing={isRacing || undefined}>
        <span>{isRacing ? say('home.races') : say('home.game')}</span>
        <BoardViews choice={choice} inPlay={rows.filter(isInPlay).length} favourites={favourites.length} />
        {!isRacing && ['1', 'X', '2'].map(column => <span key={column}>{column}</span>)}
      </div>
      <Body board={board} choice={choice} rows={chosen} favourites={favourites} isRacing={isRacing} />
    </section>
  );
}

const titleOf = (choice: Choice): string => {
  if (choice.kind === 'inPlay') return say('home.inPlay');
  return choice.kind === 'favourites' ? say('home.favourites') : placeOf(choice.sport).label;
};

interface BodyProps extends Props {
  readonly rows: readonly BoardRow[];
  readonly isRacing: boolean;
}

function Body({ board, choice, rows, favourites, isRacing }: BodyProps) {
  if (board.hasFailed) {
    return <Failed title={say('home.boardFailed')} text={say('home.noConnection')} onRetry={board.retry} />;
  }
  if (!board.rows) return <LoadingLines />;
  return <Suspense fallback={<LoadingLines />}>{shown()}</Suspense>;

  function shown() {
    if (rows.length === 0) return <NothingOpen choice={choice} />;
    if (isRacing) return <RaceCard races={rows} now={board.now} favourites={favourites} />;
    return <BoardRows board={board} rows={rows} favourites={favourites} showsSport={choice.kind !== 'sport'} />;
  }
}

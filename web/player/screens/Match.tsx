import type { BoardRow } from '@maidan/contract/event';
import { eventTopic } from '@maidan/contract/stream';
import { say } from '@maidan/words/say';
import { Suspense, useEffect, useState } from 'react';
import { useArrived } from '../../live/useArrived.ts';
import { useLive } from '../../live/useLive.ts';
import { lazily, whenReady } from '../../ui/lazily.tsx';
import { Link, useParams } from '../../ui/router.tsx';
import { Empty, Failed } from '../../ui/States.tsx';
import { MatchComing } from '../exchange/page/MatchComing.tsx';
import { eventName } from '../parts/event/eventName.ts';
import { type Board, useBoard } from '../home/useBoard.ts';

/** Nothing of it can be drawn before the house has told of the match: its code comes in the meantime. */
const MatchPage = lazily(async () => (await import('../exchange/page/MatchPage.tsx')).MatchPage);
const EndedPage = lazily(async () => (await import('../exchange/ended/EndedPage.tsx')).EndedPage);

/** `/cricket` is the featured match in play; with an id, the match or race of that row of the board. */
export function Match() {
  const { eventId } = useParams();
  useEffect(() => whenReady(MatchPage), []);
  const board = useBoard();
  const featured = useFeatured(board.rows ?? []);
  const id = eventId ?? featured;
  if (id !== undefined) return <OneMatch key={id} id={id} board={board} />;
  return (
    <>
      <title>{say('frame.titled', { page: say('sport.cricket') })}</title>
      {board.rows ? (
        <NotOpen heading={say('sport.featured')} title={say('sport.noCricket')} />
      ) : (
        <Waiting heading={say('sport.featured')} board={board} />
      )}
    </>
  );
}

/** In play first, as the board has them; otherwise the next one. */
const featuredCricket = (rows: readonly BoardRow[]): BoardRow | undefined =>
  rows.find(({ sport }) => sport === 'cricket');

/** Who watches a match stays with it: another one may come first on the board while a stake is being typed. */
function useFeatured(rows: readonly BoardRow[]): string | undefined {
  const [watched, setWatched] = useState<string>();
  if (rows.some(({ id }) => id === watched)) return watched;
  const next = featuredCricket(rows)?.id;
  if (next !== watched) setWatched(next);
  return next;
}

interface OneProps {
  readonly id: string;
  readonly board: Board;
}

function OneMatch({ id, board }: OneProps) {
  const view = useArrived(useLive(eventTopic(id)));
  const isOver = view?.state === 'over' || view?.state === 'void';
  const isUnknown = board.rows !== undefined && !board.rows.some(row => row.id === id);
  if (isOver || (!view && isUnknown)) {
    return (
      <Suspense fallback={<MatchComing />}>
        <EndedPage id={id} />
      </Suspense>
    );
  }
  if (view) {
    return (
      <>
        <title>{say('frame.titled', { page: eventName(view) })}</title>
        <Suspense fallback={<MatchComing />}>
          <MatchPage view={view} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <title>{say('frame.titled', { page: say('sport.match') })}</title>
      <Waiting heading={say('sport.matchNo', { id })} board={board} />
    </>
  );
}

interface WaitingProps {
  readonly heading: string;
  readonly board: Board;
}

const Waiting = ({ heading, board }: WaitingProps) =>
  board.hasFailed ? (
    <section className="panel">
      <h1 className="bar">{heading}</h1>
      <Failed title={say('sport.unreachable')} text={say('sport.connecting')} onRetry={board.retry} />
    </section>
  ) : (
    <MatchComing />
  );

interface NotOpenProps {
  readonly heading: string;
  readonly title: string;
}

const NotOpen = ({ heading, title }: NotOpenProps) => (
  <section className="panel">
    <h1 className="bar">{heading}</h1>
    <Empty
      icon="cricket"
      title={title}
      text={say('sport.notOpenHint')}
      action={
        <Link className="btn teal" to="/home?sport=cricket">
          {say('sport.allCricket')}
        </Link>
      }
    />
  </section>
);

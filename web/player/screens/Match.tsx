import type { BoardRow } from '@maidan/contract/event';
import { eventTopic } from '@maidan/contract/stream';
import { useState } from 'react';
import { useArrived } from '../../live/useArrived.ts';
import { useLive } from '../../live/useLive.ts';
import { Link, useParams } from '../../ui/router.tsx';
import { Empty, Failed } from '../../ui/States.tsx';
import { MatchComing } from '../exchange/page/MatchComing.tsx';
import { MatchPage } from '../exchange/page/MatchPage.tsx';
import { matchCheckPath } from '../fair/matchCheckPath.ts';
import { type Board, useBoard } from '../home/useBoard.ts';

/** `/cricket` is the featured match in play; with an id, the match or race of that row of the board. */
export function Match() {
  const { eventId } = useParams();
  const board = useBoard();
  const featured = useFeatured(board.rows ?? []);
  const id = eventId ?? featured;
  if (id !== undefined) return <OneMatch key={id} id={id} board={board} />;
  return (
    <>
      <title>Cricket · Maidan</title>
      {board.rows ? (
        <NotOpen heading="Featured match" title="No cricket match is in play" />
      ) : (
        <Waiting heading="Featured match" board={board} />
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
  if (view) {
    return (
      <>
        <title>{`${view.name} · Maidan`}</title>
        <MatchPage view={view} />
      </>
    );
  }
  const isUnknown = board.rows !== undefined && !board.rows.some(row => row.id === id);
  return (
    <>
      <title>Match · Maidan</title>
      {isUnknown ? (
        <NotOpen heading={`Match ${id}`} title="This match is not open" match={id} />
      ) : (
        <Waiting heading={`Match ${id}`} board={board} />
      )}
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
      <Failed title="The match cannot be reached" text="We are trying to connect again." onRetry={board.retry} />
    </section>
  ) : (
    <MatchComing />
  );

interface NotOpenProps {
  readonly heading: string;
  readonly title: string;
  readonly match?: string;
}

/** One that is over can be checked. */
const NotOpen = ({ heading, title, match }: NotOpenProps) => (
  <section className="panel">
    <h1 className="bar">{heading}</h1>
    <Empty
      icon="cricket"
      title={title}
      text="Match odds, bookmaker and fancy markets appear here as soon as a match opens."
      action={
        <>
          <Link className="btn teal" to="/home?sport=cricket">
            See all cricket
          </Link>
          {match !== undefined && (
            <Link className="btn" to={matchCheckPath(match)}>
              Check it on Fair Play
            </Link>
          )}
        </>
      }
    />
  </section>
);

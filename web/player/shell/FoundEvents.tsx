import { useGlimpse } from '../../live/useGlimpse.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { eventPath } from '../home/paths.ts';
import { startText } from '../home/startText.ts';
import { placeOf } from './places.ts';
import type { FoundEvent } from './useEventSearch.ts';

interface Props {
  readonly text: string;
  /** Nothing while they are asked for. */
  readonly events: readonly FoundEvent[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onGo: () => void;
}

const LOOK_EVERY_MS = 30_000;

/** Matches and races by name: asked for, so they can be on their way or fail. */
export function FoundEvents({ text, events, hasFailed, onRetry, onGo }: Props) {
  const board = useGlimpse('board', LOOK_EVERY_MS);
  if (hasFailed) {
    return (
      <p role="alert">
        Events could not be searched.{' '}
        <button type="button" className="lk" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (!events) return <p>Searching…</p>;
  if (events.length === 0) {
    return <p>{board?.rows.length === 0 ? 'No matches are open yet.' : `No event is called “${text}”.`}</p>;
  }
  return (
    <ul>
      {events.map(event => (
        <li key={event.id}>
          <Link to={eventPath(event)} onClick={onGo}>
            <span className="found-sport">
              <Icon name={placeOf(event.sport).icon} />
            </span>
            <span>
              <b>{event.name}</b>
              <small>{aboutEvent(event, board?.now ?? 0)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 'Cricket · In-Play', 'Football · Today 19:30'. */
const aboutEvent = ({ sport, state, startsAt }: FoundEvent, now: number): string =>
  `${placeOf(sport).label} · ${state === 'inPlay' ? 'In-Play' : startText(startsAt, now)}`;

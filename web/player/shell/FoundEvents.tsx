import { say } from '@maidan/words/say';
import { useGlimpse } from '../../live/useGlimpse.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { eventWords } from '../parts/event/nameWords.ts';
import { eventPath } from '../parts/event/paths.ts';
import { startText } from '../parts/event/startText.ts';
import { placeOf } from '../parts/places.ts';
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
        {say('shell.searchFailed')}{' '}
        <button type="button" className="lk" onClick={onRetry}>
          {say('frame.tryAgain')}
        </button>
      </p>
    );
  }
  if (!events) return <p>{say('shell.searching')}</p>;
  if (events.length === 0) {
    return <p>{board?.rows.length === 0 ? say('shell.noMatches') : say('shell.noEvent', { text })}</p>;
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
              <b>{eventWords(event.name)}</b>
              <small>{aboutEvent(event, board?.now ?? 0)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 'Cricket · In-Play', 'Football · Today 19:30', 'Tennis · Result · 12 Mar 18:00'. */
function aboutEvent({ sport, state, startsAt }: FoundEvent, now: number): string {
  const { label } = placeOf(sport);
  if (state === 'inPlay') return say('shell.eventInPlay', { sport: label });
  const at = startText(startsAt, now);
  return state === 'upcoming' ? `${label} · ${at}` : say('shell.eventOver', { sport: label, at });
}

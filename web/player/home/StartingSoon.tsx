import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { formatTime } from '../../ui/when.ts';
import { placeOf } from '../parts/places.ts';
import { isRace } from '../parts/event/isRace.ts';
import { isInPlay } from './board.ts';
import { eventName } from '../parts/event/eventName.ts';
import { eventPath } from '../parts/event/paths.ts';
import { soonText, startText } from '../parts/event/startText.ts';

const SHOWN = 6;

interface Props {
  readonly rows: readonly BoardRow[];
  readonly now: number;
}

/** What begins next, of all sports but racing: there something always does. */
export function StartingSoon({ rows, now }: Props) {
  const next = rows.filter(row => !isInPlay(row) && !isRace(row)).toSorted((a, b) => a.startsAt - b.startsAt);
  if (next.length === 0) return null;
  return (
    <section className="panel soon" aria-label={say('home.startingSoon')}>
      <h2 className="bar lt">{say('home.startingSoon')}</h2>
      <ul>
        {next.slice(0, SHOWN).map(row => (
          <li key={row.id}>
            <Link to={eventPath(row)}>
              <Icon name={placeOf(row.sport).icon} small />
              <span>{eventName(row)}</span>
              <b>
                <span className="vh">{startText(row.startsAt, now)}</span>
                <span aria-hidden="true">{soonText(row.startsAt, now) || formatTime(row.startsAt)}</span>
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

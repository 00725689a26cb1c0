import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { formatTime } from '../../ui/when.ts';
import { isInPlay } from './board.ts';
import { BoardLine } from './BoardLine.tsx';
import { countriesOf, type Country, countryName, type Meeting } from './meetings.ts';
import { SportLinks } from './SportLinks.tsx';
import { eventPath } from '../parts/event/paths.ts';
import { isSoon, soonText, startText } from '../parts/event/startText.ts';
import './races.css';

/** How many races stand on top, wherever they are run. */
const NEXT = 3;

interface Props {
  readonly races: readonly BoardRow[];
  readonly now: number;
  readonly favourites: readonly string[];
}

/** The races that are next, then every country with its courses and their times. */
export function RaceCard({ races, now, favourites }: Props) {
  const [query] = useSearchParams();
  const countries = countriesOf(races);
  const chosen = countries.find(({ code }) => code === query.get('country')) ?? countries[0];
  const upcoming = races.filter(race => !isInPlay(race));
  return (
    <>
      <h2 className="race-h">{say('home.nextOff')}</h2>
      <ul className="board-rows">
        {upcoming.slice(0, NEXT).map(race => (
          <BoardLine
            key={race.id}
            row={race}
            start={startText(race.startsAt, now)}
            soonAt={isSoon(race, now) ? now : undefined}
            isStale={false}
            isFavourite={favourites.includes(race.id)}
            showsSport={false}
          />
        ))}
      </ul>
      <CountryTabs countries={countries} chosen={chosen?.code} />
      {chosen?.meetings.map(meeting => (
        <Races key={meeting.venue} meeting={meeting} next={upcoming[0]?.id} now={now} />
      ))}
      <SportLinks sport={races[0]?.sport} />
    </>
  );
}

interface TabsProps {
  readonly countries: readonly Country[];
  readonly chosen: string | undefined;
}

/** The country is in the address, like the sport. */
function CountryTabs({ countries, chosen }: TabsProps) {
  const [query] = useSearchParams();
  const withCountry = (code: string): string => {
    const next = new URLSearchParams(query);
    next.set('country', code);
    return `/home?${next}`;
  };
  return (
    <nav className="race-countries" aria-label={say('home.countries')}>
      {countries.map(({ code }) => (
        <Link key={code} to={withCountry(code)} aria-current={code === chosen ? 'page' : undefined}>
          {code}
          <span className="vh">{`, ${countryName(code)}`}</span>
        </Link>
      ))}
    </nav>
  );
}

interface RacesProps {
  readonly meeting: Meeting;
  /** The race that starts next of all. */
  readonly next: string | undefined;
  readonly now: number;
}

const Races = ({ meeting: { venue, races }, next, now }: RacesProps) => (
  <section className="race-venue" aria-label={venue}>
    <h3>{venue}</h3>
    <ul>
      {races.map(race => (
        <li key={race.id}>
          <Link className={isInPlay(race) ? 'race live' : race.id === next ? 'race next' : 'race'} to={eventPath(race)}>
            <b>{formatTime(race.startsAt)}</b>
            <small>{isInPlay(race) ? say('home.inPlay') : soonText(race.startsAt, now) || dayOnly(race, now)}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const dayOnly = ({ startsAt }: BoardRow, now: number): string => startText(startsAt, now).replace(/ [\d:]+$/, '');

import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/router.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { matchCheckPath } from '../../parts/matchCheckPath.ts';
import { placeOf, slugOf } from '../../parts/places.ts';
import type { SportResult } from './FinalScore.tsx';
import { formatWords } from '../../parts/event/formatWords.ts';
import { competitionWords } from '../../parts/event/nameWords.ts';

interface Props {
  readonly result: SportResult;
}

/** What it was, when it was, and where to go on from here. */
export const EndedAbout = ({ result }: Props) => (
  <section className="panel ended-about" aria-label={say('past.about')}>
    <h2 className="bar">{say('past.about')}</h2>
    <dl>
      {factsOf(result).map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <ul>
      <li>
        {result.isProvable ? (
          <Link className="lk" to={matchCheckPath(result.id)}>
            <Icon name="shield" small />
            {say('past.verify')}
          </Link>
        ) : (
          <small>{say('past.notProvable')}</small>
        )}
      </li>
      <li>
        <Link className="lk" to="/rules?sport">
          <Icon name="book" small />
          {say('past.rules')}
        </Link>
      </li>
      <li>
        <Link className="lk" to={`/results?sport=${slugOf(result.sport)}`}>
          <Icon name="flag" small />
          {say('past.allResults')}
        </Link>
      </li>
    </ul>
  </section>
);

const factsOf = ({
  sport,
  competition,
  format,
  startsAt,
  endedAt,
}: SportResult): readonly (readonly [string, string])[] => [
  [say('past.sport'), placeOf(sport).label],
  [say('past.competition'), competitionWords(competition)],
  [say('past.format'), formatWords(format)],
  [say('past.began'), formatMinute(startsAt)],
  [say('past.ended'), formatMinute(endedAt)],
];

import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { eventWords } from '../parts/event/nameWords.ts';
import { eventPath } from '../parts/event/paths.ts';
import { runnerWords } from '../parts/event/toldWords.ts';
import { slugOf } from '../parts/places.ts';
import { roundWords } from './kindWords.ts';

type Page = Reply<'competition'>;
type SeasonMatch = Page['results'][number];

interface Props {
  readonly page: Page;
  readonly list: 'upcoming' | 'results';
}

/** What is on and coming, or what is over: each leads to its own page. */
export function SeasonMatches({ page, list }: Props) {
  const rounds = Math.max(1, ...(page.bracket ?? []).map(({ round }) => round));
  const title = list === 'results' ? say('season.results') : say('season.upcoming');
  return (
    <section className="panel" aria-label={title}>
      <h2 className="bar">
        {title}
        {list === 'results' && (
          <Link className="lk" to={`/results?sport=${slugOf(page.sport)}&day=`}>
            {say('past.allResults')}
          </Link>
        )}
      </h2>
      {page[list].length === 0 ? (
        <Empty
          icon={list === 'results' ? 'flag' : 'clock'}
          title={list === 'results' ? say('season.noResults') : say('season.noneUpcoming')}
          text={list === 'results' ? say('season.noResultsHint') : say('season.noneUpcomingHint')}
        />
      ) : (
        <ul className="season-matches">
          {page[list].map(match => (
            <li key={match.id}>
              <Link to={eventPath(match)}>
                <span>
                  <b>{eventWords(match.name)}</b>
                  <small>
                    {roundWords(page.kind, match.round, rounds)} ·{' '}
                    <time dateTime={new Date(match.startsAt).toISOString()}>{formatMinute(match.startsAt)}</time>
                  </small>
                </span>
                <CameTo match={match} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CameTo({ match: { state, score } }: { readonly match: SeasonMatch }) {
  if (state === 'void') return <span className="bdg r">{say('past.void')}</span>;
  if (state === 'inPlay')
    return (
      <span className="bdg g">
        <span className="dot" />
        {say('season.live')}
      </span>
    );
  return (
    <span className="came-to">
      {score?.sides.map(({ name, score: figures }) => (
        <span key={name}>
          {runnerWords(name.replace(/^\d+\. /, ''))} <b>{figures}</b>
        </span>
      ))}
    </span>
  );
}

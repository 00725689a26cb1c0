import '../competition/competition.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useParams, useSearchParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { Bracket } from '../competition/Bracket.tsx';
import { LeagueTable, ScorerTable, SeriesScore } from '../competition/Standings.tsx';
import { kindRule, kindWords } from '../competition/kindWords.ts';
import { SeasonMatches } from '../competition/SeasonMatches.tsx';
import { callLater } from '../laterCalls.ts';
import { competitionWords } from '../parts/event/nameWords.ts';
import { placeOf, slugOf } from '../parts/places.ts';

type Page = Reply<'competition'>;

const EVERY_MS = 20_000;

/** A season of a league, cup, series or championship; it opens on the one that is on. */
export function Competition() {
  const { competitionId = '' } = useParams();
  const [query] = useSearchParams();
  const season = Number(query.get('season') ?? 0);
  const input = { competition: competitionId, ...(season > 0 && { season }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['competition', input],
    queryFn: ({ signal }) => callLater('competition', input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
  if (data) return <Shown page={data} />;
  return (
    <section className="panel">
      <h1 className="bar">{say('season.all')}</h1>
      {error ? (
        <Failed title={say('season.failed')} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

const Shown = ({ page }: { readonly page: Page }) => (
  <div className="competition">
    <title>{say('frame.titled', { page: competitionWords(page.name) })}</title>
    <section className="panel" aria-label={competitionWords(page.name)}>
      <Head page={page} />
      <Stands page={page} />
      <p className="competition-rule">{kindRule(page.kind)}</p>
    </section>
    <div className="competition-matches">
      <SeasonMatches page={page} list="upcoming" />
      <SeasonMatches page={page} list="results" />
    </div>
  </div>
);

const Head = ({ page: { id, sport, name, kind, season, seasons, over, matches } }: { readonly page: Page }) => (
  <header className="competition-head">
    <Icon name={placeOf(sport).icon} />
    <div>
      <h1>{competitionWords(name)}</h1>
      <p>
        <Link className="lk" to={`/competitions?sport=${slugOf(sport)}`}>
          {placeOf(sport).label}
        </Link>{' '}
        · {kindWords(kind)} · {say('season.progress', { over: `${over}`, matches: `${matches}` })}
      </p>
    </div>
    <nav aria-label={say('season.of', { season: `${season}` })}>
      {season > 1 && (
        <Link className="btn" aria-label={say('season.before')} to={`/competition/${id}?season=${season - 1}`}>
          <Icon name="left" small />
        </Link>
      )}
      <b>{say('season.of', { season: `${season}` })}</b>
      {season < seasons && (
        <Link className="btn" aria-label={say('season.after')} to={`/competition/${id}?season=${season + 1}`}>
          <Icon name="right" small />
        </Link>
      )}
    </nav>
    <progress aria-hidden="true" max={matches} value={over} />
  </header>
);

function Stands({ page }: { readonly page: Page }) {
  if (page.table) return <LeagueTable table={page.table} />;
  if (page.bracket) return <Bracket bracket={page.bracket} sport={page.sport} />;
  if (page.series) return <SeriesScore series={page.series} matches={page.matches} />;
  return page.scorers && <ScorerTable scorers={page.scorers} />;
}

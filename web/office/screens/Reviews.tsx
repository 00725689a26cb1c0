import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Also, type Column, Table, Under } from '../parts/Table.tsx';
import { useAsk } from '../queries.ts';
import { DecideReview, type Review } from '../reviews/DecideReview.tsx';

/** Accounts that look like those of players who have stopped: by which kinds, never by what. */
export function Reviews() {
  const reviews = useAsk('reviews', {});
  return (
    <>
      <ScreenHead title={say('office.reviews')} />
      <div className="panel office-alone">
        <Listing
          query={reviews}
          what={say('officeMail.theReviews')}
          rows={10}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<Empty icon="document" title={say('officeMail.noReviews')} text={say('officeMail.noReviewsHint')} />}
        >
          {found => (
            <Table caption={say('office.reviews')} columns={COLUMNS} rows={found.rows} keyOf={review => review.id} />
          )}
        </Listing>
      </div>
    </>
  );
}

const TONES = { open: 'warning', cleared: 'good', confirmed: 'bad' } as const;

const COLUMNS: readonly Column<Review>[] = [
  {
    title: say('officeMail.reviewOf'),
    draw: review => (
      <>
        <Link className="lk" to={`/players/${review.player.id}`}>
          {review.player.username}
        </Link>
        <Also>{say('officeMail.reviewFound', { found: review.found })}</Also>
        <Under>{formatMinute(review.at)}</Under>
        {review.matches.map(match => (
          <Under key={nameOf(match)}>
            <Same match={match} />
          </Under>
        ))}
      </>
    ),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  {
    title: say('officeMail.reviewMatches'),
    wide: true,
    draw: ({ matches }) =>
      matches.map(match => (
        <div key={nameOf(match)}>
          <Same match={match} />
        </div>
      )),
  },
  {
    title: say('officeMoney.state'),
    draw: ({ state, found, first, decided, reason }) => (
      <span title={reason}>
        <Badge tone={TONES[state]}>{say('officeMail.reviewState', { state, found })}</Badge>
        {state === 'open' && first !== null && <Also>{say('officeMail.reviewFirst', { name: first, found })}</Also>}
        {decided !== null && <Also>{decided}</Also>}
      </span>
    ),
  },
  {
    title: say('officeMail.decideReview'),
    untitled: true,
    numeric: true,
    draw: review => review.state === 'open' && <DecideReview review={review} />,
  },
];

type Match = Review['matches'][number];

const nameOf = ({ kind, player }: Match): string => `${kind} ${player.id}`;

/** By which kind it is like whom. */
const Same = ({ match: { kind, player } }: { readonly match: Match }) => (
  <>
    {say('officeMail.reviewKind', { kind })}:{' '}
    <Link className="lk" to={`/players/${player.id}`}>
      {player.username}
    </Link>
  </>
);

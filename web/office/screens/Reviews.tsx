import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Also, type Column, Table } from '../parts/Table.tsx';
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
  { title: say('officeMoney.time'), draw: ({ at }) => formatMinute(at) },
  {
    title: say('officeMail.reviewOf'),
    draw: ({ player, found }) => (
      <>
        <Link className="lk" to={`/players/${player.id}`}>
          {player.username}
        </Link>
        <Also>{say('officeMail.reviewFound', { found })}</Also>
      </>
    ),
  },
  {
    title: say('officeMail.reviewMatches'),
    draw: ({ matches }) => (
      <>
        {matches.map(({ kind, player }) => (
          <div key={`${kind} ${player.id}`}>
            {say('officeMail.reviewKind', { kind })}:{' '}
            <Link className="lk" to={`/players/${player.id}`}>
              {player.username}
            </Link>
          </div>
        ))}
      </>
    ),
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

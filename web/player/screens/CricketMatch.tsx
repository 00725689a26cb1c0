import { Link, useParams } from 'react-router';
import { Empty } from '../../ui/States.tsx';

/** `/cricket` is the featured match in play; `/cricket/{eventId}` the match of a row of the board. */
export function CricketMatch() {
  const { eventId } = useParams();
  return (
    <section className="panel">
      <div className="bar">
        <h1>{eventId === undefined ? 'Featured match' : `Match ${eventId}`}</h1>
      </div>
      <Empty
        icon="cricket"
        title={eventId === undefined ? 'No cricket match is in play' : 'This match is not open'}
        text="Match odds, bookmaker and fancy markets appear here as soon as a match opens."
        action={
          <Link className="btn teal" to="/home?sport=cricket">
            See all cricket
          </Link>
        }
      />
    </section>
  );
}

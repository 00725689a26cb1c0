import './bets.css';
import { type EventView, type MyOrdersView, shortScore } from '@maidan/contract/event';
import { eventTopic } from '@maidan/contract/stream';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty, Loading } from '../../../ui/States.tsx';
import { eventName } from '../../parts/event/eventName.ts';
import { eventWords } from '../../parts/event/nameWords.ts';
import { eventPath } from '../../parts/event/paths.ts';
import { heldIn, type OpenEvent, openEvents } from './openMarkets.ts';
import { OpenMarketCard } from './OpenMarketCard.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useMatched } from './useMatched.ts';

/** Everything the player has open on sport, over all matches. */
export function OpenSport() {
  const mine = useLive('orders');
  const events = mine ? openEvents(mine) : [];
  return (
    <section className="panel" aria-label={say('betting.sport')}>
      <h2 className="bar">
        {say('betting.sport')}
        {events.length > 0 && (
          <span className="bets-total">{say('betting.exposureOf', { amount: formatMoney(heldIn(events)) })}</span>
        )}
      </h2>
      {!mine && <Loading rows={3} />}
      {mine && events.length === 0 && (
        <Empty
          icon="bets"
          title={say('betting.noSport')}
          text={say('betting.noSportHint')}
          action={
            <Link className="btn" to="/home">
              {say('betting.seeLive')}
            </Link>
          }
        />
      )}
      {mine && events.map(event => <OneEvent key={event.id} event={event} mine={mine} />)}
    </section>
  );
}

interface Props {
  readonly event: OpenEvent;
  readonly mine: MyOrdersView;
}

/** Prices come with the match: without it the bets are there, and cannot be cashed out from here. */
function OneEvent({ event, mine }: Props) {
  const view = useLive(eventTopic(event.id));
  const matched = useMatched(view ?? { id: event.id }, mine);
  return (
    <article className="open-event">
      <h3 className="bar lt">
        {view ? <Link to={eventPath(view)}>{eventName(view)}</Link> : eventWords(event.name)}
        {view && <Score view={view} />}
      </h3>
      {event.markets.map(market => (
        <OpenMarketCard
          key={market.id}
          open={market}
          view={view}
          mine={mine}
          matched={matched.bets.filter(bet => bet.market === market.id)}
        />
      ))}
      <ShowMore matched={matched} />
    </article>
  );
}

const Score = ({ view: { score, state } }: { readonly view: EventView }) => (
  <span className="bets-total muted">
    {state === 'inPlay' && <span className="bdg g">{say('sport.inPlay')}</span>} {score && shortScore(score)}
  </span>
);

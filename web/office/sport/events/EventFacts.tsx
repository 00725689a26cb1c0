import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { formatMinute } from '../../../ui/when.ts';
import { Amount } from '../markets/Amount.tsx';
import type { SportEventDetail } from './event.ts';
import { EventBadges } from './EventBadges.tsx';
import { sportName } from './sportName.ts';

/** The score of this moment, and what the match could cost. */
export function EventFacts({ event }: { readonly event: SportEventDetail }) {
  const where = [sportName(event.sport), event.competition, event.format, event.venue].filter(Boolean);
  return (
    <section className="panel sport-facts" aria-label={say('officeSport.match')}>
      <div className="sport-score">
        <EventBadges event={event} />
        {event.score && <b>{event.score}</b>}
        {event.phase && <span>{event.phase}</span>}
        <span className="muted">
          {where.join(' · ')} · {formatMinute(event.startsAt)}
        </span>
      </div>
      <dl>
        <Figure name={say('officeSport.marketsOpen')} value={openOf(event)} />
        <Figure name={say('officeSport.matched')} value={formatMoney(event.matched)} />
        <Figure name={say('officeSport.withHouse')} value={formatMoney(event.staked)} />
        <Figure name={say('officeSport.worstCase')} value={<Amount amount={event.worst} />} />
      </dl>
    </section>
  );
}

const openOf = ({ open, markets }: SportEventDetail): string =>
  say('officeSport.openOf', { open: String(open), markets: String(markets) });

const Figure = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

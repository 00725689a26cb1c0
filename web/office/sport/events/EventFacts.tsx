import { formatMoney } from '@maidan/core/format';
import type { ReactNode } from 'react';
import { formatMinute } from '../../../ui/when.ts';
import { spaced } from '../../words.ts';
import { Amount } from '../markets/Amount.tsx';
import type { SportEventDetail } from './event.ts';
import { EventBadges } from './EventBadges.tsx';

/** The score of this moment, and what the match could cost. */
export function EventFacts({ event }: { readonly event: SportEventDetail }) {
  const where = [spaced(event.sport), event.competition, event.format, event.venue].filter(Boolean);
  return (
    <section className="panel sport-facts" aria-label="The match">
      <div className="sport-score">
        <EventBadges event={event} />
        {event.score && <b>{event.score}</b>}
        {event.phase && <span>{event.phase}</span>}
        <span className="muted">
          {where.join(' · ')} · {formatMinute(event.startsAt)}
        </span>
      </div>
      <dl>
        <Figure name="Markets open" value={`${event.open} of ${event.markets}`} />
        <Figure name="Matched" value={formatMoney(event.matched)} />
        <Figure name="With the house" value={formatMoney(event.staked)} />
        <Figure name="Worst case" value={<Amount amount={event.worst} />} />
      </dl>
    </section>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

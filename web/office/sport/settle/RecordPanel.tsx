import { say } from '@maidan/words/say';
import { formatTime } from '../../../ui/when.ts';
import type { SportEventDetail } from '../events/event.ts';

/** What happened, as it was written down: the official result, by which markets are settled. */
export const RecordPanel = ({ record }: { readonly record: SportEventDetail['record'] }) => (
  <details className="panel sport-record">
    <summary className="bar lt">
      <h2>{say('officeSport.record')}</h2>
      <span className="sp muted">{say('officeSport.newestFirst')}</span>
    </summary>
    {record.length === 0 ? (
      <p className="office-quiet">{say('officeSport.nothingYet')}</p>
    ) : (
      <ol className="office-history">
        {record.map(({ nth, at, said }) => (
          <li key={nth}>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            <code>{say('officeSport.recordNo', { nth: String(nth) })}</code>
            <span>{said || '–'}</span>
          </li>
        ))}
      </ol>
    )}
  </details>
);

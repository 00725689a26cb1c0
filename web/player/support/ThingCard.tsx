import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Net } from '../parts/Net.tsx';

/** What a question is about, as the player knows it. */
export const ThingCard = ({ thing }: { readonly thing: Reply<'aboutThing'> }) => (
  <div className="thing">
    <p className="thing-head">
      <span className="bdg">{say('support.thing', { kind: thing.kind })}</span>
      <span className="bdg i">{say('support.state', { state: thing.state })}</span>
    </p>
    <p>
      <b>{thing.name}</b>
      {thing.detail && <span className="muted thing-detail">{thing.detail}</span>}
    </p>
    <dl className="thing-facts">
      <div>
        <dt>{say('support.when')}</dt>
        <dd>{formatMinute(thing.at)}</dd>
      </div>
      <div>
        <dt>{say('support.amount')}</dt>
        <dd>{formatMoney(thing.amount)}</dd>
      </div>
      {thing.came !== null && (
        <div>
          <dt>{say('support.came')}</dt>
          <dd>
            <Net amount={thing.came} />
          </dd>
        </div>
      )}
    </dl>
  </div>
);

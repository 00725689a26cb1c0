import '../support/support.css';
import { THING_KINDS, type ThingKind } from '@maidan/contract/ticketKinds';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { AskForm } from '../support/AskForm.tsx';
import { TicketList } from '../support/TicketList.tsx';

const isKind = (kind: string | null): kind is ThingKind => THING_KINDS.some(each => each === kind);

/** Questions to support: a new one, about what the address says, and those that were asked. */
export function Support() {
  const [query] = useSearchParams();
  const [kind, id] = [query.get('kind'), query.get('id')];
  const about = isKind(kind) && id ? { kind, id } : undefined;
  const isAsking = about !== undefined || query.has('ask');
  return (
    <div className="support-page">
      <div className="panel">
        <div className="bar">
          <h1>{say('support.title')}</h1>
          {!isAsking && (
            <Link className="sp" to="/support?ask=1">
              <Icon name="chat" small />
              {say('support.askAnything')}
            </Link>
          )}
        </div>
      </div>
      {isAsking && <AskForm key={`${kind} ${id}`} about={about} />}
      <TicketList />
    </div>
  );
}

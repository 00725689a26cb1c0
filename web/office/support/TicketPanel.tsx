import './support.css';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Fact } from '../Fact.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useAsk } from '../queries.ts';
import { useMay } from '../session.ts';
import { AnswerClock } from './AnswerClock.tsx';
import { AnswerDesk } from './AnswerDesk.tsx';
import { pathTo, type TicketDetail } from './ticket.ts';

interface Props {
  readonly id: string;
  readonly backTo: string;
}

/** One question with everything needed to answer it. */
export function TicketPanel({ id, backTo }: Props) {
  const ticket = useAsk('officeTicket', { id });
  return (
    <div className="office-stack">
      <Link className="office-back" to={backTo}>
        <Icon name="left" small />
        {say('officeSupport.back')}
      </Link>
      <Listing query={ticket} what={say('officeSupport.theTicket')} rows={8}>
        {found => <Question ticket={found} />}
      </Listing>
    </div>
  );
}

function Question({ ticket }: { readonly ticket: TicketDetail }) {
  const mayAnswer = useMay('support.answer');
  return (
    <section className="panel" aria-label={say('officeSupport.ofPlayer', { name: ticket.player.username })}>
      <div className="bar">
        <h2>{ticket.player.username}</h2>
        <span className="sp">
          <AnswerClock ticket={ticket} />
        </span>
      </div>
      <dl className="office-facts">
        <Fact
          name={say('officeSupport.player')}
          value={<Link to={`/players/${ticket.player.id}`}>{ticket.player.username}</Link>}
        >
          {say('officeSupport.reads')} {say('officeSupport.language', { language: ticket.language })}
        </Fact>
        <Fact name={say('officeSupport.whoIsOn')} value={ticket.staff?.name ?? say('officeSupport.nobody')} />
      </dl>
      <About ticket={ticket} />
      <Written ticket={ticket} />
      {mayAnswer && <AnswerDesk ticket={ticket} />}
    </section>
  );
}

/** The thing itself, and the way to it. */
function About({ ticket }: { readonly ticket: TicketDetail }) {
  const { thing } = ticket;
  const path = pathTo(ticket);
  if (!thing || path === null) return null;
  return (
    <dl className="office-facts ticket-about" aria-label={say('officeSupport.aboutWhat')}>
      <Fact name={say('officeSupport.thing', { kind: thing.kind })} value={thing.name}>
        {thing.detail}
      </Fact>
      <Fact name={say('officeSupport.id')} value={thing.id}>
        <Link to={path}>{say('officeSupport.openThing')}</Link>
      </Fact>
      <Fact name={say('officeSupport.when')} value={formatMinute(thing.at)}>
        <Badge tone="plain">{say('officeSupport.state', { state: thing.state })}</Badge>
      </Fact>
      <Fact name={say('officeSupport.amount')} value={formatMoney(thing.amount)} />
      {thing.came !== null && <Fact name={say('officeSupport.came')} value={formatSigned(thing.came)} />}
    </dl>
  );
}

const Written = ({ ticket: { messages } }: { readonly ticket: TicketDetail }) => (
  <ol className="ticket-messages" aria-label={say('officeSupport.conversation')}>
    {messages.map(({ id, by, name, at, words }) => (
      <li key={id} className={`ticket-message ${by}`}>
        <p className="ticket-by muted">
          {by === 'note' ? say('officeSupport.note', { name }) : name} ·{' '}
          <time dateTime={new Date(at).toISOString()}>{formatMinute(at)}</time>
        </p>
        <p className="ticket-said">{words}</p>
      </li>
    ))}
  </ol>
);

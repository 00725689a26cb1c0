import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { AnswerClock } from './AnswerClock.tsx';
import type { Ticket } from './ticket.ts';

interface Props {
  readonly rows: readonly Ticket[];
  readonly chosen: string | undefined;
  readonly linkTo: (id: string) => string;
}

export const TicketTable = ({ rows, chosen, linkTo }: Props) => (
  <Table
    caption={say('officeSupport.queue')}
    columns={[playerColumn(linkTo, chosen), ...COLUMNS]}
    rows={rows}
    keyOf={({ id }) => id}
    isChosen={({ id }) => id === chosen}
  />
);

const playerColumn = (linkTo: Props['linkTo'], chosen: Props['chosen']): Column<Ticket> => ({
  title: say('officeSupport.player'),
  draw: ({ id, player, kind }) => (
    <>
      <Link className="office-row-link" to={linkTo(id)} aria-current={id === chosen ? 'true' : undefined}>
        {player.username}
      </Link>
      <Under>{say('officeSupport.thing', { kind: kind ?? 'other' })}</Under>
    </>
  ),
});

const COLUMNS: readonly Column<Ticket>[] = [
  {
    title: say('officeSupport.question'),
    wide: true,
    draw: ({ kind, words }) => (
      <span className="ticket-excerpt">
        <b>{say('officeSupport.thing', { kind: kind ?? 'other' })}</b> {words}
      </span>
    ),
  },
  { title: say('officeSupport.clock'), draw: ticket => <AnswerClock ticket={ticket} /> },
  { title: say('officeSupport.whoIsOn'), draw: ({ staff }) => staff?.name ?? say('officeSupport.nobody') },
];

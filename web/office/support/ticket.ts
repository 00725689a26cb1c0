import type { Reply } from '@maidan/contract/api';

export type Ticket = Reply<'officeTickets'>['rows'][number];
export type TicketDetail = Reply<'officeTicket'>;

/** Where the office shows what a question is about. */
export function pathTo({ thing, player }: TicketDetail): string | null {
  if (!thing) return null;
  if (thing.kind === 'deposit' || thing.kind === 'withdrawal') return `/payments/${thing.id}`;
  if (thing.event !== null) return [`/sport/${thing.event}`, thing.market].filter(Boolean).join('/');
  if (thing.game !== null) return `/tables/${thing.game}`;
  return `/players/${player.id}/ledger`;
}

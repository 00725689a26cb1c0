import type { ThingKind } from '@maidan/contract/ticketKinds';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands look at, and leave behind, of questions to support. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'tickets.thing_kind': ThingKind;
    'tickets.state': 'open' | 'closed';
    'tickets.closed_by': 'player' | 'staff';
    'ticket_messages.by': 'player' | 'staff' | 'note';
  }
}

export type TicketRow = Tables['tickets'];
export type TicketMessageRow = Omit<Tables['ticket_messages'], 'number'>;
export type TicketCountRow = Tables['ticket_counts'];

/** Read after the player's row, which is locked: kinds go by their names. */
export interface SupportRows {
  userTicket: TicketRow;
  userTicketCount: TicketCountRow;
  userTicketMessage: TicketMessageRow;
}

export const SUPPORT_SHAPES: { readonly [K in keyof SupportRows]: Shape<SupportRows[K]> } = {
  userTicket: { table: 'tickets', key: 'id', apart: {} },
  userTicketCount: { table: 'ticket_counts', key: 'user_id', apart: {} },
  userTicketMessage: {
    ...{ table: 'ticket_messages', key: 'id', isWrittenOnce: true },
    apart: { number: 'the database counts' },
  },
};

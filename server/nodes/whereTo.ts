import type { Input } from '@maidan/contract/api';
import type { CallName } from '@maidan/contract/routes';
import { entryOf } from '@maidan/games/index';
import { roundOf } from '../casino/roundStore.ts';
import type { Queryable } from '../db/db.ts';
import { proposalNamed } from '../office/store.ts';
import { type Place, tablePlace } from './place.ts';

type Where<N extends CallName> = (input: Input<N>, db: Queryable) => Place | undefined | Promise<Place | undefined>;

const atTable = (code: string): Place | undefined => {
  const entry = entryOf(code);
  return entry && tablePlace(entry.code);
};
const ofRound = async (id: string, db: Queryable): Promise<Place | undefined> => {
  const row = await roundOf(db, id);
  return row && tablePlace(row.game);
};
const atSport = (): Place => 'sport';

/** Where the second person's word counts: at what the proposal is about. */
async function ofProposal(id: string, db: Queryable): Promise<Place | undefined> {
  const proposal = await proposalNamed(db, id);
  switch (proposal?.kind) {
    case 'voidRound':
      return ofRound(proposal.subject, db);
    case 'tableLimits':
      return atTable(proposal.subject);
    case 'settleMarket':
    case 'voidEvent':
    case 'marketLimits':
    case 'settings':
      return atSport();
    default:
      return undefined;
  }
}

/** The calls that are answered where the place is kept that they are about. All others any node answers. */
export const WHERE: { readonly [N in CallName]?: Where<N> } = {
  placeBets: ({ game }) => atTable(game),
  undoBets: ({ game }) => atTable(game),
  changeTable: ({ code }) => atTable(code),
  voidRound: ({ id }, db) => ofRound(id, db),
  placeOrders: atSport,
  changeOrder: atSport,
  cancelOrders: atSport,
  cashOut: atSport,
  placeRowBet: atSport,
  settlePreview: atSport,
  proposeSettlement: atSport,
  proposeVoidEvent: atSport,
  officeSportEvents: atSport,
  officeSportEvent: atSport,
  stopSport: atSport,
  setPicture: atSport,
  setMarketLimits: atSport,
  setMargin: atSport,
  setPrices: atSport,
  blockPlayer: atSport,
  changeSettings: atSport,
  approveProposal: ({ id }, db) => ofProposal(id, db),
  rejectProposal: ({ id }, db) => ofProposal(id, db),
};

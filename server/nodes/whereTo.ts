import type { Input } from '@maidan/contract/api';
import type { CallName } from '@maidan/contract/routes';
import { entryOf } from '@maidan/games/index';
import { roundOf } from '../casino/roundStore.ts';
import type { Queryable } from '../db/db.ts';
import { proposalNamed } from '../office/store.ts';
import { type Place, sportPlaceOf, tablePlace } from './place.ts';

type Where<N extends CallName> = (input: Input<N>, db: Queryable) => Place | undefined | Promise<Place | undefined>;

const atTable = (code: string): Place | undefined => {
  const entry = entryOf(code);
  return entry && tablePlace(entry.code);
};
const ofRound = async (id: string, db: Queryable): Promise<Place | undefined> => {
  const row = await roundOf(db, id);
  return row && tablePlace(row.game);
};
const ofMarket = ({ market }: { readonly market: string }): Place => sportPlaceOf(market);
const ofEvent = ({ id }: { readonly id: string }): Place => sportPlaceOf(id);
/** Of all sport, or all of one, nobody in particular is asked: every node follows. */
const ofSport = ({ on }: Input<'stopSport'> | Input<'setMargin'>): Place | undefined =>
  'id' in on ? sportPlaceOf(on.id) : undefined;

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
      return sportPlaceOf(proposal.subject);
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
  placeOrders: ofMarket,
  changeOrder: ofMarket,
  cancelOrders: ofMarket,
  cashOut: ofMarket,
  placeRowBet: ofMarket,
  settlePreview: ofMarket,
  proposeSettlement: ofMarket,
  proposeVoidEvent: ofEvent,
  officeSportEvent: ofEvent,
  stopSport: ofSport,
  setPicture: ofEvent,
  setMarketLimits: ofMarket,
  setMargin: ofSport,
  setPrices: ofMarket,
  approveProposal: ({ id }, db) => ofProposal(id, db),
  rejectProposal: ({ id }, db) => ofProposal(id, db),
};

import type { CallName } from '@maidan/contract/routes';
import type { MarketRow } from '../exchange/rows.ts';
import { BOOKMAKER, openMarket } from '../exchange/testMarket.ts';
import type { DeskName, Office } from './testOffice.ts';

/** For tests of the log: a call that is about to be made, and what the log must say of it. */
export interface Scene {
  readonly by: DeskName;
  readonly input: object;
  readonly entry: readonly [action: string, subject: string, reason?: string];
}

export type Scenes = Readonly<Partial<Record<CallName, () => Promise<Scene>>>>;

const reason = 'A test';

/** What the owner does to sport. */
export function sportScenes(office: () => Office): Scenes {
  let nth = 0;
  const opened = (): Promise<MarketRow> => openMarket(office().house, `scene-${(nth += 1)}`, BOOKMAKER);
  const scene = (action: string, subject: string, input: object): Scene => ({
    by: 'owner',
    input: { ...input, reason },
    entry: [action, subject],
  });
  const ofMarket = async (action: string, input: object): Promise<Scene> => {
    const { id } = await opened();
    return scene(action, `market:${id}`, { market: id, ...input });
  };
  return {
    stopSport: async () => scene('sport.stop', 'sport:all', { on: { type: 'all' }, isStopped: true }),
    setMarketLimits: () => ofMarket('market.limits', { min: 10_000, max: 20_000 }),
    setPicture: async () => {
      const { event_id: id } = await opened();
      return scene('event.picture', `event:${id}`, { id, streamUrl: 'https://studio.example/match' });
    },
    setMargin: async () => {
      const { event_id: id } = await opened();
      return scene('event.margin', `event:${id}`, { on: { type: 'event', id, of: 'rows' }, margin: 300 });
    },
    setPrices: () => ofMarket('market.prices', { quotes: null }),
    proposeSettlement: async () => {
      const { id: market } = await opened();
      const answer = { market, result: 'won', winners: '0' };
      const { seen } = await office().done('owner', 'settlePreview', answer);
      return scene('settleMarket.propose', `market:${market}`, { ...answer, seen });
    },
    proposeVoidEvent: async () => {
      const { event_id: id } = await opened();
      return scene('voidEvent.propose', `event:${id}`, { id });
    },
  };
}

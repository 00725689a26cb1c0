import { setTimeout as pause } from 'node:timers/promises';
import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { Onlooker } from '@maidan/server/casino/onlooker';
import type { Db } from '@maidan/server/db/db';
import type { MarketRow } from '@maidan/server/exchange/rows';
import { marketsUnderWay } from '@maidan/server/exchange/store';
import type { MortalServer } from '@maidan/server/mortalServer';
import { type Told, Victim } from './victims.ts';

export const CODES = ['teen20', 'worli2', 'dt20', 'lucky7eu'];
/** A house in which the crowd finds something to do: tables, and books that stay open for as long as it takes. */
export const CROWDED = { TABLES: CODES.join(','), SPORTS: 'politics,snooker' };

export interface Gathering {
  readonly server: MortalServer;
  readonly db: Db;
  readonly told: Told;
  readonly seed: number;
  readonly players: number;
}

/** Players at all tables and in some books, who go on whatever becomes of the house. The answer sends them home. */
export async function gather({ server, db, told, seed, players }: Gathering): Promise<() => Promise<unknown>> {
  const games = new Map<string, Game>();
  for (const code of CODES) games.set(code, (await gameOf(code))!);
  const victims = Array.from({ length: players }, (_, nth) => new Victim(server, seed, nth, told));
  for (const victim of victims) await victim.register();
  const markets = await tradable(db);
  const over = new AbortController();
  const betting = new Set<Promise<void>>();
  const onlooker = new Onlooker(server, CODES, (code, event, view) => {
    if (event.type !== 'opened' || over.signal.aborted) return;
    for (const victim of victims) {
      const bet = victim.bet(code, games.get(code)!, view).finally(() => betting.delete(bet));
      bet.catch(() => {}); // whoever sends them home is told
      betting.add(bet);
    }
  });
  const going = [onlooker.look(), ...victims.map(victim => victim.trade(markets, over.signal))];
  for (const each of going) each.catch(() => {}); // likewise
  return () => {
    over.abort();
    onlooker.go();
    return Promise.all([...going, ...betting]);
  };
}

/** Books that stay open for as long as this takes, up to so many. */
export async function tradable(db: Db, most = 4): Promise<readonly MarketRow[]> {
  for (;;) {
    const { rows } = await db.query(
      `select m.id from markets m join sport_events e on e.id = m.event_id
       where m.kind = 'exchange' and m.name = 'MATCH_ODDS' and e.starts_at > now() + interval '2 hours' order by m.id`,
    );
    const ids = new Set(rows.map(({ id }) => id));
    const found = (await marketsUnderWay(db)).filter(({ id }) => ids.has(id)).slice(0, most);
    if (found.length >= 2) return found;
    await pause(200);
  }
}

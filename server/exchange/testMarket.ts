import type { Millis, MarketId, UserId } from '@maidan/core/ids';
import { openWith } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { odds, type Side } from '@maidan/core/odds';
import { ok } from '@maidan/core/result';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { House } from '../app.ts';
import type { Deps } from '../deps.ts';
import { newMarket } from '../sport/marketRows.ts';
import type { Terms } from './rowBets.ts';
import type { EventRow, MarketRow } from './rows.ts';

/* For tests: a match that nobody plays, with a market that anybody can trade. */

export const MATCH: MarketPlan = { id: 'matchOdds', name: 'MATCH_ODDS', kind: 'exchange', runners: ['A', 'B'] };

export const BOOKMAKER: MarketPlan = { id: 'bookmaker', name: 'Bookmaker', kind: 'bookmaker', runners: ['A', 'B'] };

/** Of an event of that name; nobody waits, unless it is asked for. The books of all its markets are open when it returns. */
export async function openMarket(
  { deps }: House,
  event: string,
  plan = MATCH,
  commission = 0,
  delayMs = 0,
): Promise<MarketRow> {
  const row = await addEvent(deps, event);
  const market = { ...newMarket(row, plan, commission, deps.world.now()), bet_delay_ms: delayMs };
  await deps.writer.do({
    key: `test/market/${market.id}`,
    fingerprint: 'open',
    accounts: [],
    decide: decision => {
      decision.put('market', market);
      return ok({});
    },
  });
  if (plan.kind === 'exchange') await deps.sport.engine.open(market);
  return market;
}

async function addEvent(deps: Deps, id: string): Promise<EventRow> {
  const startsAt = (deps.world.now() + 3_600_000) as Millis; // in an hour
  const fixture = {
    id,
    sport: 'cricket',
    competition: 'Cup',
    name: 'A v B',
    sides: ['A', 'B'],
    startsAt,
    format: 'T20',
  };
  return deps.sport.keeper.addEvent(fixture);
}

/** Players with this much to bet, in rupees. */
export async function rich({ deps }: House, purses: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, amount] of Object.entries(purses)) {
    const user = name as UserId; // names are ids here
    await deps.writer.do({
      key: `test/user/${name}`,
      fingerprint: 'rich',
      accounts: [`player:${user}`, 'bank'],
      decide: decision => {
        decision.put('user', {
          id: user,
          username: name,
          email: `${name}@example.com`,
          phone_number: '',
          country: '',
          password_hash: '-',
          demo: false,
          status: 'active',
          created_at: decision.now,
        });
        decision.post(openWith(user, rupees(amount)));
        return ok({});
      },
    });
  }
}

/** For bets that nothing keeps from being taken. */
export const ANY_TERMS: Terms = { accepts: 'none', limits: () => ({}), mustWait: () => false };

/** 'back A 1.85 × 1000', as it is written on a slip. */
export function wish(text: string) {
  const match = /^(back|lay) (\w+) ([\d.]+) × ([\d.]+)( keep)?$/.exec(text);
  if (!match) throw new Error(`not a wish: ${text}`);
  const [, side, runner = '', price, stake, keep] = match;
  return {
    runner,
    side: side as Side, // the pattern says so
    odds: odds(Number(price)),
    stake: rupees(Number(stake)),
    isKept: keep !== undefined,
  };
}

/** The book of a runner as it is drawn: what can be backed, best last, and what can be laid, best first; in rupees. */
export function drawn(trading: Trading, runner: string): string {
  const { back, lay } = trading.depth(runner);
  const level = ({ odds: at, stake }: (typeof back)[number]): string => `${at / 1000}×${stake / 100}`;
  return `${back.toReversed().map(level).join(' ')} | ${lay.map(level).join(' ')}`.trim();
}

/** Free and held, in rupees. */
export async function purse({ deps }: House, user: string): Promise<string> {
  const { rows } = await deps.db.query(`select id, balance from accounts where id = any($1)`, [
    [`player:${user}`, `exposure:${user}`],
  ]);
  const of = (kind: string): number => (rows.find(({ id }) => id === `${kind}:${user}`)?.balance ?? 0) / 100;
  return `${of('player')} + ${of('exposure')}`;
}

export const asMarket = (id: string): MarketId => id as MarketId; // names of tests

import { createHash } from 'node:crypto';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { SIDES } from '@maidan/core/odds';
import type { Random } from '@maidan/core/random';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { quotes } from '@maidan/games/kit/price';
import { LOCAL_SOURCE } from '@maidan/games/kit/fair/record';
import type { TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { Player } from '../http/caller.ts';
import type { Queryable } from '../db/db.ts';
import { type Beacon, type Entropy, freshHex, localBeacon } from './beacon.ts';
import { Chains } from './chains.ts';
import { Rounds } from './rounds.ts';
import { CasinoTable } from './table.ts';
import type { TableWorld } from './tableWorld.ts';
import { AS_DECLARED, type TableSettings } from './tableSettings.ts';

type Happened = Parameters<TableWorld['publish']>[0];

/** A table whose clock jumps to whatever is due next; a test acts between, with everything else real. */
export class TestTable {
  readonly table: CasinoTable;
  readonly events: Happened[] = [];
  settings: TableSettings = AS_DECLARED;
  /** Called when bets are open, before time goes on. */
  whenOpen: () => Promise<unknown> = async () => {};

  constructor({ deps }: House, game: Game, world: TestWorld, change: Partial<TableWorld> = {}) {
    this.table = new CasinoTable(game, {
      clock: {
        now: world.now,
        in: ms => after(world.now(), ms),
        until: async at => {
          if (this.table.round.phase === 'open') await this.whenOpen();
          if (at > world.now()) world.pass(at - world.now());
        },
      },
      seeds: new Chains(deps.db, world),
      beacon: localBeacon(world),
      rounds: new Rounds(deps.db, deps.writer),
      price: async (priced, dealing) => quotes(priced, dealing),
      publish: event => this.events.push(event),
      settings: () => this.settings,
      watching: () => 0,
      ...change,
    });
  }
}

/** A table whose round one person ends while bets are open. */
export function endedWhileOpen(house: House, game: Game, world: TestWorld): TestTable {
  const never = new Promise<void>(() => {});
  const at: TestTable = new TestTable(house, game, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: () => (at.table.round.phase === 'open' ? never : Promise.resolve()),
    },
    publish: event => {
      if (event.type === 'opened') void at.table.voidNow('voided-by-operator');
    },
  });
  return at;
}

/** Who calls, as the doors would say it. */
export const callerOf = (user: string, key: string): Player => ({
  user: user as UserId,
  username: user,
  demo: false,
  session: 'test',
  key: `${user}:${key}`,
  fingerprint: createHash('sha256').update(key).digest('hex'),
  address: '127.0.0.1',
  device: 'test',
  request: key,
  cookies: { get: () => undefined, set: () => {} },
  language: 'en',
});

/** A bet at the lowest stake on something that is offered, chosen at random. */
export function anySlip({ game, round }: Pick<CasinoTable, 'game' | 'round'>, random: Random): Slip | undefined {
  const offered = Object.entries(round.quotes).flatMap(([selection, quote]) =>
    SIDES.flatMap(side => (quote[side] ? [{ selection, side, offer: quote[side] }] : [])),
  );
  if (offered.length === 0) return undefined;
  const { selection, side, offer } = random.pick(offered);
  const market = game.markets.find(({ selections }) => selections.some(({ id }) => id === selection))!;
  const { min } = market.selections.find(({ id }) => id === selection)!.limits ?? market.limits;
  return { selection, side, odds: offer.odds, line: offer.line ?? 0, stake: min };
}

/** A beacon that is silent until it is told to speak. */
export function silentBeacon(world: TestWorld): Beacon & { speak(): void } {
  let speaks = false;
  const made = (): Entropy => ({ value: freshHex(world), origin: { source: LOCAL_SOURCE } });
  return {
    label: 'Test beacon',
    isIndependent: true,
    after: (at: Millis) => `beacon ${at}`,
    at: async () => (speaks ? made() : undefined),
    now: async () => made(),
    speak: () => (speaks = true),
  };
}

/** A round of teen20 that was played to its end, without bets. */
export async function settledRound(db: Queryable): Promise<string> {
  const seed = '07'.repeat(32);
  const head = createHash('sha256').update(seed, 'hex').digest('hex');
  await db.query(
    `insert into seed_chains (id, code, nth, head, last_seed, length, at) values ('teen20-1', 'teen20', 1, $1, $2, 1, now())`,
    [head, seed],
  );
  await db.query(
    `insert into rounds (id, game, chain, nth, commitment, seed, gone, state, steps, dealt, paid, beacons, entropy,
       bet_roots, result_code, at)
     values ('7', 'teen20', 'teen20-1', 0, $1, $2, '[]', 'settled', 7, '[]', '[]', '[]', '[]', '[]', 'A', now())`,
    [head, seed],
  );
  return '7';
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '@maidan/contract/api';
import { type Money, paise } from '@maidan/core/money';
import type { Db } from '../db/db.ts';
import type { Beacon } from './beacon.ts';
import { bandOf } from './fairnessBand.ts';
import { returnsCount } from './fairnessCount.ts';
import type { LiveReturn } from './fairnessRound.ts';
import { liveReturns } from './fairnessStore.ts';

type Fairness = Reply<'fairness'>;
type Played = Fairness['tables'][number];

/** Figures without the last few rounds are better than none: after a long night they take a while to be counted. */
const PATIENCE_MS = 1_000;

/** What was promised and what came of it. */
export async function fairnessOf(db: Db, { label, isIndependent }: Beacon): Promise<Fairness> {
  await Promise.race([returnsCount(db).some(), sleep(PATIENCE_MS, undefined, { ref: false })]);
  const [chains, lines] = await Promise.all([chainsOf(db), liveReturns(db)]);
  const byGame = Map.groupBy(lines, ({ game }) => game);
  const tables = chains.map((chain): Played => {
    const [whole, ...kinds] = byGame.get(chain.game) ?? []; // the game as a whole comes first
    return {
      ...chain,
      rounds: whole?.rounds ?? 0,
      ...amounts(whole ?? NOTHING),
      kinds: kinds.map(({ selection, market, side, label: name, ...kind }) => ({
        id: selection || market,
        label: name,
        side: side || 'back',
        ...amounts({ ...kind, selection, market, side, label: name }),
      })),
    };
  });
  return { beacon: { label, isIndependent }, tables };
}

type Amounts = Pick<Played, 'bets' | 'staked' | 'returned' | 'expected' | 'low' | 'high' | 'isOutside'>;

function amounts({ selection, bets, staked, returned, squares, ...rest }: LiveReturn): Amounts {
  // Selections that depend on each other may spread more than each by itself.
  const variance = selection === '' ? Math.max(rest.variance, squares) : rest.variance;
  const { expected, low, high, isOutside } = bandOf({ ...rest, staked, returned, variance });
  return {
    bets,
    staked: paise(staked),
    returned: paise(returned),
    expected: whole(expected),
    low: whole(low),
    high: whole(high),
    isOutside,
  };
}

const whole = (amount: number): Money => paise(Math.round(amount));

const NOTHING: LiveReturn = {
  ...{ game: '', market: '', selection: '', side: '', label: '' },
  ...{ rounds: 0, bets: 0, staked: 0, returned: 0, expected: 0, variance: 0, squares: 0, reach: 0, doubt: 0 },
};

type Chain = Pick<Played, 'game' | 'chain' | 'head' | 'voided'>;

async function chainsOf(db: Db): Promise<readonly Chain[]> {
  const { rows } = await db.query(
    `select chains.code as game, chains.id as chain, chains.head, coalesce(void.rounds, 0)::integer as voided
     from (select distinct on (code) code, id, head from seed_chains order by code, nth desc) as chains
     left join (select game, count(*) as rounds from rounds where state = 'void' group by game) as void
       on void.game = chains.code
     order by chains.code`,
  );
  return rows;
}

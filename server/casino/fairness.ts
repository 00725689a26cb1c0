import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '@maidan/contract/api';
import type { CodeFound } from '@maidan/contract/codeView';
import { type Money, paise } from '@maidan/core/money';
import { allGames } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import type { Db } from '../db/db.ts';
import type { Beacon } from './beacon.ts';
import { labelIn } from './betLabels.ts';
import { bandOf } from './fairnessBand.ts';
import { returnsCount } from './fairnessCount.ts';
import type { LiveReturn } from './fairnessRound.ts';
import { liveReturns } from './fairnessStore.ts';

type Fairness = Reply<'fairness'>;
type Played = Fairness['tables'][number];

/** Figures without the last few rounds are better than none: after a long night they take a while to be counted. */
const PATIENCE_MS = 1_000;

/** What was promised and what came of it. */
export async function fairnessOf(
  db: Db,
  { label, isIndependent }: Beacon,
  code: CodeFound | undefined,
): Promise<Fairness> {
  await Promise.race([returnsCount(db).some(), sleep(PATIENCE_MS, undefined, { ref: false })]);
  const [chains, lines] = await Promise.all([chainsOf(db), liveReturns(db)]);
  const byGame = Map.groupBy(lines, ({ game }) => game);
  const games = new Map((await allGames()).map(game => [game.code, game]));
  const tables = chains.map(({ gone, ...chain }): Played => {
    const [whole, ...kinds] = byGame.get(chain.game) ?? []; // the game as a whole comes first
    return {
      ...chain,
      rounds: whole?.rounds ?? 0,
      ...amounts(whole ?? NOTHING),
      kinds: kinds.map(kind => ({
        id: kind.selection || kind.market,
        label: calledIn(games.get(chain.game), kind, gone),
        side: kind.side || 'back',
        ...amounts(kind),
      })),
    };
  });
  return { beacon: { label, isIndependent }, code: code ? seenOf(code) : null, tables };
}

/** Which files changed is for who has to put them back. */
const seenOf = ({ hash, checkedAt, isChanged }: CodeFound): Fairness['code'] => ({ hash, checkedAt, isChanged });

/** A selection as the last round that counts called it, or a market that has too many. */
const calledIn = (game: Game | undefined, { selection, market }: LiveReturn, gone: readonly Face[]): string =>
  selection === '' ? (game?.markets.find(({ id }) => id === market)?.name ?? market) : labelIn(game, selection, gone);

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
  ...{ game: '', market: '', selection: '', side: '' },
  ...{ rounds: 0, bets: 0, staked: 0, returned: 0, expected: 0, variance: 0, squares: 0, reach: 0, doubt: 0 },
};

type Chain = Pick<Played, 'game' | 'chain' | 'head' | 'voided'> & { readonly gone: readonly Face[] };

async function chainsOf(db: Db): Promise<readonly Chain[]> {
  const { rows } = await db.query(
    `select chains.code as game, chains.id as chain, chains.head, coalesce(void.rounds, 0)::integer as voided,
       last.gone
     from (select distinct on (code) code, id, head from seed_chains order by code, nth desc) as chains
     left join (select game, count(*) as rounds from rounds where state = 'void' group by game) as void
       on void.game = chains.code
     left join lateral (
       select gone from rounds where game = chains.code and counted order by at desc limit 1
     ) as last on true
     order by chains.code`,
  );
  return rows.map(({ gone, ...chain }) => ({ ...chain, gone: gone ?? [] }));
}

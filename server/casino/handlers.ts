import { type Input, type Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { Kept, keyOf } from '../kept.ts';
import { placeBets, undoBets } from './bets.ts';
import { labelled } from './betLabels.ts';
import { casinoBetsFile } from './betsFile.ts';
import { betsOfPlayer, lookedThrough, MOST_BETS_OF_A_FILE, totalsOfPlayer } from './betStore.ts';
import { withFirsts } from './firstFacts.ts';
import { fairnessOf } from './fairness.ts';
import { pastRounds } from './pastRounds.ts';
import { resultsCsv, resultsPage } from './results.ts';
import { roundOf } from './roundStore.ts';
import { betProofsOf, recordOfRow } from './roundRecord.ts';

type Answered = Pick<
  Handlers,
  | 'placeBets'
  | 'undoBets'
  | 'myCasinoBets'
  | 'casinoBetTotals'
  | 'myCasinoBetsCsv'
  | 'results'
  | 'resultsCsv'
  | 'pastRounds'
  | 'round'
  | 'betProofs'
  | 'fairness'
>;

/** Bets, results and proofs. */
export function casinoHandlers(deps: Deps): Answered {
  const { db, writer, tables, config, code } = deps;
  const kept = new Kept(config.keptMs);
  return {
    placeBets: async ({ game, round, step, bets }, caller) => {
      const table = tables.of(game);
      if (!table) return refuse('unknown-table');
      const placed = await writer.do(placeBets(table, caller, round, bets, step));
      return placed.ok ? ok({ bets: await labelled(db, placed.value, table.round) }) : placed;
    },
    undoBets: async ({ game, bets }, caller) => {
      const table = tables.of(game);
      if (!table) return refuse('unknown-table');
      const undone = await writer.do(undoBets(table, caller, bets));
      return undone.ok ? ok({ bets: await labelled(db, undone.value, table.round) }) : undone;
    },
    myCasinoBets: async (input, { user, language }) => {
      const { before, size, ...wish } = input;
      const page = await betsOfPlayer(db, user, { ...wish, most: lookedThrough(wish), language }, { before, size });
      return ok({ rows: await withFirsts(db, page.rows), next: page.next });
    },
    casinoBetTotals: async (input, { user, language }) =>
      ok(await totalsOfPlayer(db, user, { ...input, most: MOST_BETS_OF_A_FILE, language })),
    myCasinoBetsCsv: async (input, caller) => ok(await casinoBetsFile(db, caller, input)),
    results: async input => ok(await kept.of(keyOf('results', input), () => resultsPage(db, input))),
    resultsCsv: async (input, { language }) =>
      ok(await kept.of(keyOf(`csv ${language}`, input), () => resultsCsv(db, input, language))),
    pastRounds: async input => ok(await kept.of(keyOf('past', input), () => pastRounds(db, input))),
    round: async input => {
      const answer = await kept.of(keyOf('round', input), () => pastRound(deps, input));
      if (!answer.ok) kept.forget(keyOf('round', input)); // it may be over the next moment
      return answer;
    },
    betProofs: async ({ round }, { user }) => {
      const row = await roundOf(db, round);
      return row ? ok({ proofs: await betProofsOf(db, row, user) }) : refuse('unknown-round');
    },
    fairness: async () => ok(await kept.of('fairness', () => fairnessOf(db, tables.beacon, code.found))),
  };
}

/** The seed is nobody's business before the round is over. */
async function pastRound({ db }: Deps, { id }: Input<'round'>): Promise<Result<Reply<'round'>, ErrorCode>> {
  const row = await roundOf(db, id);
  if (!row) return refuse('unknown-round');
  if (row.state !== 'settled' && row.state !== 'void') return refuse('round-under-way');
  const result = row.result_code === null ? null : { code: row.result_code, facts: [...(row.result_facts ?? [])] };
  return ok({
    id: row.id,
    game: row.game,
    at: row.at,
    fault: row.fault,
    voidedBy: row.voided_by,
    result,
    gone: [...row.gone],
    dealt: [...row.dealt],
    record: await recordOfRow(row),
    betRoots: [...row.bet_roots],
  });
}

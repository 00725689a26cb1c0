import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import { roundSentence } from '@maidan/contract/settled';
import type { MyBet } from '@maidan/contract/table';
import type { UserId } from '@maidan/core/ids';
import { GAMES } from '@maidan/games/index';
import { sayLabel } from '@maidan/words/games/labelsHindi';
import { sayGame } from '@maidan/words/games/namesHindi';
import { daysOf } from '../calendar.ts';
import type { Queryable } from '../db/db.ts';
import { patternOf } from '../db/pattern.ts';
import type { BetRow, RoundRow } from './rows.ts';

type Filter = Pick<Input<'myCasinoBets'>, 'page' | 'size'> & Partial<Input<'myCasinoBets'>>;
type PastBet = Reply<'myCasinoBets'>['rows'][number];
type Found = BetRow & Pick<RoundRow, 'result_facts' | 'fault' | 'voided_by'> & { readonly total: number };

const COLUMNS = 'id, game, round_id, selection, label, side, odds, line, stake, state, profit, at';

/** Newest first. */
export async function betsOfPlayer(
  db: Queryable,
  user: UserId,
  { game, round, state = 'all', from, to, search = '', page, size }: Filter,
  language: Language = 'en',
): Promise<{ rows: readonly PastBet[]; total: number }> {
  const called = await labelsCalled(db, user, search, language);
  const { rows } = await db.query<Found>(
    `select ${COLUMNS.replaceAll(/\w+/g, 'b.$&')}, b.settled_at, r.result_facts, r.fault, r.voided_by, count(*) over () as total
     from bets b join rounds r on r.id = b.round_id
     where b.user_id = $1 and ($2::text is null or b.game = $2) and ($3::text is null or b.round_id = $3)
       and ($4 = 'all' or (b.state = 'open') = ($4 = 'open'))
       and ($5::timestamptz is null or b.at >= $5) and ($6::timestamptz is null or b.at < $6)
       and (b.label ilike $7 or b.round_id ilike $7 or b.game = any($8) or b.label = any($9))
     order by b.number desc limit $10 offset $11`,
    [
      ...[user, game ?? null, round ?? null, state, ...daysOf({ from, to })],
      ...[patternOf(search), gamesNamed(search, language), called, size, (page - 1) * size],
    ],
  );
  return { rows: rows.map(row => pastBet(row, language)), total: rows[0]?.total ?? 0 };
}

const pastBet = ({ result_facts, fault, voided_by: voidedBy, ...row }: Found, language: Language): PastBet => ({
  ...myBet(row),
  result: result_facts?.[0] ?? '',
  fault,
  how: roundSentence({ state: row.state, fault, voidedBy }, language),
  settledAt: row.settled_at,
});

/** By the names that players know them by, in English and in their own language. */
const gamesNamed = (search: string, language: Language): readonly string[] =>
  GAMES.filter(({ name }) => has(search)(name) || (language === 'hi' && has(search)(sayGame(name)))).map(
    ({ code }) => code,
  );

/** What a player has bet on that is called so where the books, which are in English, call it otherwise. */
async function labelsCalled(
  db: Queryable,
  user: UserId,
  search: string,
  language: Language,
): Promise<readonly string[]> {
  if (search === '' || language === 'en') return [];
  const { rows } = await db.query('select distinct label from bets where user_id = $1', [user]);
  return rows.map(({ label }) => label).filter(label => has(search)(sayLabel(label)));
}

const has =
  (search: string) =>
  (text: string): boolean =>
    text.toLowerCase().includes(search.toLowerCase());

/** The rounds just over are still on the screen. */
const RECENT = 60;

/** What is open, and the latest of what is not. */
export async function recentBets(db: Queryable, user: string): Promise<readonly MyBet[]> {
  const { rows } = await db.query(`select ${COLUMNS} from bets where user_id = $1 order by number desc limit $2`, [
    user,
    RECENT,
  ]);
  return rows.map(myBet);
}

function myBet({
  id,
  game,
  round_id: round,
  selection,
  label,
  side,
  odds,
  line,
  stake,
  state,
  profit,
  at,
}: Omit<BetRow, 'user_id' | 'settled_at'>): MyBet {
  return { id, game, round, selection, label, side, odds, line, stake, state, profit, at };
}

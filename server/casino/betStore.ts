import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import type { MyBet } from '@maidan/contract/table';
import type { UserId } from '@maidan/core/ids';
import { GAMES } from '@maidan/games/index';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { daysOf } from '../calendar.ts';
import { roundWords } from '../settledWords.ts';
import { sayIn } from '../words.ts';
import { type Queryable, textArray } from '../db/db.ts';
import { patternOf } from '../db/pattern.ts';
import { labelled, movingAmong } from './betLabels.ts';
import type { BetRow, RoundRow } from './rows.ts';

type Filter = Pick<Input<'myCasinoBets'>, 'page' | 'size'> & Partial<Input<'myCasinoBets'>>;
type PastBet = Reply<'myCasinoBets'>['rows'][number];
type Found = BetRow & Pick<RoundRow, 'result_facts' | 'fault' | 'voided_by'> & { readonly total: number };

const COLUMNS = 'id, game, round_id, selection, side, odds, line, stake, state, profit, at';

/** Newest first. */
export async function betsOfPlayer(
  db: Queryable,
  user: UserId,
  { game, round, state = 'all', from, to, search = '', page, size }: Filter,
  language: Language = 'en',
): Promise<{ rows: readonly PastBet[]; total: number }> {
  const called = await selectionsCalled(db, user, search, language);
  const { rows } = await db.query<Found>(
    `select ${COLUMNS.replaceAll(/\w+/g, 'b.$&')}, b.settled_at, r.result_facts, r.fault, r.voided_by, count(*) over () as total
     from bets b join rounds r on r.id = b.round_id
     where b.user_id = $1 and ($2::text is null or b.game = $2) and ($3::text is null or b.round_id = $3)
       and ($4 = 'all' or (b.state = 'open') = ($4 = 'open'))
       and ($5::timestamptz is null or b.at >= $5) and ($6::timestamptz is null or b.at < $6)
       and (b.round_id ilike $7 or b.game = any($8)
         or (b.game, b.selection) in (select game, selection from unnest($9::text[], $10::text[]) as t (game, selection))
         or (b.round_id, b.selection) in (select round, selection from unnest($11::text[], $12::text[]) as t (round, selection)))
     order by b.number desc limit $13 offset $14`,
    [
      ...[user, game ?? null, round ?? null, state, ...daysOf({ from, to })],
      ...[patternOf(search), gamesNamed(search, language), ...columnsOf(called), size, (page - 1) * size],
    ],
  );
  const bets = await labelled(
    db,
    rows.map(row => pastBet(row, language)),
  );
  return { rows: bets, total: rows[0]?.total ?? 0 };
}

const pastBet = (
  { result_facts, fault, voided_by: voidedBy, ...row }: Found,
  language: Language,
): Omit<PastBet, 'label'> => ({
  ...myBet(row),
  result: result_facts?.[0] ?? '',
  fault,
  how: roundWords(sayIn(language), { state: row.state, fault, voidedBy }),
  settledAt: row.settled_at,
});

/** By the names that players know them by, in English and in their own language. */
const gamesNamed = (search: string, language: Language): readonly string[] =>
  GAMES.filter(({ name }) => has(search)(name) || has(search)(GAME_WORDS[language].game(name))).map(({ code }) => code);

interface Called {
  readonly game: string;
  readonly selection: string;
  /** Where it is called so in this round only. */
  readonly round: string | null;
}

/** What a player has bet on that is called so, in English or in their own language. */
async function selectionsCalled(
  db: Queryable,
  user: UserId,
  search: string,
  language: Language,
): Promise<readonly Called[]> {
  if (search === '') return [];
  const { rows: kinds } = await db.query('select distinct game, selection from bets where user_id = $1', [user]);
  const moving = await movingAmong(kinds);
  const lasting = kinds.filter(kind => !moving.includes(kind)).map(kind => ({ ...kind, round: null }));
  const { rows: byRound } = await db.query(
    `select distinct b.game, b.selection, b.round_id as round
     from bets b join unnest($2::text[], $3::text[]) as moving (game, selection)
       on moving.game = b.game and moving.selection = b.selection
     where b.user_id = $1`,
    [user, textArray(moving.map(({ game }) => game)), textArray(moving.map(({ selection }) => selection))],
  );
  const named = await labelled<Called>(db, [...lasting, ...byRound]);
  return named.filter(({ label }) => has(search)(label) || has(search)(GAME_WORDS[language].label(label)));
}

/** Two lists that PostgreSQL can look up in: what is called so always, and what in one round. */
function columnsOf(called: readonly Called[]): readonly string[] {
  const always = called.filter(({ round }) => round === null);
  const once = called.filter(({ round }) => round !== null);
  return [
    textArray(always.map(({ game }) => game)),
    textArray(always.map(({ selection }) => selection)),
    textArray(once.map(({ round }) => round)),
    textArray(once.map(({ selection }) => selection)),
  ];
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
  return labelled(db, rows.map(myBet));
}

function myBet({
  id,
  game,
  round_id: round,
  selection,
  side,
  odds,
  line,
  stake,
  state,
  profit,
  at,
}: Omit<BetRow, 'user_id' | 'settled_at'>): Omit<MyBet, 'label'> {
  return { id, game, round, selection, side, odds, line, stake, state, profit, at };
}

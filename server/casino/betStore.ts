import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import type { MyBet } from '@maidan/contract/table';
import type { Millis, UserId } from '@maidan/core/ids';
import { ALL } from '@maidan/games/index';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { daysOf } from '../calendar.ts';
import { roundWords } from '../settledWords.ts';
import { sayIn } from '../words.ts';
import { type Queryable, textArray } from '../db/db.ts';
import { patternOf } from '../db/pattern.ts';
import { labelled, movingAmong } from './betLabels.ts';
import type { BetRow, RoundRow } from './rows.ts';

type Asked = Omit<Input<'myCasinoBets'>, 'before' | 'size'>;
/** What its round came to is told by firstFacts.ts, where that is wanted. */
export type PastBet = Omit<Reply<'myCasinoBets'>['rows'][number], 'first'>;
type PageRow = Pick<RoundRow, 'result_facts' | 'fault' | 'voided_by'> &
  BetRow & { readonly number: number; readonly looked: number; readonly endAt: Millis; readonly endNumber: number };

/** What is wanted of a player's bets, and how many of them are looked through for it at most. */
export interface Wish extends Partial<Asked> {
  readonly most: number;
  readonly language?: Language;
}

/** Which of those that were found: the newest after a mark, so many at a time. */
export interface Sheet {
  readonly before?: string | undefined;
  readonly size: number;
}

/**
 * Whatever is looked for, a question reads no more rows than these: what is older is asked for by the mark it ends at. Where
 * nothing is sifted out but what is open, a page is full long before.
 */
export const lookedThrough = ({ game, outcome, search }: Partial<Asked>): number =>
  game === undefined && (outcome ?? 'all') === 'all' && (search ?? '') === '' ? 500 : 5_000;

/** As many in a file, and under a total. */
export const MOST_BETS_OF_A_FILE = 50_000;

const COLUMNS = 'id, game, round_id, selection, side, odds, line, stake, state, profit, at';

/* The newest bets of a player before a mark, along bets_of_a_player, or those on one round, along bets_of_a_tab. */
const LOOKED = (round: string | undefined): string => `
  select ${COLUMNS}, number, settled_at from bets
  where user_id = $1 and (at, number) < ($2::timestamptz, $3::bigint) and at >= $4::timestamptz and at < $5::timestamptz
    ${round === undefined ? 'and $6::text is null' : 'and round_id = $6'}
  order by at desc, number desc limit $7`;

/** Of the bets that are looked through, those that fit. */
const FITTING = `
  ($8::text is null or b.game = $8) and ($9 = 'all' or (b.state = 'open') = ($9 = 'open'))
  and case $10 when 'won' then b.profit > 0 when 'lost' then b.profit < 0 when 'void' then b.state = 'void' else true end
  and (b.round_id ilike $11 or b.game = any($12)
    or (b.game, b.selection) in (select game, selection from unnest($13::text[], $14::text[]) as t (game, selection))
    or (b.round_id, b.selection) in (select round, selection from unnest($15::text[], $16::text[]) as t (round, selection)))`;

/** Newest first, and the mark from which on there may be more. */
export async function betsOfPlayer(
  db: Queryable,
  user: UserId,
  wish: Wish,
  { before, size }: Sheet,
): Promise<{ rows: readonly PastBet[]; next: string | null }> {
  const language = wish.language ?? 'en';
  const { rows: found } = await db.query<PageRow | Nothing>(
    `with looked as (${LOOKED(wish.round)}), ended as (
       select count(*)::int as looked, min(at) as end_at,
         (array_agg(number order by at, number))[1] as end_number from looked
     ), fitting as (
       select b.*, r.result_facts, r.fault, r.voided_by from looked b join rounds r on r.id = b.round_id
       where ${FITTING} order by b.at desc, b.number desc limit $17
     )
     select fitting.*, ended.looked, ended.end_at as "endAt", ended.end_number as "endNumber"
     from ended left join fitting on true order by fitting.at desc, fitting.number desc`,
    [...(await valuesOf(db, user, wish, before)), size + 1],
  );
  const rows = found.filter(row => row.id !== null);
  const bets = await labelled(
    db,
    rows.slice(0, size).map(row => pastBet(row, language)),
  );
  return { rows: bets, next: nextOf(rows, found[0], wish, size) };
}

/** None fits: only how far was looked is told. */
type Nothing = { readonly [K in keyof PageRow]: K extends 'looked' ? number : null };

function nextOf(
  rows: readonly PageRow[],
  first: PageRow | Nothing | undefined,
  { most }: Wish,
  size: number,
): string | null {
  const last = rows[size - 1];
  if (rows.length > size && last) return markOf(last.at, last.number);
  return !first || first.looked < most || first.endAt === null ? null : markOf(first.endAt, first.endNumber);
}

/** Where a page ends: bets are in the order of their moments, and of their numbers within one. */
const markOf = (at: Millis, number: number): string => `${at}-${number}`;

/** What was bet at each game and what came of it, most bets first. */
export async function totalsOfPlayer(db: Queryable, user: UserId, wish: Wish): Promise<Reply<'casinoBetTotals'>> {
  const { rows } = await db.query<Total | NoTotal>(
    `with looked as (${LOOKED(wish.round)}), totals as (
       select game, count(*) filter (where state = 'settled')::int as bets,
         count(*) filter (where state in ('void', 'undone'))::int as returned,
         coalesce(sum(stake) filter (where state = 'settled'), 0)::bigint as staked,
         coalesce(sum(profit), 0)::bigint as net
       from looked b where ${FITTING} group by game
     )
     select totals.*, ended.looked from (select count(*)::int as looked from looked) as ended left join totals on true
     order by bets desc, game`,
    await valuesOf(db, user, wish, undefined),
  );
  const games = rows.filter(row => row.game !== null);
  return {
    games: games.map(({ game, bets, returned, staked, net }) => ({ game, bets, returned, staked, net })),
    isWhole: (rows[0]?.looked ?? 0) < wish.most,
  };
}

type Total = Reply<'casinoBetTotals'>['games'][number] & { readonly looked: number };
type NoTotal = { readonly [K in keyof Total]: K extends 'looked' ? number : null };

/** What both questions are asked with. */
async function valuesOf(db: Queryable, user: UserId, wish: Wish, before: string | undefined): Promise<unknown[]> {
  const { game, state = 'all', outcome = 'all', search = '', language = 'en' } = wish;
  const looked = lookedAt(user, wish, before);
  const called = await selectionsCalled(db, looked, wish.round, { search, language });
  return [
    ...[...looked, game ?? null, state, outcome],
    ...[patternOf(search), gamesNamed(search, language), ...columnsOf(called)],
  ];
}

function lookedAt(user: UserId, { round, from, to, most }: Wish, before: string | undefined): readonly unknown[] {
  const [first, last] = daysOf({ from, to });
  const [at, number] = before?.split('-').map(Number) ?? [];
  return [
    ...[user, at === undefined ? 'infinity' : new Date(at), number ?? NO_NUMBER],
    ...[first ?? '-infinity', last ?? 'infinity', round ?? null, most],
  ];
}

/** Above every number that a bet can have. */
const NO_NUMBER = '9223372036854775807';

const pastBet = (
  { result_facts, fault, voided_by: voidedBy, ...row }: PageRow,
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
  ALL.filter(({ name }) => has(search)(name) || has(search)(GAME_WORDS[language].game(name))).map(({ code }) => code);

interface Called {
  readonly game: string;
  readonly selection: string;
  /** Where it is called so in this round only. */
  readonly round: string | null;
}

/** What is called so among the bets that are looked through, in English or in the player's own language. */
async function selectionsCalled(
  db: Queryable,
  looked: readonly unknown[],
  round: string | undefined,
  { search, language }: { readonly search: string; readonly language: Language },
): Promise<readonly Called[]> {
  if (search === '') return [];
  const { rows: kinds } = await db.query<Omit<Called, 'round'>>(
    `select distinct game, selection from (${LOOKED(round)}) as looked`,
    looked,
  );
  const moving = await movingAmong(kinds);
  const lasting = kinds.filter(kind => !moving.includes(kind)).map(kind => ({ ...kind, round: null }));
  const { rows: byRound } = await db.query<Called>(
    `select distinct b.game, b.selection, b.round_id as round
     from (${LOOKED(round)}) as b join unnest($8::text[], $9::text[]) as moving (game, selection)
       on moving.game = b.game and moving.selection = b.selection`,
    [...looked, textArray(moving.map(({ game }) => game)), textArray(moving.map(({ selection }) => selection))],
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

/** So many of the latest bets tell which rounds are still of interest. */
const RECENT = 60;

/**
 * All that is open, and all bets on the rounds of the latest ones: a round is there whole, or not at all. Each round is looked
 * up by itself (`offset 0`), however many bets the player has elsewhere.
 */
export async function recentBets(db: Queryable, user: string): Promise<readonly MyBet[]> {
  const { rows } = await db.query(
    `select b.id, b.game, b.round_id, b.selection, b.side, b.odds, b.line, b.stake, b.state, b.profit, b.at
     from (
       select id from rounds where state in ('new', 'open', 'closed', 'dealing')
       union
       (select round_id from bets where user_id = $1 order by at desc, number desc limit $2)
     ) as r cross join lateral (select * from bets where round_id = r.id and user_id = $1 offset 0) as b
     order by b.at desc, b.number desc`,
    [user, RECENT],
  );
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

import type { Input, Reply } from '@maidan/contract/api';
import type { PlacedState } from '@maidan/contract/officePlayer';
import type { PlayKind } from '@maidan/contract/playerKinds';
import type { UserId } from '@maidan/core/ids';
import { subtract } from '@maidan/core/money';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { ALL, entryOf, VIRTUALS } from '@maidan/games/index';
import { contestName } from '@maidan/words/fantasy/contestWords';
import { say } from '@maidan/words/say';
import { slotName } from '@maidan/words/slots/slotWords';
import { labelled } from '../../casino/betLabels.ts';
import { type Queryable, textArray } from '../../db/db.ts';
import { sportBetsOf } from '../../exchange/history.ts';
import { marketWords, namedWords } from '../../exchange/sportWords.ts';
import { contestNamed } from '../../fantasy/contestId.ts';
import { marksIn, pageOfAll } from './betPage.ts';
import { BET_TABLES, type BetTable, headsOf, type Wanted } from './betStore.ts';

/* Bets of every kind in one list: which come next is decided by number, and only those are put in words. */

export type PlayerBet = Reply<'playerBets'>['rows'][number];
type Asked = Omit<Input<'playerBets'>, 'id' | 'before' | 'size'>;

export async function betsOf(
  db: Queryable,
  user: UserId,
  asked: Asked,
  { before, size }: { readonly before?: string | undefined; readonly size: number },
): Promise<{ rows: PlayerBet[]; next: string | null }> {
  const marks = marksIn(before, BET_TABLES);
  const heads = await headsOf(db, user, wantedIn(asked), marks, size + 1);
  const page = pageOfAll(heads, marks, size);
  const ids = (table: BetTable): string[] => page.rows.filter(row => row.table === table).map(({ id }) => id);
  const [tables, spins, sport, entries] = await Promise.all([
    tableBets(db, ids('bets')),
    spinsOf(db, ids('spins')),
    sportOf(db, user, [...ids('orders'), ...ids('rows')]),
    entriesOf(db, ids('entries')),
  ]);
  const drawn: Readonly<Record<BetTable, readonly PlayerBet[]>> = {
    ...{ bets: tables, spins, orders: sport, rows: sport, entries },
  };
  const known = new Map(
    BET_TABLES.map(table => [table, new Map(drawn[table].map(bet => [bet.id, bet] as const))] as const),
  );
  return { rows: page.rows.flatMap(({ table, id }) => known.get(table)?.get(id) ?? []), next: page.next };
}

const TABLES_OF: Readonly<Record<PlayKind, readonly BetTable[]>> = {
  casino: ['bets'],
  virtual: ['bets'],
  slots: ['spins'],
  sport: ['orders'],
  rows: ['rows'],
  fantasy: ['entries'],
};

const VIRTUAL_CODES = VIRTUALS.map(({ code }) => code);

function wantedIn({ kind, state, from, to, search }: Asked): Wanted {
  const sought = search.toLowerCase();
  const named = ALL.filter(({ name }) => name.toLowerCase().includes(sought)).map(({ code }) => code);
  return {
    ...{ state, from, to, search, named },
    tables: kind === 'all' ? BET_TABLES : TABLES_OF[kind],
    virtual: kind === 'casino' || kind === 'virtual' ? { codes: VIRTUAL_CODES, isWanted: kind === 'virtual' } : null,
  };
}

const STATES = { open: 'open', undone: 'ended', settled: 'settled', void: 'void' } as const;

async function tableBets(db: Queryable, ids: readonly string[]): Promise<readonly PlayerBet[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(
    `select bets.id, bets.round_id as round, bets.game, selection, side, odds, stake, bets.state, profit, bets.at,
       result_facts
     from bets join rounds on rounds.id = bets.round_id where bets.id = any($1)`,
    [textArray(ids)],
  );
  return (await labelled(db, rows)).map(({ id, game, round, label, side, odds, stake, state, profit, at, ...its }) => ({
    ...{ id, kind: VIRTUAL_CODES.includes(game) ? 'virtual' : 'casino', at, title: entryOf(game)?.name ?? game },
    ...{
      on: label,
      side,
      odds,
      stake,
      state: STATES[state as keyof typeof STATES],
      result: its.result_facts?.[0] ?? '',
      net: profit,
    },
    place: { kind: 'round', id: round, within: game },
  }));
}

async function spinsOf(db: Queryable, ids: readonly string[]): Promise<readonly PlayerBet[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query('select id, slot, stake, paid, at, chain, nth from spins where id = any($1)', [
    textArray(ids),
  ]);
  return rows.map(({ id, slot, stake, paid, at, chain, nth }) => ({
    ...{ id, kind: 'slots', at, title: slotName(say, slot), on: `${chain}/${nth}`, side: null, odds: null, stake },
    ...{ state: 'settled', result: '', net: subtract(paid, stake), place: { kind: 'spin', id, within: slot } },
  }));
}

const SPORT_STATES: Readonly<Record<string, PlacedState>> = {
  ...{ open: 'open', matched: 'open', settled: 'settled', void: 'void', cancelled: 'ended', lapsed: 'ended' },
};

/** As the player's own list has them: with what was matched, what the market came to, and what that made. */
async function sportOf(db: Queryable, user: UserId, ids: readonly string[]): Promise<readonly PlayerBet[]> {
  if (ids.length === 0) return [];
  const all = { event: '', state: 'all', search: '', ids } as const;
  const { rows } = await sportBetsOf(db, user, all, { page: 1, size: ids.length });
  return rows.map(bet => {
    const made = bet.made as Told | undefined; // as the market keeps it
    return {
      ...{ id: bet.id, kind: bet.kind === 'exchange' ? 'sport' : 'rows', at: bet.at, title: bet.eventName },
      on: `${marketWords(say, bet.marketName, made)}: ${namedWords(say, bet.label, made)}`,
      ...{ side: bet.side, odds: bet.odds, stake: bet.stake, state: SPORT_STATES[bet.state] ?? 'ended' },
      result: [bet.result, bet.note, bet.why].filter(Boolean).join(' · '),
      ...{ net: bet.profit, place: { kind: 'event', id: bet.event, within: bet.market } },
    };
  });
}

async function entriesOf(db: Queryable, ids: readonly string[]): Promise<readonly PlayerBet[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(
    `select contest_entries.id, contest_id as contest, contest_entries.fee, contest_entries.state, points,
       contest_entries.place, prize, contest_entries.at, fixture->>'name' as match
     from contest_entries join contests on contests.id = contest_id join sport_events on sport_events.id = event_id
     where contest_entries.id = any($1)`,
    [textArray(ids)],
  );
  return rows.map(({ id, contest, fee, state, place, prize, at, match }) => {
    const named = contestNamed(contest);
    return {
      ...{ id, kind: 'fantasy', at, title: match ?? '', side: null, odds: null, stake: fee },
      on: named ? contestName(say, named.kind.code, named.nth) : contest,
      state: state === 'refunded' ? 'void' : state,
      result: place === null ? '' : `#${place}`,
      net: prize === null ? null : subtract(prize, fee),
      place: { kind: 'contest', id: contest, within: named?.event ?? '' },
    };
  });
}

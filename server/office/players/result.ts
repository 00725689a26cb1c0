import type { Reply } from '@maidan/contract/api';
import type { PlayKind } from '@maidan/contract/playerKinds';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { add, paise, ZERO } from '@maidan/core/money';
import { spanAt } from '@maidan/core/ownLimits';
import { ok, refuse } from '@maidan/core/result';
import { entryOf, VIRTUALS } from '@maidan/games/index';
import { contestName } from '@maidan/words/fantasy/contestWords';
import { say } from '@maidan/words/say';
import { slotName } from '@maidan/words/slots/slotWords';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { contestNamed } from '../../fantasy/contestId.ts';
import { sportWords } from '../../exchange/sportWords.ts';
import type { Handlers } from '../../http/http.ts';
import { playerNamed } from '../store.ts';

/*
 * What a player made, from the ledger: what the transfers of play moved, to the paisa, whatever bets say of themselves. How many
 * bets there were and what was staked is counted beside it.
 */

type Answer = Reply<'playerResult'>;
type Spans = Answer['all'];

export const resultHandlers = ({ db, world }: Deps): Pick<Handlers, 'playerResult'> => ({
  playerResult: async ({ id }) => {
    const user = await playerNamed(db, id);
    if (user === undefined) return refuse('unknown-player');
    const [games, atRisk] = await Promise.all([gamesOf(db, user, world.now()), atRiskOf(db, user)]);
    return ok({ all: sumOf(games.map(({ spans }) => spans)), games, atRisk });
  },
});

const MONTH_MS = 30 * 86_400_000;

const SUMS = (at: string, what: string): string =>
  `coalesce(sum(${what}) filter (where ${at} >= $2), 0)::bigint as today,
   coalesce(sum(${what}) filter (where ${at} >= $3), 0)::bigint as month, coalesce(sum(${what}), 0)::bigint as ever`;

/** Both ways along the player's own index of transfers. A round has its game; the transfer itself names anything else. */
const MOVED = `
  select kind, ref, id, at, amount from transfers
  where to_account = 'player:' || $1 and to_account like 'player:%' and kind in ('casino', 'spin', 'sport', 'commission')
  union all
  select kind, ref, id, at, -amount from transfers
  where from_account = 'player:' || $1 and from_account like 'player:%' and kind in ('casino', 'spin', 'sport', 'commission')`;

const NET = `
  select play, code, ${SUMS('at', 'amount')} from (
    select moved.at, amount,
      case when kind = 'spin' then 'slots' when kind = 'casino' then 'casino' when ref like 'fantasy:%' then 'fantasy'
        else 'sport' end as play,
      case when kind = 'spin' then split_part(ref, ':', 1) when kind = 'casino' then coalesce(game, '')
        when ref like 'fantasy:%' then ''
        else coalesce(substring(ref from '"sport":"([^"]+)"'), substring(moved.id from '^([A-Za-z0-9]+)-'), '') end as code
    from (${MOVED}) as moved
      left join rounds on kind = 'casino' and rounds.id = substring(ref from '^round:([^:]+):')
  ) as named group by play, code`;

/** Settled bets, along the player's own indexes. */
const STAKED = `
  select play, code, count(*) filter (where at >= $2) as "betsToday", count(*) filter (where at >= $3) as "betsMonth",
    count(*) as "betsEver", ${SUMS('at', 'stake')}
  from (
    select 'casino' as play, game as code, settled_at as at, stake from bets where user_id = $1 and state = 'settled'
    union all
    select 'slots', slot, at, stake from spins where user_id = $1
    union all
    select 'sport', sport, settled_at, matched from orders join markets on markets.id = market_id
      join sport_events on sport_events.id = event_id
    where user_id = $1 and matched > 0 and markets.status = 'settled'
    union all
    select 'sport', sport, row_bets.settled_at, stake from row_bets join markets on markets.id = market_id
      join sport_events on sport_events.id = event_id
    where user_id = $1 and row_bets.state = 'settled'
    union all
    select 'fantasy', '', settled_at, fee from contest_entries where user_id = $1 and state = 'settled'
  ) as placed group by play, code`;

interface Summed {
  readonly play: string;
  readonly code: string;
  readonly today: number;
  readonly month: number;
  readonly ever: number;
}
type Counted = Summed & { readonly betsToday: number; readonly betsMonth: number; readonly betsEver: number };

export async function gamesOf(db: Queryable, user: UserId, now: Millis): Promise<Answer['games']> {
  const values = [user, timestamp(spanAt('day', now).from), timestamp(after(now, -MONTH_MS))];
  const [net, staked] = await Promise.all([db.query<Summed>(NET, values), db.query<Counted>(STAKED, values)]);
  const keyOf = ({ play, code }: Pick<Summed, 'play' | 'code'>): string => `${play} ${code}`;
  const nets = new Map(net.rows.map(row => [keyOf(row), row]));
  const stakes = new Map(staked.rows.map(row => [keyOf(row), row]));
  const both = new Map([...net.rows, ...staked.rows].map(row => [keyOf(row), row]));
  return [...both.entries()]
    .map(([key, { play, code }]) => ({ ...called(play, code), spans: spansOf(nets.get(key), stakes.get(key)) }))
    .toSorted((a, b) => b.spans.ever.staked - a.spans.ever.staked || a.name.localeCompare(b.name));
}

function spansOf(net: Summed | undefined, staked: Counted | undefined): Spans {
  const span = (bets: number, stake = 0, made = 0): Spans['ever'] => ({
    ...{ bets, staked: paise(stake), returned: paise(stake + made), net: paise(made) },
  });
  return {
    today: span(staked?.betsToday ?? 0, staked?.today, net?.today),
    month: span(staked?.betsMonth ?? 0, staked?.month, net?.month),
    ever: span(staked?.betsEver ?? 0, staked?.ever, net?.ever),
  };
}

function sumOf(all: readonly Spans[]): Spans {
  const summed = (span: keyof Spans): Spans['ever'] =>
    all
      .map(each => each[span])
      .reduce(
        (so, one) => ({
          bets: so.bets + one.bets,
          staked: add(so.staked, one.staked),
          returned: add(so.returned, one.returned),
          net: add(so.net, one.net),
        }),
        { bets: 0, staked: ZERO, returned: ZERO, net: ZERO },
      );
  return { today: summed('today'), month: summed('month'), ever: summed('ever') };
}

const isVirtual = (game: string): boolean => VIRTUALS.some(({ code }) => code === game);

/** What was played, as players know it. */
function called(play: string, code: string): { kind: PlayKind; code: string; name: string } {
  if (play === 'slots') return { kind: 'slots', code, name: slotName(say, code) };
  if (play === 'fantasy') return { kind: 'fantasy', code, name: '' };
  if (play === 'sport') return { kind: 'sport', code, name: sportWords(say, code) };
  return { kind: isVirtual(code) ? 'virtual' : 'casino', code, name: entryOf(code)?.name ?? code };
}

/** A hold names its round or market; a release has it in its id. */
const CAUSE = `case kind when 'hold' then ref
  else coalesce(substring(id from '^round:([^:]+):'), substring(id from '^(.+):\\d+:[^:]+:release$'), id) end`;

/** What is held now, by what it is held for: the worst that can come of everything that is open there, as it was decided. */
async function atRiskOf(db: Queryable, user: UserId): Promise<Answer['atRisk']> {
  const { rows } = await db.query(
    `select cause, held, game, event_id as event, coalesce(fixture->>'name' || ', ' || markets.name, '') as name from (
       select cause, sum(amount)::bigint as held from (
         select ${CAUSE} as cause, amount from transfers
         where from_account = 'player:' || $1 and from_account like 'player:%' and kind in ('hold', 'release')
         union all
         select ${CAUSE}, -amount from transfers
         where to_account = 'player:' || $1 and to_account like 'player:%' and kind in ('hold', 'release')
       ) as holds group by cause having sum(amount) <> 0
     ) as open left join rounds on rounds.id = cause left join markets on markets.id = cause
       left join sport_events on sport_events.id = event_id
     order by held desc, cause limit 200`,
    [user],
  );
  return rows.map(row => {
    const [cause, held, name] = [row.cause ?? '', row.held ?? ZERO, row.name ?? ''];
    const { game, event } = row;
    if (game !== null) {
      const of = entryOf(game)?.name ?? game;
      return { place: { kind: 'round', id: cause, within: game }, name: `${of} · ${cause}`, held };
    }
    if (event !== null) return { place: { kind: 'event', id: event, within: cause }, name, held };
    const contest = contestNamed(cause);
    if (!contest) return { place: null, name: cause, held };
    const { kind, nth } = contest;
    return {
      place: { kind: 'contest', id: cause, within: contest.event },
      name: contestName(say, kind.code, nth),
      held,
    };
  });
}

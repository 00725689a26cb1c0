import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import type { ThingKind, ThingState } from '@maidan/contract/ticketKinds';
import { after, type UserId } from '@maidan/core/ids';
import { negate, paise, subtract, ZERO } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { entryOf } from '@maidan/games/index';
import { contestName } from '@maidan/words/fantasy/contestWords';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { slotName } from '@maidan/words/slots/slotWords';
import type { Queryable } from '../db/db.ts';
import { betsOfPlayer, lookedThrough } from '../casino/betStore.ts';
import { sportBetsOf } from '../exchange/history.ts';
import { eventWords, marketWords, namedWords } from '../exchange/sportWords.ts';
import { statementOf } from '../wallet/statementStore.ts';
import { sayIn } from '../words.ts';

/* What a question is about, in the words of who reads it. */

/** Where the back office finds it besides. */
interface Found {
  readonly event: string | null;
  readonly market: string | null;
  readonly game: string | null;
}
type Thing = Reply<'aboutThing'> & Found;

interface Asked {
  readonly db: Queryable;
  readonly user: UserId;
  readonly id: string;
  readonly language: Language;
}

const NOWHERE: Found = { event: null, market: null, game: null };

/** Nothing where there is no such thing of the player's any more. */
export async function thingOf(
  db: Queryable,
  user: UserId,
  { kind, id }: Input<'aboutThing'>,
  language: Language,
): Promise<Thing | null> {
  return FINDERS[kind]({ db, user, id, language });
}

const FINDERS: Readonly<Record<ThingKind, (asked: Asked) => Promise<Thing | null>>> = {
  sportBet,
  tableBet,
  spin,
  contest,
  round: ofRound,
  deposit: asked => ofRequest(asked, 'deposit'),
  withdrawal: asked => ofRequest(asked, 'withdrawal'),
  statement: ofStatement,
};

async function sportBet({ db, user, id, language }: Asked): Promise<Thing | null> {
  const all = { event: '', state: 'all', search: '', ids: [id] } as const;
  const { rows } = await sportBetsOf(db, user, all, { page: 1, size: 1, language });
  const [bet] = rows;
  if (!bet) return null;
  const say = sayIn(language);
  const made = bet.made as Told | undefined; // as the market keeps it
  const market = marketWords(say, bet.marketName, made);
  const values = { side: bet.side, market, odds: formatOdds(bet.odds) };
  return {
    ...{ kind: 'sportBet', id, at: bet.at, amount: bet.stake, came: bet.profit },
    name: `${namedWords(say, bet.label, made)} · ${eventWords(say, bet.eventName)}`,
    detail: [say('support.struck', values), bet.result, bet.how || bet.why].filter(Boolean).join(' · '),
    state: sportState(bet.state),
    ...{ event: bet.event, market: bet.market, game: null },
  };
}

function sportState(state: Reply<'mySportBets'>['rows'][number]['state']): ThingState {
  if (state === 'settled' || state === 'void') return state;
  return state === 'cancelled' || state === 'lapsed' ? 'over' : 'open';
}

const gameIn = (language: Language, game: string): string => GAME_WORDS[language].game(entryOf(game)?.name ?? game);

async function tableBet({ db, user, id, language }: Asked): Promise<Thing | null> {
  const { rows } = await db.query('select round_id as round from bets where id = $1 and user_id = $2', [id, user]);
  const [its] = rows;
  if (!its) return null;
  const wish = { round: its.round, most: lookedThrough({}), language };
  const found = await betsOfPlayer(db, user, wish, { size: lookedThrough({}) });
  const bet = found.rows.find(each => each.id === id);
  if (!bet) return null;
  const values = { side: bet.side, market: sayIn(language)('support.round', { round: bet.round }) };
  const struck = sayIn(language)('support.struck', { ...values, odds: formatOdds(bet.odds) });
  return {
    ...{ kind: 'tableBet', id, at: bet.at, amount: bet.stake, came: bet.profit, state: bet.state },
    name: `${GAME_WORDS[language].label(bet.label)} · ${gameIn(language, bet.game)}`,
    detail: [struck, bet.how].filter(Boolean).join(' · '),
    ...{ ...NOWHERE, game: bet.game },
  };
}

async function spin({ db, user, id, language }: Asked): Promise<Thing | null> {
  const { rows } = await db.query(
    'select slot, chain, nth, stake, paid, at from spins where id = $1 and user_id = $2',
    [id, user],
  );
  const [its] = rows;
  if (!its) return null;
  const { slot, chain, nth, stake, paid, at } = its;
  return {
    ...{ kind: 'spin', id, at, amount: stake, came: subtract(paid, stake), state: 'settled' },
    ...{ name: slotName(sayIn(language), slot), detail: `${chain}/${nth}`, ...NOWHERE },
  };
}

/** All that the player has entered in it. */
async function contest({ db, user, id, language }: Asked): Promise<Thing | null> {
  const { rows } = await db.query(
    `select contests.kind, contests.nth, contests.state, fixture->>'name' as match, count(*)::int as entries,
       min(contest_entries.at) as at, sum(contest_entries.fee)::bigint as paid, sum(prize)::bigint as prize
     from contest_entries join contests on contests.id = contest_id join sport_events on sport_events.id = event_id
     where contest_id = $1 and user_id = $2 group by contests.id, sport_events.id`,
    [id, user],
  );
  const [its] = rows;
  if (!its || its.at === null) return null;
  const say = sayIn(language);
  const [paid, prize] = [paise(its.paid ?? 0), paise(its.prize ?? 0)];
  const state = its.state === 'settled' ? 'settled' : its.state === 'refunded' ? 'void' : 'open';
  return {
    ...{ kind: 'contest', id, at: its.at, amount: paid, state },
    came: state === 'settled' ? subtract(prize, paid) : state === 'void' ? ZERO : null,
    name: `${contestName(say, its.kind, its.nth)} · ${eventWords(say, its.match ?? '')}`,
    detail: say('fantasy.yours', { count: its.entries ?? 0 }),
    ...NOWHERE,
  };
}

async function ofRound({ db, user, id, language }: Asked): Promise<Thing | null> {
  const { rows } = await db.query(
    `select rounds.game, rounds.at, rounds.state, count(*)::int as bets, coalesce(sum(stake), 0)::bigint as staked,
       sum(profit)::bigint as came
     from bets join rounds on rounds.id = round_id where round_id = $1 and user_id = $2 and bets.state <> 'undone'
     group by rounds.id`,
    [id, user],
  );
  const [round] = rows;
  if (!round) return null;
  const { game, at, state, bets, staked, came } = round;
  const isOver = state === 'settled' || state === 'void';
  return {
    ...{ kind: 'round', id, at, amount: staked as Thing['amount'], came: came as Thing['came'] },
    name: `${gameIn(language, game)} · ${sayIn(language)('support.round', { round: id })}`,
    detail: sayIn(language)('support.bets', { bets }),
    state: isOver ? state : 'open',
    ...{ ...NOWHERE, game },
  };
}

async function ofRequest({ db, user, id, language }: Asked, kind: 'deposit' | 'withdrawal'): Promise<Thing | null> {
  const { rows } =
    kind === 'deposit'
      ? await db.query('select at, amount, method, state, reason from deposits where id = $1 and user_id = $2', [
          id,
          user,
        ])
      : await db.query('select at, amount, method, state, reason from withdrawals where id = $1 and user_id = $2', [
          id,
          user,
        ]);
  const [request] = rows;
  if (!request) return null;
  const { at, amount, method, state, reason } = request;
  return {
    ...{ kind, id, at, amount, came: null, state, ...NOWHERE },
    name: sayIn(language)('support.request', { kind, id }),
    detail: [method, reason].filter(Boolean).join(' · '),
  };
}

/** The line that the player sees; where payments after it made another one, the transfer itself. */
async function ofStatement({ db, user, id, language }: Asked): Promise<Thing | null> {
  const { rows } = await db.query(
    `select at, amount, to_account, ref from transfers where id = $1 and 'player:' || $2 in (from_account, to_account)`,
    [id, user],
  );
  const [moved] = rows;
  if (!moved) return null;
  const filter = {
    from: moved.at,
    until: after(moved.at, 1),
    report: null,
    search: '',
    order: 'oldest',
    language,
  } as const;
  const { lines } = await statementOf(db, user, filter);
  const line = lines.find(({ thing }) => thing.id === id);
  const own = moved.to_account === `player:${user}` ? moved.amount : negate(moved.amount);
  const amount = line ? subtract(line.credit, line.debit) : own;
  return {
    ...{ kind: 'statement', id, at: moved.at, amount, came: null, state: 'booked' },
    ...{ name: line?.remark ?? moved.ref, detail: line?.how ?? '', ...NOWHERE, event: line?.event?.id ?? null },
  };
}

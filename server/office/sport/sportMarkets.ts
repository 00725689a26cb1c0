import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { type Money, sum, ZERO } from '@maidan/core/money';
import type { Offer } from '@maidan/exchange/rows/houseRow';
import { reducedIn } from '@maidan/exchange/positions/nonRunner';
import { struckOutside } from '@maidan/exchange/positions/settle';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { Deps } from '../../deps.ts';
import { MAKER } from '../../exchange/makerAccount.ts';
import { say } from '@maidan/words/say';
import { answerWords } from '../../exchange/sportWords.ts';
import type { EventRow, LegRow, MarketRow, RowBetRow } from '../../exchange/rows.ts';
import { standing } from '../../exchange/standingLegs.ts';
import { marketsOf, type RemovalRow, removalsOf } from '../../exchange/store.ts';
import { isDecided } from '../../sport/decided.ts';
import { marketFaultWords } from '../../sport/freshness.ts';
import { marginOf } from '../../sport/pricing.ts';
import { enteredByRecord, type Recorded } from './sportRecord.ts';
import { bookRange, bookRisk, type Range, type Risk, rowRange, rowRisk, runnersOf } from './sportRisk.ts';
import { stopsOf } from './sportStops.ts';
import {
  type HandDecision,
  decidedByHand,
  heldOnRows,
  legsOfEvent,
  rowBetsOfEvent,
  usernames,
  waitingProposals,
} from './sportStore.ts';

/* Every market of an event with its prices and what is at stake on it. */

type Line = Reply<'officeSportEvent'>['all'][number];

/** What was struck on one market, whoever it was struck with. */
interface Stakes {
  /** Runners that were removed. */
  readonly removed: ReadonlySet<string>;
  readonly risk: Risk;
  readonly ranges: readonly (Range & { readonly user: UserId; readonly bets: number })[];
  readonly matched: Money;
  readonly matchedOn: (runner: string) => Money;
  readonly bets: number;
}

export async function marketLines({ db, world, sport }: Deps, event: EventRow, recorded: Recorded): Promise<Line[]> {
  const markets = await marketsOf(db, event.id);
  const books = markets.filter(({ kind }) => kind === 'exchange').map(({ id }) => id);
  const [legs, removals, bets, held, proposals, stops, decided] = await Promise.all([
    legsOfEvent(db, event.id),
    removalsOf(db, books),
    rowBetsOfEvent(db, event.id),
    heldOnRows(db, event.id),
    waitingProposals(
      db,
      markets.map(({ id }) => id),
      world.now(),
    ),
    stopsOf(db, markets.filter(isHeldUp).map(subjectOf)),
    decidedByHand(db, [event.id, ...markets.map(({ id }) => id)]),
  ]);
  const legsOf = Map.groupBy(legs, leg => leg.market_id);
  const betsOf = Map.groupBy(bets, bet => bet.market_id);
  const names = await usernames(db, [...new Set([...legs, ...bets].map(({ user_id }) => user_id))]);
  return markets.map(market => {
    const trading = sport.engine.trading(market.id);
    const stakes =
      market.kind === 'exchange'
        ? onBook(market, legsOf.get(market.id) ?? [], removals)
        : onRow(market, betsOf.get(market.id) ?? []);
    const row = sport.houseRow(market.id);
    const fault = sport.desk(event.id)?.freshness.faultOf(market.id);
    return {
      ...settingsOf(event, market, trading),
      rowStatus: row?.status ?? null,
      fault: fault ? marketFaultWords(fault) : '',
      stop: (isHeldUp(market) && stops.get(subjectOf(market))) || null,
      runners: runnerLines(market, stakes, trading, row?.quotes ?? {}),
      ...riskIn(market, stakes, names),
      held: trading ? sum([...trading.users()].map(user => trading.heldOf(user))) : (held.get(market.id) ?? ZERO),
      record: enteredByRecord(recorded, market),
      proposal: proposals.get(market.id) ?? null,
      settledBy: settledBy(market, decided),
    };
  });
}

/** Who settled it, unless the match did: of an event that was void, only what was open then. */
function settledBy({ id, event_id, settled_at }: MarketRow, decided: readonly HandDecision[]): Line['settledBy'] {
  const last = decided.find(
    ({ subject, at }) => (subject === id || subject === event_id) && settled_at !== null && settled_at >= at,
  );
  if (!last) return null;
  const { proposal, by, second, reason } = last;
  return { proposal, by, second, reason };
}

const isHeldUp = (market: MarketRow): boolean => market.is_stopped && !isDecided(market);

/** As the log names it. */
const subjectOf = ({ id }: Pick<MarketRow, 'id'>): string => `market:${id}`;

function settingsOf(event: EventRow, market: MarketRow, trading: Trading | undefined) {
  const { id, kind, name, status, plan, commission, margin, quotes, answer } = market;
  const now = trading?.market;
  return {
    id,
    kind,
    name,
    status: now?.status ?? status,
    isStopped: isHeldUp(market),
    limits: now?.limits ?? { min: market.min_stake, max: market.max_stake },
    margin: marginOf(event, market),
    ownMargin: margin,
    commission,
    betDelayMs: now?.betDelayMs ?? market.bet_delay_ms,
    pricedBy: quotes ? ('operator' as const) : ('model' as const),
    winners: plan.winners ?? 1,
    result: answer ? answerWords(say, market.plan, answer) : '',
    settlements: market.settlements,
    settledAt: market.settled_at,
    voided: market.voided,
  };
}

/** What is settled is no risk any more, and who had bets on it stands nowhere. */
function riskIn(market: MarketRow, { risk, ranges, matched, bets }: Stakes, names: ReadonlyMap<UserId, string>) {
  const isOpen = market.answer === null;
  const positions = ranges.toSorted((a, b) => a.worst - b.worst).slice(0, isOpen ? 10 : 0);
  return {
    ifNone: risk.ifNone,
    ladder: [...risk.ladder],
    worst: isOpen ? risk.worst : ZERO,
    matched,
    bets,
    players: ranges.length,
    positions: positions.map(({ user, ...range }) => ({
      player: { id: user, username: names.get(user) ?? '' },
      ...range,
    })),
  };
}

function onBook(market: MarketRow, all: readonly LegRow[], removals: readonly RemovalRow[]): Stakes {
  const kind = reducedIn(market.plan.winners);
  const legs = struckOutside(all, market.voided).flatMap(leg => standing(leg, removals, kind) ?? []);
  const removed = new Set(removals.filter(({ market_id }) => market_id === market.id).map(({ runner }) => runner));
  const running = runnersOf(market).filter(runner => !removed.has(runner));
  const theirs = legs.filter(({ user_id }) => user_id !== MAKER);
  const backed = legs.filter(({ side }) => side === 'back');
  const stakesOn = Map.groupBy(backed, ({ runner }) => runner);
  return {
    removed,
    risk: bookRisk(market, theirs, running),
    ranges: [...Map.groupBy(theirs, ({ user_id }) => user_id)].map(([user, own]) => ({
      user,
      bets: own.length,
      ...bookRange(market, own, running),
    })),
    matched: sum(backed.map(({ stake }) => stake)),
    matchedOn: runner => sum((stakesOn.get(runner) ?? []).map(({ stake }) => stake)),
    bets: theirs.length,
  };
}

function onRow(market: MarketRow, all: readonly RowBetRow[]): Stakes {
  const rows = all.filter(({ state }) => state !== 'void');
  const stakesOn = Map.groupBy(rows, ({ bet }) => bet.runner);
  return {
    removed: new Set(),
    risk: rowRisk(
      market,
      rows.map(({ bet }) => bet),
    ),
    ranges: [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user, own]) => ({
      user,
      bets: own.length,
      ...rowRange(
        market,
        own.map(({ bet }) => bet),
      ),
    })),
    matched: sum(rows.map(({ stake }) => stake)),
    matchedOn: runner => sum((stakesOn.get(runner) ?? []).map(({ stake }) => stake)),
    bets: rows.length,
  };
}

function runnerLines(
  market: MarketRow,
  { risk, matchedOn, removed }: Stakes,
  trading: Trading | undefined,
  quotes: Readonly<Record<string, { readonly back?: Offer; readonly lay?: Offer }>>,
): Line['runners'] {
  return runnersOf(market).map(name => ({
    name,
    isRemoved: removed.has(name),
    back: trading ? bestOf(trading, name, 'back') : offerIn(quotes[name]?.back),
    lay: trading ? bestOf(trading, name, 'lay') : offerIn(quotes[name]?.lay),
    last: trading?.lastPrice(name) ?? null,
    house: risk.ifWins[name] ?? null,
    matched: matchedOn(name),
  }));
}

function bestOf(trading: Trading, runner: string, side: 'back' | 'lay') {
  const best = trading.depth(runner, 1)[side][0];
  return best ? { odds: best.odds, line: null, stake: best.stake } : null;
}

const offerIn = (offer: Offer | undefined) =>
  offer ? { odds: offer.odds, line: offer.line ?? null, stake: null } : null;

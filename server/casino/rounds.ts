import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, RoundId } from '@maidan/core/ids';
import { accountsOf, holdFor, settleCasino } from '@maidan/core/ledger';
import { negate, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { type Crowd, stakedOn } from '@maidan/games/kit/crowd';
import { NO_ANNOUNCEMENT } from '@maidan/games/kit/fair/announcement';
import { profitsOn } from '@maidan/games/kit/profitsOn';
import type { Game } from '@maidan/games/kit/game';
import { stillHeld } from '@maidan/games/kit/held';
import { type Deal, tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import type { Face } from '@maidan/games/kit/shoe';
import { tellPlayers } from '../inbox/telling.ts';
import type { Decision } from '../writer/decision.ts';
import type { Queryable } from '../db/db.ts';
import type { PlacedBet, RoundRow } from './rows.ts';
import { NOT_REMEMBERED, piecemeal, type Command } from '../writer/command.ts';
import type { Pen } from '../writer/writer.ts';
import { RoundClosed, RoundGone } from './faults.ts';
import { lacksRoot, rooted, treeOf } from './rooting.ts';
import { lastAnnouncementAt } from './roundStore.ts';
import { betRow, type Tab, tabIn, tabsOf } from './tab.ts';
import { factsWritten } from '@maidan/games/kit/written';
import { inPieces, type Pieces } from '../work/pieces.ts';

/** What a round is announced with. */
export interface Announced {
  readonly game: string;
  readonly chain: string;
  readonly nth: number;
  readonly seed: string;
  readonly commitment: string;
  readonly gone: readonly Face[];
  readonly previous: string;
  readonly salt: string;
}

interface Payment {
  readonly game: Game;
  readonly row: RoundRow;
  readonly round: Round;
  /** Which markets, or all that are left: then the round is over. */
  readonly markets: readonly string[] | undefined;
}

/** The round with the root of its bets, and what they come to. */
interface Rooted extends Omit<Crowd, 'watching'> {
  readonly row: RoundRow;
}

/** The life of a round as commands of the one writer. Each can be repeated. */
export class Rounds {
  readonly #db: Queryable;
  readonly #writer: Pen;

  constructor(db: Queryable, writer: Pen) {
    this.#db = db;
    this.#writer = writer;
  }

  /** The row is there before the first stake can be taken. */
  async announce(announced: Announced): Promise<RoundRow> {
    const { chain, nth, commitment } = announced;
    const { id, at } = done(
      await this.#writer.do({
        key: `seed:${chain}:${nth}`,
        fingerprint: commitment,
        accounts: [],
        numbers: ['round'],
        decide: decision => {
          const number = `${decision.next('round')}` as RoundId; // made here and nowhere else
          decision.put('round', { ...BLANK, ...announced, id: number, at: decision.now });
          return ok({ id: number, at: decision.now });
        },
      }),
    );
    return { ...BLANK, ...announced, id, at };
  }

  /** The next step of a round that is still under way. Answers with the row as it is then. */
  update(row: RoundRow, change: Partial<RoundRow>): Promise<RoundRow> {
    const next = { ...row, ...change };
    return this.#step({ row, next, tabs: [] }, decision => decision.put('round', next));
  }

  /** Every bet on the round that was on its way is taken or refused. */
  async behindBets({ id }: RoundRow): Promise<void> {
    done(
      await this.#writer.do({
        ...NOT_REMEMBERED,
        accounts: [],
        rows: [['round', id]],
        decide: () => ok({}),
      }),
    );
  }

  /** What a table goes on from that was not played since the start. */
  async lastAnnouncement(code: string): Promise<string> {
    return (await lastAnnouncementAt(this.#db, code)) ?? NO_ANNOUNCEMENT;
  }

  /** The root of all bets that are open, put on record by the clock of the table. */
  async root(row: RoundRow, now: () => Millis): Promise<Rooted> {
    const tabs = await tabsOf(this.#db, row.id);
    const bets = tabs.flatMap(tab => tab.bets);
    const tree = await inPieces(treeOf(row.salt, bets));
    const next = { ...row, bet_roots: [...row.bet_roots, ''] }; // as far as the step goes
    const known = await this.#step({ row, next, tabs: [] }, decision => {
      const last = rooted(decision, row, tree, now());
      decision.put('round', last);
      return last;
    });
    return { row: known, players: tabs.length, staked: stakedOn(bets) };
  }

  /** One net row for each player; what is no longer needed is freed. */
  async pay({ game, row, round, markets }: Payment): Promise<RoundRow> {
    const dealt = tableOf(game, round);
    const profitOf = profitsOn(game, dealt);
    const ready = game.markets.filter(({ id }) => markets?.includes(id) ?? true);
    const due = new Set(ready.flatMap(({ selections }) => selections.map(({ id }) => id)));
    const isDue = ({ selection }: PlacedBet): boolean => due.has(selection);
    const tabs = (await tabsOf(this.#db, row.id)).filter(tab => tab.bets.some(isDue));
    const payment = `round:${row.id}:${markets ? row.paid.length : 'end'}`;
    const next = afterPayment(game, row, round, markets);
    const pay = (decision: Decision): Pieces<void> =>
      tabByTab(tabs, ({ user_id: user }) => {
        const tab = tabIn(decision, row.id, user);
        const rest = tab.bets.filter(bet => !isDue(bet));
        const settled = tab.bets.filter(isDue);
        const profits = settled.map(profitOf);
        const made = sum(profits);
        const held = stillHeld(game, { held: tab.held, made, rest, dealing: round });
        must(decision.post(settleCasino(user, subtract(tab.held, held), made, payment)), payment);
        settled.forEach((bet, nth) => decision.put('bet', betRow(bet, 'settled', decision.now, profits[nth]!)));
        decision.put('tab', { ...tab, bets: rest, held });
      });
    return this.#step({ row, next, tabs, pay }, decision => {
      decision.put('round', markets ? next : { ...next, ended_at: later(row.at, decision.now) });
    });
  }

  /**
   * Every stake that was not paid yet goes back, and what was dealt stays on record. Of a round that bets were closed on
   * meanwhile one person cannot do it.
   */
  async voidRound(row: RoundRow, { fault, by, dealt, now, alongWith }: Voiding): Promise<RoundRow> {
    const tabs = await tabsOf(this.#db, row.id);
    const key = `round:${row.id}:void`;
    const voided = await this.#writer.do({
      ...lookingAt(row, tabs),
      key: `${row.id}:${key}${by === 'one' ? ':by-one' : ''}`, // that one was refused must not keep the house from it
      fingerprint: key,
      decide: piecemeal(function* (decision) {
        const known = decision.row('round', row.id);
        if (!known || isOver(known)) return refuse('round-over');
        if (by === 'one' && wasClosed(known, now?.() ?? decision.now)) return refuse('second-person-needed');
        const open = tabs.flatMap(({ user_id: user }) => tabIn(decision, row.id, user).bets);
        const at = now?.() ?? decision.now;
        const tree = lacksRoot(known, at) ? yield* treeOf(known.salt, open) : undefined;
        const last = tree ? rooted(decision, known, tree, at) : known;
        yield* tabByTab(tabs, ({ user_id: user }) => {
          const tab = tabIn(decision, row.id, user);
          must(decision.post(holdFor(user, negate(tab.held), `${key}:${user}`, row.id)), row.id);
          for (const bet of tab.bets) decision.put('bet', betRow(bet, 'void', decision.now));
          decision.put('tab', { ...tab, bets: [], held: ZERO });
        });
        decision.put('round', {
          ...last,
          dealt,
          state: 'void',
          fault,
          voided_by: by,
          ended_at: later(known.at, decision.now),
        });
        const about = { round: row.id, game: row.game, fault };
        const users = tabs.filter(({ bets }) => bets.length > 0).map(tab => tab.user_id);
        tellPlayers(
          decision,
          users.map(user => ({ user, cause: row.id, code: 'roundVoid', about })),
        );
        tell(decision, tabs);
        alongWith?.(decision);
        if (by === 'house')
          decision.audit({
            actor: 'system',
            action: 'round.void',
            subject: `round:${row.id}`,
            after: { state: 'void', fault },
          });
        return ok({});
      }),
    });
    onward(voided, row);
    return { ...row, dealt, state: 'void', fault, voided_by: by };
  }

  /**
   * From one row to the next; a round that is over stays as it is. There are too many steps to remember each for ever:
   * the row tells which one it has reached, so one that is done again after a lost connection finds itself done.
   */
  async #step({ row, next, tabs, pay }: Step, change: (decision: Decision) => RoundRow | void): Promise<RoundRow> {
    const stepped = await this.#writer.do<RoundRow>({
      ...NOT_REMEMBERED,
      ...lookingAt(row, tabs),
      decide: piecemeal(function* (decision) {
        const known = decision.row('round', row.id);
        if (known && reached(known) === reached(next)) return ok(known);
        if (!known || reached(known) !== reached(row)) return refuse('round-over');
        if (pay) yield* pay(decision);
        const changed = change(decision) ?? next;
        tell(decision, tabs);
        return ok(changed);
      }),
    });
    return onward(stepped, row);
  }
}

export interface Voiding {
  readonly fault: FaultCode;
  readonly by: Exclude<VoidedBy, 'two'>;
  /** All that was shown. */
  readonly dealt: readonly Deal[];
  /** The clock of the table, by which its bets are closed. */
  readonly now?: () => Millis;
  /** What who ended it by hand has to write down in the same commit. */
  readonly alongWith?: ((decision: Decision) => void) | undefined;
}

interface Step {
  readonly row: RoundRow;
  readonly next: RoundRow;
  /** Whose bets it ends. */
  readonly tabs: readonly Tab[];
  readonly pay?: (decision: Decision) => Pieces<void>;
}

/** A round may have ten thousand bets, and everybody else waits meanwhile. */
function* tabByTab(tabs: readonly Tab[], act: (tab: Tab) => void): Pieces<void> {
  for (const tab of tabs) {
    act(tab);
    yield;
  }
}

/** How far a round has come: no two of its rows have come as far. */
const reached = ({ state, steps, paid, beacons, entropy, bet_roots }: RoundRow): string =>
  [state, steps, ...[paid, beacons, entropy, bet_roots].map(({ length }) => length)].join(':');

/** A round does not end before it began, though the clock on the wall was set back meanwhile. */
const later = (began: Millis, now: Millis): Millis => (now < began ? began : now);

/** Bets on it were closed once, or should have been: from then on somebody may know more than the others. */
export function wasClosed(row: RoundRow, now: Millis): boolean {
  if (isOver(row) || row.bet_roots.length > 0) return true;
  return row.beacons.length > 0 && (row.state !== 'open' || (row.closes.at(-1) ?? now) <= now);
}

const isOver = ({ state }: RoundRow): boolean => state === 'settled' || state === 'void';

const lookingAt = (row: RoundRow, tabs: readonly Tab[]): Pick<Command<never>, 'accounts' | 'rows'> => ({
  accounts: [
    ...(tabs.length > 0 ? (['house'] as const) : []),
    ...tabs.flatMap(({ user_id: user }) => accountsOf(user)),
  ],
  rows: [['round', row.id], ...tabs.map(tab => ['tab', tab.id] as const)],
});

function tell(decision: Decision, tabs: readonly Tab[]): void {
  if (tabs.length > 0) decision.announce('bets', { users: tabs.map(tab => tab.user_id) });
}

function onward<T>(stepped: Result<T, ErrorCode>, row: RoundRow): T {
  if (!stepped.ok && stepped.error === 'round-over') throw new RoundGone(row.id);
  if (!stepped.ok && stepped.error === 'second-person-needed') throw new RoundClosed(row.id);
  return done(stepped);
}

function afterPayment(game: Game, row: RoundRow, round: Round, markets: readonly string[] | undefined): RoundRow {
  const dealt = { ...row, dealt: round.dealt, steps: round.steps };
  if (markets) return { ...dealt, paid: [...row.paid, ...markets] };
  const result = game.result(tableOf(game, round));
  return { ...dealt, state: 'settled', result_code: result.code, result_facts: factsWritten(result) };
}

const BLANK = {
  state: 'new',
  steps: 0,
  dealt: [],
  paid: [],
  beacons: [],
  closes: [],
  announcements: [],
  entropy: [],
  origins: [],
  bet_roots: [],
  bet_roots_at: [],
  result_code: null,
  result_facts: null,
  fault: null,
  voided_by: null,
  ended_at: null,
} as const;

function done<T>(result: Result<T, ErrorCode>): T {
  if (!result.ok) throw new Error(`a round was refused: ${result.error}`);
  return result.value;
}

function must(posted: Result<void, string>, what: string): void {
  if (!posted.ok) throw new Error(`${what}: more was lost than held`);
}

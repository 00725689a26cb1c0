import type { Answer } from '@maidan/exchange/sports/sport';
import type { MarketRow } from '../exchange/rows.ts';
import { BOOKMAKER, openMarket } from '../exchange/testMarket.ts';
import { settleContests } from '../fantasy/settleContests.ts';
import { addMatch, ended, teamFor, tell } from '../fantasy/testContest.ts';
import type { Placed, Wanted } from './testDiary.ts';
import type { Bet } from './testLimits.ts';
import { type Notes, type Purses, pursesOf, type Somebody } from './testMonthNotes.ts';

/* For the simulated month: every way to bet. What a bet may be is known by the diary, and what it made by the books. */

const TABLE = 'casino teen20';
const SPORT = 'sport cricket';
const SLOT = 'slots mango7';
const CONTEST = 'fantasy ';
const FEE = 100_00;
const SPINS = [10_00, 50_00, 100_00, 200_00, 500_00];
/** Laid at fifty: whoever backs it wins as much as a fair bet gives once in fifty times. */
const GIVEN = 100_00;
const GIVEN_AT = 50;

type Bettors = Map<Somebody, Placed[]>;

interface Open {
  readonly market: MarketRow;
  readonly bettors: Bettors;
}

export class Bets {
  readonly #notes: Notes;
  #open: Open[] = [];

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  #stake = (): number => (100 + this.#notes.random.below(1_400)) * 100 + this.#notes.random.below(100);

  /** A bet; where a reality check stands in its way, it is read and answered, and the bet asked for again. */
  async #bet(who: Somebody, what: string, wanted: Wanted, ask: () => Promise<string>): Promise<boolean> {
    const { world } = this.#notes;
    const once = async (): Promise<string> => {
      const beyond = who.diary.betBeyond(wanted, world.now());
      const told = await ask();
      this.#notes.check(who, told, { what, costs: wanted.risk ?? wanted.stake, beyond });
      return told;
    };
    const told = await once();
    if (told !== 'reality-check-due') return told === 'taken';
    await this.session(who);
    const { data } = await this.#notes.players.ask(who.id, 'answerCheck');
    who.diary.answered(world.now());
    if (data['checkAt'] !== who.diary.checkAt(world.now()))
      this.#notes.differs(who, `the next check is due at ${String(data['checkAt'])}`);
    this.#notes.count('reality checks answered');
    return (await once()) === 'taken';
  }

  #placed({ diary }: Somebody, wanted: Wanted): Placed {
    return diary.place(wanted, this.#notes.world.now());
  }

  /** What the page says of the session: to the paisa, with the time of the next check. */
  async session(who: Somebody): Promise<void> {
    const { players, world } = this.#notes;
    const { data } = await players.ask(who.id, 'playSession');
    const since = players.signedInAt(who.id);
    const now = world.now();
    const lasting = { since, checkAt: who.diary.checkAt(now), restUntil: who.diary.restUntil(now) };
    const written = { ...lasting, ...who.diary.since(since) };
    for (const [what, value] of Object.entries(written))
      if (data[what] !== value)
        this.#notes.differs(who, `${what} of the session is ${String(data[what])}, not ${value}`);
    this.#notes.count('sessions compared');
  }

  /** With the house, at evens. Some are settled at once, some on another day. */
  async rows(people: readonly Somebody[]): Promise<void> {
    const { house, players } = this.#notes;
    const event = this.#notes.name('row');
    const bettors: Bettors = new Map();
    for (const who of people) {
      const wanted = { stake: this.#stake() };
      if (await this.#bet(who, 'row', wanted, () => players.row(who.id, event, wanted.stake)))
        bettors.set(who, [this.#placed(who, wanted)]);
    }
    await this.#later(await openMarket(house, event, BOOKMAKER), bettors);
  }

  /** One backs and another lays the same, at evens; what nobody takes is cancelled and was not staked. */
  async orders(people: readonly Somebody[]): Promise<void> {
    const { house, players } = this.#notes;
    const market = await openMarket(house, this.#notes.name('orders'));
    const bettors: Bettors = new Map();
    for (const [nth, first] of people.entries()) {
      const second = people[nth + 1];
      if (nth % 2 === 1 || !second) continue;
      const backed = await this.#backs(first, market);
      if (!backed) continue;
      const stake = backed.staked.amount;
      const lay = () => players.order(second.id, market.id, `lay A 2 × ${stake / 100}`);
      if (await this.#bet(second, 'order', { stake }, lay)) {
        bettors.set(first, [backed]);
        bettors.set(second, [this.#placed(second, { stake })]);
        if (this.#notes.onceAndOneIn('cash-outs', 4)) await this.#cashOut(market, stake, first, second, bettors);
      } else {
        await players.ask(first.id, 'cancelOrders', { market: market.id, orders: 'all' });
        first.diary.takenBack(backed);
      }
    }
    await this.#later(market, bettors);
  }

  /** An order that waits to be met; some think better of it, and make it larger. */
  async #backs(who: Somebody, market: MarketRow): Promise<Placed | undefined> {
    const { players } = this.#notes;
    const wanted = { stake: this.#stake() };
    let id = '';
    const back = async (): Promise<string> => {
      const { told, ids } = await players.orders(who.id, market.id, `back A 2 × ${wanted.stake / 100}`);
      [id = ''] = ids;
      return told;
    };
    if (!(await this.#bet(who, 'order', wanted, back))) return undefined;
    const placed = this.#placed(who, wanted);
    if (!this.#notes.oneIn(3)) return placed;
    const larger = wanted.stake + this.#stake();
    const more = larger - wanted.stake;
    const change = { market: market.id, order: id, odds: 2_000, stake: larger };
    const asked = async () => (await players.ask(who.id, 'changeOrder', change)).code ?? 'taken';
    const changed = { stake: more, risk: more, largest: larger, bets: 0 };
    if (!(await this.#bet(who, 'change', changed, asked))) return placed;
    who.diary.takenBack(placed);
    return this.#placed(who, { stake: larger });
  }

  /** Both want out: one offers to close, and the other cashes out by that. Whatever the limits say. */
  async #cashOut(market: MarketRow, stake: number, first: Somebody, second: Somebody, bettors: Bettors): Promise<void> {
    const { players } = this.#notes;
    const closing = { stake, risk: -stake };
    const offered = await players.order(second.id, market.id, `back A 2 × ${stake / 100}`);
    const wanted = { market: market.id, percent: 100, value: -stake };
    const { code, data } = await players.ask(first.id, 'cashOut', wanted);
    if (offered !== 'taken') this.#notes.differs(second, `could not offer to close: ${offered}`);
    if (code !== undefined || data['value'] !== 0) this.#notes.differs(first, `could not cash out: ${code}`);
    for (const who of [first, second]) bettors.get(who)!.push(this.#placed(who, closing));
    this.#notes.count('cash-outs');
  }

  /** A round of Teenpatti T20. */
  async table(people: readonly Somebody[]): Promise<void> {
    const bettors: Bettors = new Map();
    const before = await this.#purses(people);
    await this.#notes.players.atTheTable(async (bet: Bet) => {
      for (const who of people) {
        const wanted = { stake: this.#stake() };
        if (await this.#bet(who, 'table', wanted, () => bet(who.id, wanted.stake)))
          bettors.set(who, [this.#placed(who, wanted)]);
      }
    });
    await this.#made(bettors, before, TABLE);
  }

  /** Over in a moment: never an open bet, and nothing is at risk after it. */
  async spins(people: readonly Somebody[]): Promise<void> {
    const { players, random } = this.#notes;
    for (const who of people) {
      const stake = random.pick(SPINS);
      const before = await this.#purses([who]);
      if (await this.#bet(who, 'spin', { stake, bets: 0 }, () => players.spin(who.id, stake)))
        await this.#made(new Map([[who, [this.#placed(who, { stake, risk: 0, bets: 0 })]]]), before, SLOT);
    }
  }

  /** Two of them in each. Where the second does not come, or rain ends the match, the fee comes back and nothing was bet. */
  async contest(people: readonly Somebody[]): Promise<void> {
    const { house, players } = this.#notes;
    const match = await addMatch(house, this.#notes.name('contest'));
    const bettors: Bettors = new Map();
    for (const who of people) {
      const contest = `fantasy.${match.fixture.id}.duel.${Math.floor(bettors.size / 2) + 1}`;
      const team = teamFor(match.fixture, bettors.size);
      if (await this.#bet(who, 'contest', { stake: FEE }, () => players.enter(who.id, contest, team)))
        bettors.set(who, [this.#placed(who, { stake: FEE })]);
    }
    const before = await this.#purses([...bettors.keys()]);
    await tell(house, match, 0);
    await ended(house, match, 'over');
    await settleContests(house.deps);
    const isOff = match.events.some(({ type }) => type === 'abandon');
    const refunded = [...bettors].filter((_, nth) => isOff || (nth === bettors.size - 1 && nth % 2 === 0));
    for (const [who, placed] of refunded) {
      placed.forEach(each => who.diary.takenBack(each));
      bettors.delete(who);
      this.#notes.count('contests entered and refunded');
    }
    await this.#made(bettors, before, CONTEST);
  }

  async #later(market: MarketRow, bettors: Bettors): Promise<void> {
    this.#open.push({ market, bettors });
    if (!this.#notes.oneIn(3)) await this.settle();
  }

  async settle(): Promise<void> {
    for (const { market, bettors } of this.#open.splice(0))
      await this.#settled(market, bettors, { type: 'won', winners: [this.#notes.random.below(2)] });
  }

  /** A bet that one means to lose to the other. */
  async give(giver: Somebody, taker: Somebody): Promise<void> {
    const { house, players } = this.#notes;
    const market = await openMarket(house, this.#notes.name('given'));
    const [loses, wins] = [{ stake: GIVEN, risk: GIVEN * (GIVEN_AT - 1) }, { stake: GIVEN }];
    const order = (who: Somebody, side: 'back' | 'lay') => () =>
      players.order(who.id, market.id, `${side} A ${GIVEN_AT} × ${GIVEN / 100}`);
    const isLaid = await this.#bet(giver, 'order', { ...loses, largest: loses.risk }, order(giver, 'lay'));
    if (!isLaid || !(await this.#bet(taker, 'order', wins, order(taker, 'back')))) return;
    const bettors: Bettors = new Map([
      [giver, [this.#placed(giver, loses)]],
      [taker, [this.#placed(taker, wins)]],
    ]);
    await this.#settled(market, bettors, { type: 'won', winners: [0] });
  }

  async #settled(market: MarketRow, bettors: Bettors, answer: Answer): Promise<void> {
    const before = await this.#purses([...bettors.keys()]);
    await this.#notes.players.settle(market, answer);
    await this.#made(bettors, before, SPORT);
  }

  #purses = (people: readonly Somebody[]): Promise<Purses> => pursesOf(this.#notes.house, people);

  /** What a settlement made is what became of the player's money, held or not. */
  async #made(bettors: Bettors, before: Purses, game: string): Promise<void> {
    const now = await this.#purses([...bettors.keys()]);
    const all = (purses: Purses, who: Somebody): number => purses.get(who)!.free + purses.get(who)!.held;
    for (const [who, placed] of bettors)
      who.diary.settled(placed, all(now, who) - all(before, who), game, this.#notes.world.now());
  }
}

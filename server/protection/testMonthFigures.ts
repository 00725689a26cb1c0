import type { Reply } from '@maidan/contract/api';
import { timestamp } from '../db/db.ts';
import { spanAt } from '@maidan/core/ownLimits';
import { resetOf } from './testDiary.ts';
import type { Bets } from './testMonthBets.ts';
import type { Desk } from './testMonthDesk.ts';
import { type Notes, pursesOf, type Somebody } from './testMonthNotes.ts';

/* For the simulated month: what is shown, held against the diary and against the books, to the paisa. */

export class Figures {
  readonly #notes: Notes;
  readonly #desk: Desk;
  readonly #bets: Bets;

  constructor(notes: Notes, desk: Desk, bets: Bets) {
    [this.#notes, this.#desk, this.#bets] = [notes, desk, bets];
  }

  async compare(people: readonly Somebody[]): Promise<void> {
    for (const who of people) {
      await this.#notes.players.signIn(who.id);
      await this.#limits(who);
      await this.#purse(who);
      await this.#bets.session(who);
      await this.#result(who);
    }
    this.#notes.count('players compared', people.length);
  }

  #same(who: Somebody, what: string, shown: unknown, written: unknown): void {
    const [is, must] = [JSON.stringify(shown), JSON.stringify(written)];
    if (is !== must) this.#notes.differs(who, `${what} is ${is}, not ${must}`);
  }

  /** Each with what is used of it, which is the bar, and when it begins anew. */
  async #limits(who: Somebody): Promise<void> {
    const now = this.#notes.world.now();
    const { data } = await this.#notes.players.ask(who.id, 'playSafe');
    for (const { limit, value, used, resetsAt, asked } of data['limits'] as Reply<'playSafe'>['limits']) {
      const own = who.diary.limits.get(limit) ?? null;
      this.#same(who, limit, value, own);
      this.#same(who, `what is used of ${limit}`, used, own === null ? null : who.diary.usedOf(limit, now));
      this.#same(who, `the reset of ${limit}`, resetsAt, resetOf(limit, now));
      const wished = who.diary.asked.get(limit);
      const isWished = wished !== undefined && now < wished.from + WANTED_MS;
      const [wish, written] = [asked && [asked.value, asked.from], isWished ? [wished.value, wished.from] : null];
      this.#same(who, `what is asked for of ${limit}`, wish, written);
    }
  }

  /** Shown, written and in the books: three times the same. */
  async #purse(who: Somebody): Promise<void> {
    const { data } = await this.#notes.players.ask(who.id, 'balance');
    const shown = ['balance', 'exposure', 'held'].map(field => Math.round(Number(data[field]) * 100));
    const { free, held, onTheWay } = (await pursesOf(this.#notes.house, [who])).get(who)!;
    this.#same(who, 'the balance shown', shown, [free, held, onTheWay]);
    this.#same(
      who,
      'the balance in the books',
      [free, held, onTheWay],
      [...[who.diary.free, who.diary.atRisk, who.diary.onTheWay]],
    );
    const isOut = who.diary.isStopped(this.#notes.world.now()) || who.diary.isHeld;
    this.#same(who, 'being kept out', data['isKeptOut'] ?? false, isOut);
  }

  /** By game, of today and of ever, for the office. */
  async #result(who: Somebody): Promise<void> {
    const now = this.#notes.world.now();
    const { all, games, atRisk } = (await this.#desk.result(who.id)) as unknown as Reply<'playerResult'>;
    for (const span of ['today', 'ever'] as const) {
      const shown = new Map<string, string>(
        games.flatMap(({ kind, code, spans: { [span]: of } }) =>
          of.bets === 0 ? [] : [[`${kind} ${code}`, `${of.bets} bets, ${of.staked} staked, ${of.net} made`] as const],
        ),
      );
      const written = who.diary.result(span, now);
      for (const game of new Set([...shown.keys(), ...written.keys()]))
        this.#same(who, `${game} ${span}`, shown.get(game), written.get(game));
      const from = span === 'ever' ? new Date(0) : timestamp(spanAt('day', now).from);
      this.#same(who, `what was made ${span}`, all[span].net, await this.#madeSince(who, from));
    }
    const held = atRisk.reduce((sum, each) => sum + each.held, 0);
    this.#same(who, 'what is at risk', held, who.diary.atRisk);
  }

  /** By the transfers alone. */
  async #madeSince({ id }: Somebody, from: Date): Promise<number> {
    const { rows } = await this.#notes.house.deps.db.query(
      `select coalesce(sum(case when to_account = $1 then amount else -amount end), 0)::bigint as made from transfers
       where $1 in (from_account, to_account) and kind in ('casino', 'spin', 'sport', 'commission') and at >= $2`,
      [`player:${id}`, from],
    );
    return Number(rows[0]!.made);
  }
}

/** How long a wish for something looser waits for its second yes: a day, and a week after that. */
const WANTED_MS = 7 * 86_400_000;

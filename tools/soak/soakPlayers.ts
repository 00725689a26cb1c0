import { isDeepStrictEqual } from 'node:util';
import { findSelection, type Slip } from '@maidan/games/kit/bet';
import { type Money, ZERO } from '@maidan/core/money';
import { SIDES } from '@maidan/core/odds';
import { type Random, randomFrom } from '@maidan/core/random';
import { type HttpAnswer, ask } from '@maidan/server/accounts/testHouse';
import type { House } from '@maidan/server/app';
import type { CasinoTable } from '@maidan/server/casino/table';

/* People who sit down at tables, bet on anything at random, change their minds, and move on. */

interface Player {
  token: string;
  refresh: string;
  game: string;
}

/** What the house answered, and how often. */
export type Answered = Readonly<Record<string, number>>;

const MOST_SLIPS = 3;
/** Of a hundred commands: how many are sent twice, ask for a price that is not offered, or are taken back. */
const TWICE = 4;
const MISREAD = 4;
const UNDONE = 8;
/** Of a hundred windows: after how many a player changes the table. */
const MOVES = 10;

export class SoakPlayers {
  readonly #house: House;
  readonly #codes: readonly string[];
  readonly #seed: number;
  readonly #random: Random;
  readonly #players: Player[] = [];
  readonly #byTable = new Map<string, Random>();
  readonly #answered: Record<string, number> = {};
  readonly #faults: string[] = [];
  #asked = 0;
  #bets = 0;

  constructor(house: House, codes: readonly string[], seed: number) {
    this.#house = house;
    this.#codes = codes;
    this.#seed = seed;
    this.#random = randomFrom(seed);
  }

  /** Bets that were taken, also those that were taken back. */
  get bets(): number {
    return this.#bets;
  }

  get answered(): Answered {
    return this.#answered;
  }

  /** What should never have been answered. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  async comeIn(count: number): Promise<void> {
    while (this.#players.length < count) this.#players.push(await this.#newcomer());
  }

  /** Somebody without an account opens the Fair Play page. */
  async lookAround(): Promise<void> {
    await this.#tell('fairness', {}, {});
  }

  /** Whoever sits at the table bets, all at once. */
  readonly bet = async (table: CasinoTable): Promise<void> => {
    const random = this.#byTable.get(table.code) ?? randomFrom(this.#seed + this.#byTable.size + 1);
    this.#byTable.set(table.code, random);
    const here = this.#players.filter(({ game }) => game === table.code);
    await Promise.all(here.map(player => this.#act(player, table, random)));
  };

  async #act(player: Player, table: CasinoTable, random: Random): Promise<void> {
    const slips = slipsAt(table, random);
    const isMisread = random.below(100) < MISREAD;
    const [isTwice, isUndone, isMoving] = [TWICE, UNDONE, MOVES].map(share => random.below(100) < share);
    if (isMoving) player.game = random.pick(this.#codes);
    if (slips.length === 0) return;
    const bets = isMisread ? slips.map(slip => ({ ...slip, odds: slip.odds + 10 })) : slips;
    const input = { game: table.code, round: table.round.id, bets };
    const key = this.#key();
    const answer = await this.#ask(player, 'placeBets', input, key);
    if (isTwice) {
      const again = await this.#ask(player, 'placeBets', input, key);
      if (!isDeepStrictEqual(again.body, answer.body)) this.#faults.push(`${key} was answered in two ways.`);
    }
    if (isMisread && answer.status === 200) this.#faults.push(`${key} got a price that was not offered.`);
    if (answer.code === 'insufficient-balance') Object.assign(player, await this.#newcomer());
    if (answer.status !== 200) return;
    this.#bets += bets.length;
    const taken = (answer.data['bets'] as readonly { id: string }[]).map(({ id }) => id);
    if (isUndone) await this.#ask(player, 'undoBets', { game: table.code, bets: taken }, this.#key());
  }

  /** A token lasts a quarter of an hour, a session half a day: then somebody else takes the seat. */
  async #ask(player: Player, call: 'placeBets' | 'undoBets', input: object, key: string): Promise<HttpAnswer> {
    const answer = await this.#tell(call, input, { token: player.token, key });
    if (answer.status !== 401) return answer;
    const renewed = await this.#tell('refresh', {}, { refresh: player.refresh });
    if (renewed.status !== 200) Object.assign(player, await this.#newcomer());
    else Object.assign(player, ticketOf(renewed));
    return this.#tell(call, input, { token: player.token, key });
  }

  async #newcomer(): Promise<Player> {
    const entered = await this.#tell('demo', {}, { key: this.#key() });
    return { ...ticketOf(entered), game: this.#random.pick(this.#codes) };
  }

  async #tell(
    ...[call, input, how]: [Parameters<typeof ask>[1], object, Parameters<typeof ask>[3]]
  ): Promise<HttpAnswer> {
    const answer = await ask(this.#house, call, input, how);
    const name = `${call} ${answer.code ?? answer.status}`;
    this.#answered[name] = (this.#answered[name] ?? 0) + 1;
    if (answer.status >= 500) this.#faults.push(`${name}: ${answer.text}`);
    return answer;
  }

  /** Long enough to be nobody else's. */
  #key(): string {
    return `soak-${this.#seed}-${String((this.#asked += 1)).padStart(20, '0')}`;
  }
}

function ticketOf({ body, data, cookies, text }: HttpAnswer): Pick<Player, 'token' | 'refresh'> {
  const token = data['token'] ?? body['token'];
  if (typeof token !== 'string') throw new Error(`nobody was let in: ${text}`);
  return { token, refresh: String(cookies.get('refresh')?.['value']) };
}

/** Some bets on anything that is offered, of either side, at up to three times the lowest stake. */
function slipsAt({ game, round }: CasinoTable, random: Random): readonly Slip[] {
  const offered = Object.entries(round.quotes).flatMap(([selection, quote]) =>
    SIDES.flatMap(side => (quote[side] ? [{ selection, side, offer: quote[side] }] : [])),
  );
  if (offered.length === 0) return [];
  return Array.from({ length: random.below(MOST_SLIPS + 1) }, () => {
    const { selection, side, offer } = random.pick(offered);
    const { market, selection: found } = findSelection(game, selection)!;
    const { min, max } = found.limits ?? market.limits;
    const more = random.below(Math.min(2 * min, max - min) + 1);
    const stake = (min + more || ZERO) as Money; // a whole number between two amounts
    return { selection, side, odds: offer.odds, line: offer.line ?? 0, stake };
  });
}

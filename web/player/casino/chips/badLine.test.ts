import type { RoundId } from '@maidan/core/ids';
import { inRupees, rupees, sum } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { type Random, randomFrom } from '@maidan/core/random';
import type { Slip } from '@maidan/games/kit/bet';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../../api.ts';
import { merged } from '../slip/again.ts';
import { type Command, placing, undoing } from '../slip/command.ts';
import { pendingAt } from '../slip/pending.ts';
import { type Fate, Sender, type Standing } from '../slip/sender.ts';
import { pilesOf } from './piles.ts';
import { NOTHING_ANSWERED, notListed, standingOf, undoableOf, withAnswer } from './standing.ts';
import {
  answered,
  cleared,
  doubled,
  doubling,
  emptyTray,
  leaving,
  nextOf,
  type Tray,
  trayIn,
  undone,
  withChip,
  withoutSent,
} from './tray.ts';

/*
 * Chips on a line that loses, delays, repeats and reorders: whatever it does, what lies on the cells in the end is what the house
 * has, nothing is booked twice, and nothing in a window it was not tapped in.
 */

const CELLS = ['A', 'B', 'C'];
const STEPS = 240;
/** The house takes no more than this on a round, so that some calls are refused. */
const MOST = rupees(1_500);

interface Booked extends Standing {
  readonly step: number;
  readonly meant: number;
}

/** Answers a key once and for all, as the writer does. */
class House {
  readonly #answers = new Map<string, readonly Standing[] | string>();
  readonly booked: Booked[] = [];
  readonly undone = new Set<string>();
  step = 1;

  get open(): readonly Booked[] {
    return this.booked.filter(({ id }) => !this.undone.has(id));
  }

  ask(command: Command, key: string): readonly Standing[] | string {
    const answer = this.#answers.get(key) ?? this.#decide(command, key);
    this.#answers.set(key, answer);
    return answer;
  }

  #decide(command: Command, key: string): readonly Standing[] | string {
    if (command.do === 'undo') return this.#takeBack(command.bets);
    if (command.step !== this.step) return 'bets-closed';
    if (sum([...this.open, ...command.bets].map(({ stake }) => stake)) > MOST) return 'insufficient-balance';
    const taken = command.bets.map((bet, nth) => ({
      ...bet,
      id: `${key}.${nth}`,
      step: this.step,
      meant: command.step,
    }));
    this.booked.push(...taken);
    return taken;
  }

  #takeBack(ids: readonly string[]): readonly Standing[] | string {
    const found = this.open.filter(({ id, step }) => ids.includes(id) && step === this.step);
    if (found.length < ids.length) return 'bet-not-open';
    for (const { id } of found) this.undone.add(id);
    return found;
  }
}

/** A page as useTray.ts has it, without a screen: taps, one command at a time, and a list that comes when the line lets it. */
class Page {
  readonly #house: House;
  readonly #random: Random;
  readonly #waiting: (() => void)[] = [];
  readonly #sender: Sender;
  #answered = NOTHING_ANSWERED;
  #seen: Fate | undefined;
  #listed: readonly Booked[] = [];
  #tray: Tray = emptyTray('1');
  #keys = 0;
  isBad = true;
  taps = 0;

  constructor(house: House, random: Random) {
    this.#house = house;
    this.#random = random;
    const kept = new Map<string, string>();
    this.#sender = new Sender({
      deliver: (command, key) => this.#deliver(command, key),
      newKey: () => `k${++this.#keys}`,
      place: pendingAt('t', {
        getItem: name => kept.get(name) ?? null,
        setItem: (name, text) => void kept.set(name, text),
        removeItem: name => void kept.delete(name),
      }),
      unseen: () => {},
    });
    this.#sender.subscribe(() => this.#follow());
  }

  get isIdle(): boolean {
    return this.#sender.state.sending.is === 'idle' && nextOf(this.#due()) === undefined && this.#waiting.length === 0;
  }

  tap(selection: string): void {
    const chip = { selection, side: 'back', odds: odds(1.98), line: 0, stake: rupees(100) } as const;
    this.#tray = withChip(this.#mine(), chip);
    this.taps += 1;
  }

  undo(): void {
    this.#tray = undone(this.#mine(), this.#sent().length, this.#undoable());
  }

  double(): void {
    if (this.#mine().doubleAfter === undefined) this.#tray = doubling(this.#mine());
  }

  clear(): void {
    this.#tray = cleared(this.#mine(), this.#sent().length, this.#undoable());
  }

  /** The list of one's own bets, as old as the line left it. */
  listed(): void {
    this.#listed = this.#house.open;
    this.#answered = notListed(this.#answered, this.#listed);
  }

  /** One thing that waits on the line happens, in whatever order. */
  async happens(): Promise<void> {
    const [nth] = [this.#random.below(Math.max(1, this.#waiting.length))];
    this.#waiting.splice(nth, 1)[0]?.();
    await new Promise(setImmediate);
  }

  async leave(): Promise<void> {
    if (this.#sender.state.sending.is === 'unknown') void this.#sender.ask('asha');
    const tray = this.#due();
    const next = this.#sender.state.sending.is === 'idle' ? nextOf(tray) : undefined;
    if (next === 'double') {
      const again = merged(standingOf(this.#listed, this.#answered));
      this.#tray = doubled(tray, again);
      this.taps += again.length;
    } else if (next) {
      const command =
        next === 'place'
          ? placing('t', { id: 'r' as RoundId, steps: this.#house.step }, leaving(tray))
          : undoing(
              't',
              tray.undoing.map(id => ({ id })),
            );
      void this.#sender.send(command, 'asha');
      this.#tray = withoutSent(tray, next, command.bets.length);
    }
    await new Promise(setImmediate);
  }

  /** '200+100' on a cell: taken and not answered yet. */
  get cells(): string {
    const flying = this.#sent().slice(0, Math.max(0, this.#sent().length - this.#mine().back));
    const piles = pilesOf(standingOf(this.#listed, this.#answered), [...flying, ...this.#mine().laid]);
    return [...piles]
      .map(([cell, { taken, pending }]) => `${cell} ${inRupees(taken)}+${inRupees(pending)}`)
      .toSorted()
      .join(', ');
  }

  #mine(): Tray {
    return trayIn(this.#tray, String(this.#house.step));
  }

  #due(): Tray {
    const tray = this.#mine();
    return tray.laid.length > 0 ? { ...tray, isDue: true } : tray;
  }

  #sent(): readonly Slip[] {
    const { sending } = this.#sender.state;
    return sending.is !== 'idle' && sending.command.do === 'place' ? sending.command.bets : [];
  }

  #undoable(): readonly Standing[] {
    const inWindow = this.#listed.filter(({ step }) => step === this.#house.step);
    const standing = standingOf(this.#listed, this.#answered);
    return undoableOf(standing, this.#answered, inWindow, this.#sender.state.sending);
  }

  #follow(): void {
    const { fate } = this.#sender.state;
    if (!fate || fate === this.#seen) return;
    this.#seen = fate;
    const done = fate.is === 'done' ? fate : undefined;
    const answer =
      fate.command.do === 'place'
        ? { placed: done?.bets ?? [], undone: [] }
        : { placed: [], undone: done ? fate.command.bets : [] };
    this.#answered = notListed(withAnswer(this.#answered, answer), this.#listed);
    if (fate.command.do === 'place') this.#tray = answered(this.#mine(), done?.bets ?? []);
  }

  /** The way there may be lost or slow, the way back too, and what was given up may come to the house after all. */
  #deliver(command: Command, key: string): Promise<{ readonly bets: readonly Standing[] }> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Refused('unreachable', ''));
      const arrive = () => {
        const answer = this.#house.ask(command, key);
        const back = () =>
          typeof answer === 'string' ? reject(new Refused(answer as 'bets-closed', '')) : resolve({ bets: answer });
        this.#waiting.push(this.isBad && this.#random.below(3) === 0 ? lost : back);
      };
      const fate = this.isBad ? this.#random.below(4) : 3;
      if (fate === 0) this.#waiting.push(lost);
      else if (fate === 1) this.#waiting.push(lost, () => this.#house.ask(command, key));
      else this.#waiting.push(arrive);
    });
  }
}

async function played(seed: number): Promise<{ readonly page: Page; readonly house: House }> {
  const random = randomFrom(seed);
  const house = new House();
  const page = new Page(house, random);
  for (let nth = 0; nth < STEPS; nth += 1) {
    const what = random.below(12);
    if (what < 4) page.tap(random.pick(CELLS));
    else if (what === 4) page.undo();
    else if (what === 5 && random.below(4) === 0) page.clear();
    else if (what === 6) page.listed();
    else if (what === 11 && random.below(6) === 0) page.double();
    else if (what === 7 && random.below(8) === 0)
      house.step += 2; // betting ends, and begins again
    else if (what < 10) await page.happens();
    else await page.leave();
  }
  page.isBad = false;
  await answeredAll(page);
  page.listed();
  return { page, house };
}

async function answeredAll(page: Page): Promise<void> {
  while (!page.isIdle) {
    await page.leave();
    await page.happens();
  }
}

describe('[R8] whatever the line does', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('seed %i', async seed => {
    const { page, house } = await played(seed);
    const stands = [...pilesOf(house.open, [])].map(([cell, { taken }]) => `${cell} ${inRupees(taken)}+0`);
    expect(page.cells).toBe(stands.toSorted().join(', '));
    expect(house.booked.filter(({ step, meant }) => step !== meant)).toEqual([]);
    expect(house.booked.length).toBeLessThanOrEqual(page.taps);
    expect(new Set(house.booked.map(({ id }) => id)).size).toBe(house.booked.length);
  });
});

describe('[R8] while a bet is being taken back and nobody has answered', () => {
  test.each<[act: 'undo' | 'clear', chips: number, stand: string]>([
    ['undo', 3, 'back A 100+0'],
    ['undo', 2, ''],
    ['clear', 3, ''],
  ])('%s of %i chips takes what is left, not the same again', async (act, chips, stand) => {
    const house = new House();
    const page = new Page(house, randomFrom(1));
    page.isBad = false;
    for (const cell of CELLS.slice(0, chips)) page.tap(cell);
    await answeredAll(page);
    page.undo();
    await page.leave();
    page[act]();
    await answeredAll(page);
    page.listed();
    expect([page.cells, house.open.length]).toEqual([stand, stand === '' ? 0 : 1]);
  });
});

describe('[R8] Double counts once what', () => {
  const taken = async (page: Page, cell: string) => {
    page.tap(cell);
    await page.leave();
    await page.happens(); // the house has it
    await page.happens(); // and has answered
  };
  const onItsWay = async (page: Page, cell: string) => {
    page.tap(cell);
    await page.leave();
    await page.happens();
  };
  test.each<[what: string, done: (page: Page) => unknown, cells: string]>([
    ['was just tapped', page => page.tap('A'), 'back A 200+0'],
    ['is on its way', page => onItsWay(page, 'A'), 'back A 200+0'],
    ['is listed before its answer comes', page => onItsWay(page, 'A').then(() => page.listed()), 'back A 200+0'],
    ['was answered and is not listed', page => taken(page, 'A'), 'back A 200+0'],
    ['was answered and is listed', page => taken(page, 'A').then(() => page.listed()), 'back A 200+0'],
    [
      'is all of that',
      async page => {
        await taken(page, 'A');
        page.listed();
        await taken(page, 'A');
        await onItsWay(page, 'B');
        page.tap('C');
      },
      'back A 400+0, back B 200+0, back C 200+0',
    ],
    [
      'stays when one of two is taken back',
      page => taken(page, 'A').then(() => (page.tap('B'), page.undo())),
      'back A 200+0',
    ],
  ])('%s', async (_, done, cells) => {
    const house = new House();
    const page = new Page(house, randomFrom(1));
    page.isBad = false;
    await done(page);
    page.double();
    page.double();
    await answeredAll(page);
    page.listed();
    expect(page.cells).toBe(cells);
  });

  test('was taken, and not what was refused', async () => {
    const house = new House();
    const page = new Page(house, randomFrom(1));
    page.isBad = false;
    await taken(page, 'A');
    for (let nth = 0; nth < 15; nth += 1) page.tap('B'); // more than the house takes
    page.double();
    await answeredAll(page);
    page.listed();
    expect(page.cells).toBe('back A 200+0');
  });
});

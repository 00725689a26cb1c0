import type { Settings } from '@maidan/contract/settings';
import type { MarketId } from '@maidan/core/ids';
import type { Engine } from '../exchange/engine.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { Turns } from '../work/turns.ts';
import type { EventDesk } from './eventDesk.ts';
import type { MarketKeeper } from './marketKeeper.ts';

export interface OperatorOptions {
  readonly keeper: MarketKeeper;
  readonly engine: Engine;
  readonly desks: ReadonlyMap<string, EventDesk>;
  settings(): Settings['sport'];
  /** An event is played no further. */
  gone(event: string): void;
}

/** Where the matches that are being played follow what the operator has written down. */
export class Operator {
  readonly #options: OperatorOptions;
  #wasStopped: boolean;
  #isShut = false;
  readonly #looks = new Turns();
  #nextLook: Promise<void> | undefined;

  constructor(options: OperatorOptions) {
    this.#options = options;
    this.#wasStopped = this.isStopped;
  }

  /** All sport. */
  get isStopped(): boolean {
    return this.#isShut || this.#options.settings().betting === 'stopped';
  }

  /** Nobody bets on anything here until the house is opened again. */
  async shutAll(): Promise<void> {
    this.#isShut = true;
    await this.followSettings();
  }

  /** Stops whatever is open at prices that are older than its match. One look comes after the other. */
  watch(): Promise<void> {
    this.#nextLook ??= this.#looks.take(() => {
      this.#nextLook = undefined;
      return this.#look();
    });
    return this.#nextLook;
  }

  /** While nothing can be written nobody can bet at old prices either, so that time does not count against them. */
  async #look(): Promise<void> {
    const behind = [...this.#options.desks.values()].filter(({ freshness }) => freshness.isBehind);
    if (behind.length === 0) return;
    await this.#options.keeper.written([]);
    await Promise.all(behind.map(desk => desk.watch()));
  }

  /** An event was changed, or markets of it. What is stopped takes no bet from now on; the rest follows. */
  async changed(event: string, row: Partial<EventRow>, markets: readonly MarketRow[]): Promise<void> {
    const { desks, keeper } = this.#options;
    const following = desks.get(event)?.changed(row, markets);
    for (const { id, is_stopped } of markets) if (is_stopped) await keeper.turn(id, 'suspended');
    await following;
  }

  /** A sport or all of it was stopped, or goes on; or why was said. */
  async followStop(sport?: string): Promise<void> {
    if (sport === undefined) this.#wasStopped = this.isStopped;
    const desks = [...this.#options.desks.values()].filter(({ row }) => sport === undefined || row.sport === sport);
    await Promise.all(desks.map(desk => desk.changed({}, [])));
  }

  /** What counts for all sport was changed. */
  async followSettings(): Promise<void> {
    if (this.isStopped !== this.#wasStopped) await this.followStop();
  }

  /** Nothing happens in the match until the function it gives is called; then it goes on as it should be by then. */
  async hold(event: string): Promise<() => Promise<void>> {
    const desk = this.#options.desks.get(event);
    const release = await desk?.hold();
    return async () => {
      release?.();
      await desk?.changed({}, []);
    };
  }

  /** While it is held: nobody bets on these any more, and everything that was bet is written down. */
  async shut(event: string, markets: readonly MarketRow[]): Promise<void> {
    const { desks, keeper } = this.#options;
    desks.get(event)?.shut(idsOf(markets));
    for (const { id } of markets) await keeper.turn(id, 'suspended');
    await keeper.written(markets);
  }

  /** For good. */
  close(markets: readonly MarketRow[]): Promise<void> {
    return this.#options.keeper.close(markets);
  }

  settled(event: string, markets: readonly MarketRow[]): void {
    const { desks, engine } = this.#options;
    desks.get(event)?.settledByHand(idsOf(markets));
    for (const { id } of markets) engine.close(id);
  }

  /** Every market of it is void. */
  voided(event: string): void {
    const desk = this.#options.desks.get(event);
    if (!desk) return;
    desk.finished('void');
    this.#options.gone(event);
  }
}

const idsOf = (markets: readonly MarketRow[]): MarketId[] => markets.map(({ id }) => id);

import { type BoardChange, boardAfter, type BoardView } from '@maidan/contract/event';
import { LiveChannel, type Telling } from '../stream/liveChannel.ts';
import type { World } from '../world.ts';
import type { EventDesks } from './eventDesks.ts';
import { boardRow, changedOf } from './views.ts';

/** What everybody sees of all events at once. It is told once in a while, not with every price. */
export class SportBoard {
  readonly channel: LiveChannel<BoardView, BoardChange>;
  readonly #desks: EventDesks;
  readonly #world: World;
  readonly #unshown = new Set<string>();

  constructor(desks: EventDesks, world: World, telling: Telling) {
    this.#desks = desks;
    this.#world = world;
    this.channel = new LiveChannel('board', { now: world.now(), rows: [] }, boardAfter, telling);
  }

  /** To be shown with the next news. */
  changed(event: string): void {
    this.#unshown.add(event);
  }

  gone(event: string): void {
    this.channel.happened({ now: this.#world.now(), rows: [], gone: [event] });
  }

  show(): void {
    const rows = [...this.#unshown].flatMap(id => {
      const view = this.#desks.byEvent.get(id)?.channel.view;
      return view ? [boardRow(view)] : [];
    });
    this.#unshown.clear();
    const changed = changedOf(this.channel.view.rows, rows);
    if (changed.length > 0) this.channel.happened({ now: this.#world.now(), rows: changed, gone: [] });
  }
}

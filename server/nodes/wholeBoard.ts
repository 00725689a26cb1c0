import { type BoardChange, boardAfter, type BoardRow, type BoardView } from '@maidan/contract/event';
import { LiveChannel, type Mirror, tellingBy } from '../stream/liveChannel.ts';
import type { World } from '../world.ts';
import { type SportPlace, sportPlaceOf } from './place.ts';

/**
 * The board of all events, put together from what each part of sport says of its own. It is numbered here: a part that changes
 * hands, or of which something was missed, makes one new whole.
 */
export class WholeBoard {
  readonly channel: LiveChannel<BoardView, BoardChange>;
  readonly #world: World;
  readonly #heard = new Set<SportPlace>();

  constructor(world: World) {
    this.#world = world;
    this.channel = new LiveChannel<BoardView, BoardChange>('board', this.#viewOf([]), boardAfter, tellingBy(world.now));
  }

  /** What this part says is shown with the rest. While it says nothing, it is as it was last seen. */
  part(place: SportPlace): Mirror<BoardView, BoardChange> {
    const { channel } = this;
    return {
      reset: ({ rows }) => {
        this.#heard.add(place);
        const others = channel.view.rows.filter(({ id }) => sportPlaceOf(id) !== place);
        channel.reset(this.#viewOf([...others, ...rows].toSorted(byStart)));
      },
      happened: change => channel.happened({ ...change, now: this.#world.now() }),
    };
  }

  /** Whether it ever said what it has. */
  knows(place: SportPlace): boolean {
    return this.#heard.has(place);
  }

  #viewOf(rows: readonly BoardRow[]): BoardView {
    return { now: this.#world.now(), rows };
  }
}

/** As events are taken up by who keeps all of them. */
const byStart = (a: BoardRow, b: BoardRow): number => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);

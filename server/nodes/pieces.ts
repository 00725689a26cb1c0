/** A part of a letter that is longer than the broker takes at once. */
export interface Piece {
  readonly id: string;
  readonly nth: number;
  readonly count: number;
  readonly text: string;
}

/** So many may be on their way here at once; of who went away in the middle of one the oldest is forgotten. */
const MOST = 50;

/** Pieces of text, each of at most so many characters. */
export function cut(id: string, text: string, size: number): readonly Piece[] {
  const count = Math.ceil(text.length / size);
  return Array.from({ length: count }, (_, nth) => ({
    id,
    nth,
    count,
    text: text.slice(nth * size, (nth + 1) * size),
  }));
}

/** Puts long letters together again. The broker keeps the order in which one node writes; what is missing stays so. */
export class Pieces {
  readonly #begun = new Map<string, string[]>();

  /** The whole, with its last piece. */
  put({ id, nth, count, text }: Piece): string | undefined {
    const known = this.#begun.get(id) ?? [];
    if (nth !== known.length) return void this.#begun.delete(id);
    known.push(text);
    if (known.length < count) this.#keep(id, known);
    else this.#begun.delete(id);
    return known.length < count ? undefined : known.join('');
  }

  #keep(id: string, texts: string[]): void {
    this.#begun.set(id, texts);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > MOST) this.#begun.delete(oldest!);
  }
}

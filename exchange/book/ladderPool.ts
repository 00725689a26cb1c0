/** Room for so many orders, at most, in one market: the low bits of a handle. */
const SLOTS = 2 ** 26;

/**
 * Orders as columns, one slot each, so that a book of any depth is a handful of arrays and nothing for a collector to
 * visit. A slot is used again when its order is gone; the generation tells the orders of one slot apart. Slot 0 is
 * nobody's and stands for "none". Columns are read and written by the ladder alone.
 */
export class Pool {
  /** Who stands behind and before it in the queue of its level. */
  next: Int32Array;
  prev: Int32Array;
  level: Int32Array;
  user: Int32Array;
  left: Float64Array;
  #generation: Int32Array;
  #capacity: number;
  #used = 0;
  #free = 0;

  constructor(capacity = 256) {
    this.#capacity = capacity;
    this.next = new Int32Array(capacity);
    this.prev = new Int32Array(capacity);
    this.level = new Int32Array(capacity);
    this.user = new Int32Array(capacity);
    this.left = new Float64Array(capacity);
    this.#generation = new Int32Array(capacity);
  }

  take(level: number, left: number, user: number): number {
    let slot = this.#free;
    if (slot !== 0) {
      this.#free = this.next[slot]!;
    } else {
      this.#used += 1;
      slot = this.#used;
      if (slot === this.#capacity) this.#grow();
    }
    this.level[slot] = level;
    this.left[slot] = left;
    this.user[slot] = user;
    return slot;
  }

  /** Its level and user can be read until the slot is taken again. */
  give(slot: number): void {
    this.#generation[slot] = this.#generation[slot]! + 1;
    this.left[slot] = 0;
    this.next[slot] = this.#free;
    this.#free = slot;
  }

  /** A number that names this order and never another one, while its slot has not been used 2^27 times. */
  handleOf(slot: number): number {
    return this.#generation[slot]! * SLOTS + slot;
  }

  /** 0 when that order is gone. */
  slotOf(handle: number): number {
    const slot = handle & (SLOTS - 1);
    return this.left[slot] !== 0 && this.handleOf(slot) === handle ? slot : 0;
  }

  clone(): Pool {
    const copy = new Pool(this.#capacity);
    copy.#copyFrom(this);
    copy.#used = this.#used;
    copy.#free = this.#free;
    return copy;
  }

  #grow(): void {
    const old = this.clone();
    this.#capacity *= 2;
    if (this.#capacity > SLOTS) throw new RangeError(`more than ${SLOTS} orders in one market`);
    this.next = new Int32Array(this.#capacity);
    this.prev = new Int32Array(this.#capacity);
    this.level = new Int32Array(this.#capacity);
    this.user = new Int32Array(this.#capacity);
    this.left = new Float64Array(this.#capacity);
    this.#generation = new Int32Array(this.#capacity);
    this.#copyFrom(old);
  }

  #copyFrom(other: Pool): void {
    this.next.set(other.next);
    this.prev.set(other.prev);
    this.level.set(other.level);
    this.user.set(other.user);
    this.left.set(other.left);
    this.#generation.set(other.#generation);
  }
}

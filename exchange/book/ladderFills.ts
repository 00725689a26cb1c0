/** Orders met by one that takes, in the order they were met. Columns that are used again for the next taker. */
export class Fills {
  count = 0;
  slots = new Int32Array(64);
  stakes = new Float64Array(64);
  /** 1 when the order belonged to the taker himself: it was taken out of the book, not matched. */
  own = new Uint8Array(64);

  add(slot: number, stake: number, own: 0 | 1): void {
    if (this.count === this.slots.length) this.#grow();
    this.slots[this.count] = slot;
    this.stakes[this.count] = stake;
    this.own[this.count] = own;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  #grow(): void {
    const { slots, stakes, own } = this;
    this.slots = new Int32Array(slots.length * 2);
    this.stakes = new Float64Array(slots.length * 2);
    this.own = new Uint8Array(slots.length * 2);
    this.slots.set(slots);
    this.stakes.set(stakes);
    this.own.set(own);
  }
}

/**
 * A count of hands of up to three cards, numbered 0 to 51, that can be asked how many of them share no card with
 * given ones. It keeps, for every set of up to three cards, how many hands contain it; then by inclusion and exclusion
 *
 *   hands apart from C  =  Σ (−1)^|S| · hands that contain S,  over all S ⊆ C
 *
 * because a hand that shares k > 0 cards with C is counted Σ (−1)^i · (k over i) = 0 times.
 */
export class Census {
  readonly #containing = new Int32Array(53 ** 3);

  add(hand: readonly number[]): void {
    this.#count(hand, 1);
  }

  remove(hand: readonly number[]): void {
    this.#count(hand, -1);
  }

  /** How many of the hands share no card with these, which come in ascending order. */
  apartFrom(cards: readonly number[]): number {
    const containing = this.#containing;
    let apart = containing[0]!;
    for (let i = 0; i < cards.length; i++) {
      const one = cards[i]! + 1;
      apart -= containing[one]!;
      for (let j = 0; j < i; j++) {
        const two = one * 53 + cards[j]! + 1;
        apart += containing[two]!;
        for (let k = 0; k < j; k++) apart -= containing[two * 53 + cards[k]! + 1]!;
      }
    }
    return apart;
  }

  #count(hand: readonly number[], by: number): void {
    const containing = this.#containing;
    containing[0]! += by;
    for (let i = 0; i < hand.length; i++) {
      const one = hand[i]! + 1;
      containing[one]! += by;
      for (let j = 0; j < i; j++) {
        const two = one * 53 + hand[j]! + 1;
        containing[two]! += by;
        for (let k = 0; k < j; k++) containing[two * 53 + hand[k]! + 1]! += by;
      }
    }
  }
}

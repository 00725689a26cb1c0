/** Not every browser can be asked when it has nothing to do. */
export const whenIdle = (act: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1_000));

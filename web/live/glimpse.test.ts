import type { WalletView } from '@maidan/contract/stream';
import { rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { glimpse } from './glimpse.ts';

const WALLET: WalletView = { balance: rupees(100), exposure: rupees(0), held: rupees(0) };

/** A store of one topic that counts who looks at it. */
function stage(known?: WalletView) {
  const listeners = new Set<() => void>();
  let state = known;
  return {
    listeners,
    store: {
      state: () => state as never, // asked for one topic only
      subscribe: (_: unknown, changed: () => void) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
    arrives: (next: WalletView) => {
      state = next;
      for (const changed of listeners) changed();
    },
  };
}

test('what somebody else looks at already is seen at once, without asking', () => {
  const { store, listeners } = stage(WALLET);
  const seen: WalletView[] = [];
  glimpse(store, 'wallet', view => seen.push(view));
  expect([seen, listeners.size]).toEqual([[WALLET], 0]);
});

test('a topic is looked at until it is there, and not after', () => {
  const { store, listeners, arrives } = stage();
  const seen: WalletView[] = [];
  glimpse(store, 'wallet', view => seen.push(view));
  expect([seen, listeners.size]).toEqual([[], 1]);
  arrives(WALLET);
  arrives({ ...WALLET, balance: rupees(90) });
  expect([seen, listeners.size]).toEqual([[WALLET], 0]);
});

test('who no longer wants to know is told nothing', () => {
  const { store, listeners, arrives } = stage();
  const seen: WalletView[] = [];
  glimpse(store, 'wallet', view => seen.push(view))();
  arrives(WALLET);
  expect([seen, listeners.size]).toEqual([[], 0]);
});

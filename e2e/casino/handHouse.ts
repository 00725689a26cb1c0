import type { House } from '@maidan/server/app';
import type { Config } from '@maidan/server/config';
import { house } from '../kit.ts';
import { ByHand } from './byHand.ts';

/** A house whose tables are open until the test closes them, and the hand that does. */
export interface HandHouse {
  readonly it: House;
  readonly tables: ByHand;
  close(): Promise<void>;
}

/** At tables whose clock is behind, the page's today is a later day than that of the bets. */
export async function handHouse(codes: Config['tables'], behindMs = 0): Promise<HandHouse> {
  const tables = new ByHand(behindMs);
  const it = await house({ config: { tables: codes, pace: 0.001 }, clockOf: tables.clockOf });
  tables.sit(it);
  return {
    it,
    tables,
    close: async () => {
      tables.close();
      await it.close();
    },
  };
}

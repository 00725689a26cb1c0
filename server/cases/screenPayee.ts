import { evidenceOf } from '@maidan/core/alerts/alert';
import { NETWORKS } from '@maidan/contract/wire';
import type { Queryable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { PayeeAddress } from '../identity/screening.ts';
import { raise } from './raise.ts';

type Screening = Pick<Deps, 'db' | 'writer' | 'addressScreening'>;

/**
 * Where a withdrawal in USDT goes is looked up when it is asked for, and again before it is approved. A hit is an alert of the
 * player's case, and stops nothing: a payment that stops would tell of it. Compliance holds the account, or lets it go.
 */
export async function screenPayee({ db, writer, addressScreening }: Screening, withdrawal: string): Promise<void> {
  const asked = await payeeOf(db, withdrawal);
  if (!asked || !(await addressScreening.isKnown(asked.payee))) return;
  await raise({ db, writer }, [
    {
      ...{ rule: 'screenedAddress', player: asked.player, cause: withdrawal },
      ...{ figures: {}, evidence: evidenceOf({ payments: [withdrawal] }) },
    },
  ]);
}

async function payeeOf(db: Queryable, withdrawal: string) {
  const { rows } = await db.query(
    `select user_id as player, payee->>'wallet_address' as address, payee->>'chain_name' as network from withdrawals
     where id = $1 and method = 'CRYPTO'`,
    [withdrawal],
  );
  const [found] = rows;
  const network = NETWORKS.find(each => each === found?.network);
  if (!found || !network || found.address === null) return undefined;
  return { player: found.player, payee: { network, address: found.address } satisfies PayeeAddress };
}

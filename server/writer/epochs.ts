import { type Client, textArray } from '../db/db.ts';
import { NotKept } from '../nodes/place.ts';
import type { Command } from './command.ts';

/** A node that was stopped in the middle of a transaction would keep its places from everybody. */
const FROZEN_MS = 6_000;

/** In which epochs the places of these commands are. They stay so until the commit: who takes one over waits for it. */
export async function epochsOf(
  client: Client,
  commands: readonly Command<unknown>[],
): Promise<ReadonlyMap<string, number>> {
  const places = new Set(commands.flatMap(({ lease }) => lease?.place ?? []));
  if (places.size === 0) return new Map();
  const { rows } = await client.query({
    name: 'writer-epochs',
    text: `select place, epoch, set_config('idle_in_transaction_session_timeout', '${FROZEN_MS}', true) as patience
           from leases where place = any($1) order by place for key share`,
    values: [textArray([...places])],
  });
  return new Map(rows.map(({ place, epoch }) => [place, epoch]));
}

/** Decided upon what another keeper may have changed by now. */
export function outdated({ lease }: Command<unknown>, epochs: ReadonlyMap<string, number>): NotKept | undefined {
  return lease && epochs.get(lease.place) !== lease.epoch ? new NotKept(lease.place) : undefined;
}

import { type AskedAgain, type Client, type Queryable, transaction } from '../db/db.ts';
import { type Lease, NotKept } from './place.ts';

const WRITES = /\b(insert into|update|delete from)\b/i;

/**
 * The database as who keeps a place has it: whatever is written through it that is no command counts only as long as the place
 * is kept, as commands do. Its lease stays as it is until the commit.
 */
export function fencedDb(db: AskedAgain, lease: Lease): AskedAgain {
  const ask = db.query.bind(db) as AskedAgain['query'];
  const query = ((...asked: Parameters<Queryable['query']>) =>
    WRITES.test(textOf(asked[0]))
      ? transaction(fenced(db, lease), client => (client.query as typeof ask)(...asked))
      : ask(...asked)) as Queryable['query'];
  return { ...fenced(db, lease), query };
}

const fenced = (db: AskedAgain, lease: Lease): AskedAgain => ({
  ...db,
  connect: async () => guarded(await db.connect(), lease),
});

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { readonly text: string }).text;

/** A connection whose transactions begin with a look at the lease. */
function guarded(client: Client, lease: Lease): Client {
  const query = async (...asked: Parameters<Client['query']>): Promise<unknown> => {
    const answer = await client.query(...asked);
    if (textOf(asked[0]) === 'begin') await mustKeep(client, lease);
    return answer;
  };
  return { query, release: (error?: boolean) => client.release(error) } as unknown as Client; // what a transaction needs
}

async function mustKeep(client: Client, { place, epoch }: Lease): Promise<void> {
  const { rows } = await client.query('select epoch from leases where place = $1 for key share', [place]);
  if (rows[0]?.epoch !== epoch) throw new NotKept(place);
}

import type { Input, Reply } from '@maidan/contract/api';
import { entryOf } from '@maidan/games/index';
import { tableOf } from '@maidan/games/kit/play';
import type { Queryable } from '../db/db.ts';

/** The last rounds of a table that came to a result, whatever day it was. What each came to follows from its cards. */
export async function pastRounds(
  db: Queryable,
  { game: code, size }: Input<'pastRounds'>,
): Promise<Reply<'pastRounds'>> {
  const entry = entryOf(code);
  if (!entry) return { rounds: [] };
  const [{ default: game }, { rows }] = await Promise.all([
    entry.load(),
    // By the code as it is declared, and not whatever its case: so the index answers, and reads only these rows.
    db.query(
      `select id, gone, dealt from rounds where game = $1 and state = 'settled' order by at desc, nth desc limit $2`,
      [entry.code, size],
    ),
  ]);
  const rounds = rows.map(({ id, gone, dealt }) => {
    const result = game.result(tableOf(game, { gone, dealt }));
    return { round: id, code: result.code, facts: [...result.facts] };
  });
  return { rounds };
}

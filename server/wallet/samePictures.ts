import type { Queryable } from '../db/db.ts';
import { Thread } from '../work/thread.ts';
import { Turns } from '../work/turns.ts';
import type { Comparing } from './likeness.worker.ts';
import type { Picture } from './screenshot.ts';
import { textureFrom } from './texture.ts';

/*
 * Which pictures were sent before. Two comparisons have to agree: the coarse one of look.ts, which all receipts of one app
 * pass, and the fine one of likeness.ts. What is the same to the byte needs neither.
 */

/** Of 64: what is left of a picture whose edges were cut differs in eleven. */
const NEAR_BITS = 12;
/** The nearest are compared, so that nobody can make the house compare for hours. */
const MOST = 200;

/** Written down once, with the later of the two. Whoever sent one at the same moment was there before, or sees this one. */
export async function linkSamePictures(db: Queryable, id: string, { sha256, look, texture }: Picture): Promise<void> {
  const { rows } = await db.query(
    `select id, sha256 = $2 as same, texture from screenshots
     where id <> $1 and (sha256 = $2 or texture is not null and bit_count((look # $3::bigint)::bit(64)) <= ${NEAR_BITS})
     order by sha256 = $2 desc, bit_count((look # $3::bigint)::bit(64)), at desc limit ${MOST}`,
    [id, sha256, look],
  );
  const same = rows.filter(row => row.same).map(row => row.id);
  const others = rows.flatMap(row =>
    row.same || row.texture === null ? [] : [{ id: row.id, texture: textureFrom(row.texture) }],
  );
  const alike = others.length === 0 ? [] : await turns.take(() => compare({ mine: textureFrom(texture), others }));
  if (same.length + alike.length === 0) return;
  await db.query(`insert into same_pictures (later, earlier) select $1, unnest($2::text[]) on conflict do nothing`, [
    id,
    [...same, ...alike],
  ]);
}

/** One after the other: a crowd of pictures takes its time, and not the processors. */
const turns = new Turns();

const thread = new Thread<Comparing, readonly string[]>(new URL('./likeness.worker.ts', import.meta.url));

/** Ends with its answer: pictures come seldom, and what they take is given back. */
async function compare(comparing: Comparing): Promise<readonly string[]> {
  try {
    return await thread.ask(comparing);
  } finally {
    await thread.close();
  }
}

import { timestamp, transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { idFromCause } from '../writer/idFromCause.ts';

/* News of the house on its way to players: so many at a time, in the order of their names, and from where it was left off. */

/** How often it is looked for. */
export const NEWS_MS = 5_000;
const AT_A_TIME = 500;

type Telling = Pick<Deps, 'db' | 'bus' | 'world'>;

export async function deliverNews(deps: Telling): Promise<void> {
  for (let users = await tellSome(deps); users; users = await tellSome(deps)) {
    if (users.length > 0) deps.bus.publish('inbox', { users });
  }
}

/** Who was told is written with what they are told: whoever goes on tells nobody twice. Nothing, when all were. */
async function tellSome({ db, world }: Telling): Promise<string[] | undefined> {
  return transaction(db, async client => {
    const { rows } = await client.query(
      `select id, title, words, language, told_up_to from house_news
       where done_at is null order by at, id limit 1 for update`,
    );
    const news = rows[0];
    if (!news) return undefined;
    const { rows: next } = await client.query(
      `select users.id, coalesce(language, 'en') = $2 or $2 is null as reads, may_invite(users.id, $4) as may
       from users left join user_languages on user_id = users.id
       where users.id > $1 order by users.id limit $3`,
      [news.told_up_to, news.language, AT_A_TIME, timestamp(world.now())],
    );
    const users = next.filter(({ reads, may }) => reads && may).map(({ id }) => id);
    const now = timestamp(world.now());
    const about: object = { title: news.title, words: news.words };
    await client.query(
      `insert into notices (id, user_id, kind, code, about, at)
       select id, user_id, 'news', 'news', $3, $4 from unnest($1::text[], $2::text[]) as told (id, user_id)
       on conflict (id) do nothing`,
      [users.map(user => idFromCause(`news:${news.id}:${user}`)), users, about, now],
    );
    await client.query(`update house_news set told_up_to = $2, told = told + $3, done_at = $4 where id = $1`, [
      news.id,
      next.at(-1)?.id ?? news.told_up_to,
      users.length,
      next.length < AT_A_TIME ? now : null,
    ]);
    return users;
  });
}

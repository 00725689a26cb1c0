import { formatSigned } from '@maidan/core/format';
import type { Reply } from '@maidan/contract/api';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tokenOn } from '../frame/pages.ts';
import { ask } from '../kit.ts';

/* What a session came to: as the house tells the page, and as the books have it. */

export const bearerOf = async (page: Page) => ({ authorization: `Bearer ${await tokenOn(page)}` });

type Session = Reply<'playSession'>;

/** Fails unless the books alone say the same of who is signed in on that page. */
export async function sessionByBooks(house: House, page: Page): Promise<Session> {
  const session = await ask(house, 'playSession', {}, await bearerOf(page));
  const { username } = await ask(house, 'balance', {}, await bearerOf(page));
  const { db } = house.deps;
  const since = new Date(session.since);
  const { rows: moved } = await db.query(
    `select coalesce(sum(made) filter (where made > 0), 0)::bigint as won, coalesce(sum(made), 0)::bigint as net
     from (
       select case when to_account = 'player:' || users.id then amount else -amount end as made
       from transfers join users on 'player:' || users.id in (from_account, to_account)
       where username = $1 and kind in ('casino', 'spin', 'sport', 'commission') and transfers.at >= $2) as results`,
    [username, since],
  );
  const { rows: bet } = await db.query(
    `select coalesce(sum(stake), 0)::bigint as staked
     from (select user_id, stake, at from bets union all select user_id, stake, at from row_bets) as placed
     join users on users.id = user_id where username = $1 and placed.at >= $2`,
    [username, since],
  );
  const { staked, won, net } = session;
  expect({ staked, won, net }).toEqual({ ...moved[0], ...bet[0] });
  return session;
}

/** The session in the header is what the house says now, which is what the books say. */
export async function chipIsTrue(house: House, page: Page): Promise<Session> {
  const session = await sessionByBooks(house, page);
  await expect.poll(() => page.locator('.session-chip b').innerText()).toBe(formatSigned(session.net));
  return session;
}

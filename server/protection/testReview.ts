import type { UserId } from '@maidan/core/ids';
import type { House } from '../app.ts';
import { ask, form } from '../accounts/testHouse.ts';

/** For tests: somebody stops, and comes back under another name. Answers with the review and whose account it holds. */
export async function openReview(house: House, name: string): Promise<{ readonly id: string; readonly user: UserId }> {
  const digits = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_0000_0000, 7);
  const phone_number = `+91 61${String(digits).padStart(8, '0')}`;
  const first = { ...form(name), phone_number };
  await ask(house, 'register', first, { key: `first-of-${name}`.padEnd(24, '-') });
  const { data } = await ask(house, 'login', { email: first.email, password: first.password });
  const stop = { kind: 'exclusion', months: null, isSure: true };
  await ask(house, 'stopPlay', stop, { token: String(data['token']), key: `stop-of-${name}`.padEnd(24, '-') });
  const second = { ...form(`${name}-again`), phone_number };
  await ask(house, 'register', second, { key: `again-of-${name}`.padEnd(24, '-') });
  const { rows } = await house.deps.db.query(
    `select account_reviews.id, user_id as user from account_reviews join users on users.id = user_id where username = $1`,
    [second.username],
  );
  if (!rows[0]) throw new Error(`${name} was not recognised`);
  return rows[0];
}

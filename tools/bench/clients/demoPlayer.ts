import { routeOf } from '@maidan/contract/routes';
import type { BrowserContext } from 'playwright-core';

/** Signs in to a demo account, as the button does. */
export async function becomePlayer(context: BrowserContext, house: string): Promise<void> {
  const page = await context.newPage();
  const answer = await page.request.post(house + routeOf('demo').path, {
    data: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`${house}/theme.js`);
  await page.evaluate(value => localStorage.setItem('token', value), token);
  await page.close();
}

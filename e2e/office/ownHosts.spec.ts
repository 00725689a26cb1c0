import type { House } from '@maidan/server/app';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleague, house, register, staffPage, visit } from '../kit.ts';
import { deposit } from './requests.ts';
import { requestOn } from './screens.ts';

let it: House;
let office: string;
let pictures: string;

beforeAll(async () => {
  const port = await firstFreePort('127.0.0.1', 4_120);
  office = `http://office.localhost:${port}`;
  pictures = `http://pictures.localhost:${port}`;
  it = await house({ config: { port, officeOrigin: office, picturesOrigin: pictures } });
});
afterAll(() => it.close());

test('[R38] the office at its own origin shows a picture from another, and neither answers at the players’', async () => {
  const id = await deposit(it, await register(it), 450, { picture: await sampleReceipt('paper', '450', '412688') });
  const strangers = [/^stranger: http:\/\/pictures\.localhost:\d+\/pictures\//];
  const page = await staffPage({ ...it, url: office }, { as: await colleague(it), expected: strangers });
  await page.goto('/');
  await page.getByRole('link', { name: id }).first().click();
  const picture = requestOn(page, id).getByRole('img', { name: `Payment picture of ${id}` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = new URL(String(await picture.getAttribute('src')));
  expect(source.origin).toBe(pictures);

  const player = await visit(it, { expected: [/status of 421/, /^stranger/] });
  for (const path of ['/admin', source.pathname + source.search]) {
    const answer = await player.goto(path);
    expect([path, answer?.status()]).toEqual([path, 421]);
  }
  await player.goto('/login');
  await player.getByRole('button', { name: 'Login with Demo ID' }).waitFor();
});

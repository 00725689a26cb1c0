import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, TestWorld, UNHURRIED } from '../accounts/testHouse.ts';
import { openHouse } from '../app.ts';
import { lasting } from '../db/testDb.ts';
import type { Evidence, IdentityProvider, Verdict } from './provider.ts';
import { sendIdentity, type SentIdentity } from './testIdentity.ts';

/** Decides by the number of the document, and remembers what it was given. */
const asked: Evidence[] = [];
/** What happens while it looks, once. */
let meanwhile: (() => Promise<unknown>) | undefined;
const provider: IdentityProvider = {
  name: 'by-number',
  check: evidence => {
    asked.push(evidence);
    if (evidence.number.startsWith('BROKEN')) throw new Error('not even a promise');
    return look(evidence);
  },
};

async function look(evidence: Evidence): Promise<Verdict> {
  const happens = meanwhile;
  meanwhile = undefined;
  await happens?.();
  if (evidence.number.startsWith('GOOD')) return { kind: 'verified', reason: 'Registry agrees' };
  if (evidence.number.startsWith('BAD')) return { kind: 'refused', reason: 'Registry does not know it' };
  if (evidence.number.startsWith('DOWN')) throw new Error('the registry is away');
  return { kind: 'undecided' };
}

const house = await lasting(await freshDatabase(), url =>
  openHouse({
    ...{ databaseUrl: url, world: new TestWorld(), identityProvider: provider },
    config: { port: 0, perMinute: UNHURRIED, brakeMs: 0, keptMs: 0 },
  }),
);

test.each([
  ['GOOD-1234', 'verified'],
  ['BAD-1234', 'refused'],
  ['DOWN-1234', 'submitted'],
  ['BROKEN-1234', 'submitted'],
  ['SOME-1234', 'submitted'],
])('[R44] a provider that is asked about %s leaves it %s', async (number, state) => {
  const { player } = await sendIdentity(house, `asked-${number}`.toLowerCase(), number);
  expect((await ask(house, 'identity', {}, player)).data).toMatchObject({ state });
  expect(asked.at(-1)).toMatchObject({ number, fullName: 'Asha Rao', born: '1990-02-01' });
  const { rows } = await house.deps.db.query(
    `select actor, reason from audit where action in ('identity.verify', 'identity.refuse') and subject = 'player:' || $1`,
    [player.id],
  );
  expect(rows).toHaveLength(state === 'submitted' ? 0 : 1);
  for (const row of rows) expect(row).toMatchObject({ actor: 'system', reason: expect.stringContaining('Registry') });
});

test('[R44] a provider that says nothing for 20 seconds leaves it to the staff, and what it says later is nothing', async () => {
  const [hangs, speaks] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  meanwhile = () => {
    hangs.resolve();
    return speaks.promise;
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = sendIdentity(house, 'hangs', 'GOOD-8888');
  await hangs.promise;
  await vi.advanceTimersByTimeAsync(20_000);
  const { player } = await sent;
  speaks.resolve();
  expect((await ask(house, 'identity', {}, player)).data).toMatchObject({ state: 'submitted' });
});

test('[R42] what takes two people is not verified by a program', async () => {
  const { player } = await sendIdentity(house, 'same-again', 'GOOD-1234');
  expect((await ask(house, 'identity', {}, player)).data).toMatchObject({ state: 'submitted' });
});

test('[R42] a document that somebody else sends while the program looks is verified for neither', async () => {
  let other: SentIdentity | undefined;
  meanwhile = async () => (other = await sendIdentity(house, 'meanwhile', 'GOOD-7777'));
  const { player } = await sendIdentity(house, 'looked-at', 'GOOD-7777');
  for (const each of [player, other!.player])
    expect((await ask(house, 'identity', {}, each)).data).toMatchObject({ state: 'submitted' });
});

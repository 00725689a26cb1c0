import { player } from '@maidan/contract/api';
import type { Call } from '@maidan/contract/call';
import { office as contract } from '@maidan/contract/office';
import { may, type Role, ROLE_NAMES } from '@maidan/contract/roles';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, type With } from '../../accounts/testHouse.ts';
import { type DeskName, openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());

const CALLS: readonly Call[] = Object.values(contract);
const OURS = CALLS.filter(call => call.access !== 'public');

const WHO = {
  owner: 'owner',
  payments: 'clerk',
  support: 'helper',
  compliance: 'officer',
  trader: 'trader',
  auditor: 'auditor',
} as const satisfies Record<Role, DeskName>;

/** Ids that fit the paths and belong to nothing: whoever is let in changes nothing. */
const NOBODY = { id: '0', session: '0' };

/** Each call has a session of its own, because one of them ends it. */
async function sessionOf(name: DeskName): Promise<string> {
  const { id } = await office.done(name, 'officeMe');
  const { rows } = await office.house.deps.db.query<{ id: never }>('select id from staff where id = $1', [id]);
  return (await office.house.deps.staffSessions.open(rows[0]!, { address: '127.0.0.1', device: 'test' }))!;
}

const isAllowed = (role: Role, { access }: Call): boolean =>
  access === 'staff' || (access !== 'public' && access !== 'player' && may(role, access));

/** Let in, the call finds nothing to do: it answers, or says what is missing. */
const LET_IN = [200, 404, 422];

describe.each(ROLE_NAMES)('[R41] %s', role => {
  const callsThat = (are: boolean) => OURS.filter(call => isAllowed(role, call) === are).map(call => call.name);

  test.each(callsThat(true))('may call %s', async name => {
    const { status } = await ask(office.house, name, NOBODY, { office: await sessionOf(WHO[role]) });
    expect(LET_IN).toContain(status);
  });

  test.each(callsThat(false))('may not call %s', async name => {
    const { status, code } = await ask(office.house, name, NOBODY, { office: await sessionOf(WHO[role]) });
    expect({ status, code }).toEqual({ status: 403, code: 'not-allowed' });
  });
});

describe('[R41] the door of the office', () => {
  const strangers: readonly (readonly [words: string, how: () => Promise<With>])[] = [
    ['nobody', async () => ({ headers: { 'x-maidan-office': '1' } })],
    ['a player with a token', async () => tokenOf('asha')],
    ['a player whose token is sent as the cookie', async () => ({ office: (await tokenOf('ravi')).token })],
    ['a cookie nobody was given', async () => ({ office: 'x'.repeat(43) })],
    ['a colleague whose session has ended', endedSession],
  ];

  test.each(strangers)('no call answers %s', async (_, how) => {
    const stranger = await how();
    for (const { name } of OURS) {
      const { status, code } = await ask(office.house, name, NOBODY, stranger);
      expect({ name, status, code }).toEqual({ name, status: 401, code: 'not-signed-in' });
    }
  });

  test('the cookie of an owner opens no call of players', async () => {
    const owner = { office: office.cookieOf('owner') };
    for (const { name } of Object.values(player).filter(call => call.access === 'player')) {
      const { status, code } = await ask(office.house, name, NOBODY, owner);
      expect({ name, status, code }).toEqual({ name, status: 401, code: 'not-signed-in' });
    }
  });

  test('a colleague who is disabled is out at once', async () => {
    const { id, password } = await office.done('owner', 'addStaff', {
      name: 'Dev',
      email: 'dev@maidan.example',
      role: 'owner',
    });
    const { cookies } = await ask(office.house, 'officeLogin', { email: 'dev@maidan.example', password });
    const dev = { office: String(cookies.get('office')?.['value']) };
    expect((await ask(office.house, 'officeMe', {}, dev)).status).toBe(200);
    await office.done('owner', 'disableStaff', { id, reason: 'Left us' });
    expect((await ask(office.house, 'officeMe', {}, dev)).code).toBe('not-signed-in');
    expect((await ask(office.house, 'officeLogin', { email: 'dev@maidan.example', password })).status).not.toBe(200);
  });
});

const tokenOf = async (name: string) => ({
  token: (await office.player(name)).token,
  headers: { 'x-maidan-office': '1' },
});

async function endedSession(): Promise<With> {
  const cookie = await sessionOf('owner');
  await ask(office.house, 'officeSignOut', {}, { office: cookie });
  return { office: cookie };
}

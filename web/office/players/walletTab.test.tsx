import type { Millis } from '@maidan/core/ids';
import { ZERO } from '@maidan/core/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMinute } from '../../ui/when.ts';
import type { PlayerDetail } from './player.ts';
import { WalletTab } from './WalletTab.tsx';

const AT = Date.parse('2026-03-07T12:00:00Z') as Millis;

const ASHA: PlayerDetail = {
  id: '7',
  username: 'asha',
  email: 'asha@example.com',
  phone_number: '+91 98765 43210',
  country: 'India',
  demo: false,
  status: 'active',
  block: null,
  stop: null,
  stops: [],
  inReview: false,
  since: AT,
  lastLogin: null,
  emailConfirmed: false,
  twoStep: false,
  wallet: { balance: ZERO, exposure: ZERO, held: ZERO },
  paidIn: ZERO,
  paidOut: ZERO,
  sessions: [],
  payments: [],
};

const drawn = (player: PlayerDetail): string => renderToStaticMarkup(<WalletTab player={player} />);

test('a blocked player’s page says who blocked, when and why, before anything else', () => {
  const block = { by: 'Farah', at: AT, reason: 'Two accounts of one person' };
  const page = drawn({ ...ASHA, status: 'blocked', block });
  const told = `<b>Blocked by Farah on ${formatMinute(AT)}</b><p>Two accounts of one person</p>`;
  expect(page).toContain(told);
  expect(page.indexOf(told)).toBeLessThan(page.indexOf('<dl'));
  expect(drawn(ASHA)).not.toContain('Blocked by');
});

import { randomBytes } from 'node:crypto';
import { type CallName, routeOf } from '@maidan/contract/routes';
import type { House } from '@maidan/server/app';
import { colleague } from '../kit.ts';

/** The payments desk without its screens: what a colleague does to a request, so that the player can see it happen. */
export interface ClerkDesk {
  approve(id: string): Promise<void>;
  reject(id: string, reason: string): Promise<void>;
  send(id: string, reference: string): Promise<void>;
  confirm(id: string): Promise<void>;
}

export async function deskOf(house: House): Promise<ClerkDesk> {
  const { id: staff } = await colleague(house, 'payments');
  const cookie = await house.deps.staffSessions.open({ id: staff }, { address: '127.0.0.1', device: 'a test' });
  const act = async (name: CallName, id: string, body: object = {}) => {
    const response = await fetch(house.url + routeOf(name).path.replace(':id', id), {
      method: 'POST',
      headers: {
        cookie: `office=${cookie}`,
        'x-maidan-office': '1',
        'content-type': 'application/json',
        'idempotency-key': randomBytes(16).toString('hex'),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name} was refused: ${response.status} ${await response.text()}`);
  };
  return {
    approve: async id => {
      await act('claimPayment', id);
      await act('approvePayment', id);
    },
    reject: async (id, reason) => {
      await act('claimPayment', id);
      await act('rejectPayment', id, { reason });
    },
    send: (id, reference) => act('markSent', id, { reference }),
    confirm: id => act('markConfirmed', id),
  };
}

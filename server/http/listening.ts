import type { FastifyInstance } from 'fastify';

/** Where it is reached, once it listens. */
export function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return `http://${address.address.includes(':') ? `[${address.address}]` : address.address}:${address.port}`;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from '../config.ts';

/** What is served: figures as a text, made when somebody asks. */
export interface Figures {
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsDoor {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Figures have a listener of their own: whatever stands before the house and hands requests on, none of them comes here.
 * Beyond this machine it is only opened to who knows the token (see config.ts).
 */
export async function serveMetrics({ host, port, token }: MetricsConfig, figures: Figures): Promise<MetricsDoor> {
  const mayRead = token === undefined ? () => true : knows(token);
  const server = createServer((request, response) => {
    void answer(request, response, figures, mayRead).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  figures: Figures,
  mayRead: (authorization: string) => boolean,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
  if (!mayRead(headers.authorization ?? ''))
    return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  const text = await figures.text();
  return void response.writeHead(200, { 'content-type': figures.contentType, 'cache-control': 'no-store' }).end(text);
}

/** Compared in the same time, however much of it is right. */
function knows(token: string): (authorization: string) => boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return authorization => timingSafeEqual(digest(authorization), wanted);
}

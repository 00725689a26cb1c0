import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a browser shows. */
export interface Shown {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** A push service and a browser behind it: it looks at who sends (RFC 8292), and reads what was sent (RFC 8291). */
export class PushService {
  readonly shown: Shown[] = [];
  /** What it answers with; the next ones too. */
  status = 201;
  retryAfter: string | undefined;
  asked = 0;
  readonly origin: string;
  readonly close: () => void;
  readonly #keys: ECDH;
  readonly #auth = randomBytes(16);

  private constructor(origin: string, keys: ECDH, close: () => void) {
    this.origin = origin;
    this.close = close;
    this.#keys = keys;
  }

  static async open(): Promise<PushService> {
    const server = createServer((request, response) => {
      void service.#answer(request, response);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const service: PushService = new PushService(`http://127.0.0.1:${address.port}`, keys, () => {
      server.closeAllConnections();
      server.close();
    });
    return service;
  }

  /** What a browser gives to the house that it allows to push. */
  address(name: string) {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: `${this.origin}/send/${name}`, p256dh, auth: this.#auth.toString('base64url') };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = await this.#take(request);
    if (this.retryAfter !== undefined) response.setHeader('retry-after', this.retryAfter);
    response.writeHead(status).end();
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request);
    this.asked += 1;
    if (!this.#isSigned(String(request.headers.authorization))) return 403;
    if (request.headers['content-encoding'] !== 'aes128gcm') return 415;
    if (this.status === 201) this.shown.push(JSON.parse(this.#read(body)) as Shown);
    return this.status;
  }

  #isSigned(header: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const raw = Buffer.from(key, 'base64url');
    const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly aud: string };
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isOurs && told.aud === this.origin;
  }

  #read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return open.subarray(0, open.lastIndexOf(2)).toString('utf8');
  }
}

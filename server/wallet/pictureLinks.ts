import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@maidan/contract/errors';
import { after, type Millis } from '@maidan/core/ids';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { refused } from '../http/http.ts';
import { keyFor } from '../keyFor.ts';
import type { World } from '../world.ts';
import { pictureBytes } from './store.ts';

/*
 * Pictures that players sent are seen through links that last minutes. Whoever has the link sees that one picture: the
 * host that serves it knows nobody, so there is nothing there for a picture to steal.
 */

/** As long as a clerk looks at one request. */
export const LINK_MS = 5 * 60_000;

export interface PictureLink {
  readonly url: string;
  readonly until: Millis;
}

export class PictureLinks {
  readonly #key: KeyObject;
  readonly #origin: string;
  readonly #world: World;

  /** The key is made of the one that the database does not have. Without one, links last until the next start. */
  constructor({ secretKey, picturesOrigin }: Pick<Config, 'secretKey' | 'picturesOrigin'>, world: World) {
    this.#key = keyFor(secretKey ?? world.secret(), 'links to pictures');
    this.#origin = picturesOrigin ?? '';
    this.#world = world;
  }

  linkTo(picture: string): PictureLink {
    const until = after(this.#world.now(), LINK_MS);
    const query = new URLSearchParams({ until: String(until), seal: this.#sealOf(picture, String(until)) });
    return { url: `${this.#origin}/pictures/${encodeURIComponent(picture)}?${query}`, until };
  }

  /** Why a link opens nothing, if so. */
  refusal(picture: string, until: string, seal: string): ErrorCode | undefined {
    const [given, right] = [seal, this.#sealOf(picture, until)].map(text => Buffer.from(text));
    if (given!.length !== right!.length || !timingSafeEqual(given!, right!)) return 'picture-link-wrong';
    return Number(until) > this.#world.now() ? undefined : 'picture-link-expired';
  }

  #sealOf(picture: string, until: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([picture, until]))
      .digest('base64url');
  }
}

interface Shown {
  readonly config: Config;
  readonly db: Db;
  readonly pictureLinks: PictureLinks;
}

export function servePictures(app: FastifyInstance, { config, db, pictureLinks }: Shown): void {
  app.get('/pictures/:picture', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { picture } = request.params as { readonly picture: string };
    const { until, seal } = request.query as Readonly<Record<string, unknown>>;
    const refusal = pictureLinks.refusal(picture, String(until), String(seal));
    if (refusal) return refused(reply, refusal);
    const bytes = await pictureBytes(db, picture);
    if (!bytes) return refused(reply, 'no-screenshot');
    // Where pictures have an origin of their own, the office's page is a page of another one.
    if (config.picturesOrigin !== undefined) reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .type('image/webp')
      .header('content-disposition', 'attachment; filename="payment.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes));
  });
}

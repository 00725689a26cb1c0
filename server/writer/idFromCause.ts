import { createHash } from 'node:crypto';

/** Made from what caused it and never random: asked again, it is the same one. */
export const idFromCause = (cause: string): string =>
  createHash('sha256').update(cause).digest('base64url').slice(0, 16);

import { hash } from 'node:crypto';

/** Made from what caused it and never random: asked again, it is the same one. */
export const idFromCause = (cause: string): string => hash('sha256', cause, 'base64url').slice(0, 16);

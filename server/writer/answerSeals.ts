import type { Millis } from '@maidan/core/ids';
import type { Client } from '../db/db.ts';
import { canonical } from './audit.ts';
import { sealTextFor } from './auditSeals.ts';

/*
 * What was decided under a key, and every line of a journal, is sealed with the key of the log. Bets and orders follow from
 * these, so who can write to the database can put one there that agrees with everything, and no seal.
 */

export interface KeptAnswer {
  readonly key: string;
  readonly fingerprint: string;
  readonly refused: string | null;
  readonly answer: unknown;
  readonly at: Millis;
}

export interface KeptLine {
  readonly id: string;
  readonly command: unknown;
  readonly digest: string | null;
  readonly at: Millis;
}

/** The same text from what is written and from what is read. */
export const answerText = ({ key, fingerprint, refused, answer, at }: KeptAnswer): string =>
  canonical(['answer', key, fingerprint, refused, answer, at]);

export const lineText = ({ id, command, digest, at }: KeptLine): string => canonical(['line', id, command, digest, at]);

export const answerSeal = (client: Client, answer: KeptAnswer): string | null =>
  sealTextFor(client, () => answerText(answer));

export const lineSeal = (client: Client, line: KeptLine): string | null => sealTextFor(client, () => lineText(line));

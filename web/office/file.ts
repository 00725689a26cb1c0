import type { Sent } from '@maidan/contract/api';
import { call } from './call.ts';

/** A call whose answer is a file: in the browser that is a Blob, which is asked rather than believed. */
export async function loadFile<N extends 'exportAudit' | 'playerBetsCsv'>(name: N, input: Sent<N>): Promise<Blob> {
  const file: unknown = await call(name, input);
  if (!(file instanceof Blob)) throw new TypeError(`${name} did not answer with a file`);
  return file;
}

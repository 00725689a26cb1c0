import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { MarketMessage } from '@maidan/exchange/recorded/marketStream';
import { recordedSport } from '@maidan/exchange/recorded/recordedSport';
import unbzip2 from 'unbzip2-stream';

/** The messages of one recording, plain or packed with bzip2. Lines that are not messages of a market are passed over. */
export async function readRecording(path: string): Promise<readonly MarketMessage[]> {
  const file = createReadStream(path);
  const input = path.endsWith('.bz2') ? file.pipe(unbzip2()) : file;
  const messages: MarketMessage[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const message = messageIn(line);
    if (message) messages.push(message);
  }
  return messages;
}

function messageIn(line: string): MarketMessage | undefined {
  if (line.trim() === '') return undefined;
  const message: unknown = JSON.parse(line);
  const isOurs = typeof message === 'object' && message !== null && 'op' in message && message.op === 'mcm';
  return isOurs ? (message as MarketMessage) : undefined; // the format of the recording
}

export type Recording = NonNullable<ReturnType<typeof recordedSport>>;

/** Every recording in a folder that has a market in it. */
export async function readRecordings(folder: string): Promise<readonly Recording[]> {
  const names = (await readdir(folder)).filter(name => !name.startsWith('.')).toSorted();
  const read = await Promise.all(names.map(name => readRecording(join(folder, name))));
  return read.flatMap(messages => recordedSport(messages) ?? []);
}

import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { MarketMessage } from '@maidan/exchange/sports/recorded/marketStream';
import { messageIn } from '@maidan/exchange/sports/recorded/messageIn';
import { recordedSport } from '@maidan/exchange/sports/recorded/recordedSport';
import unbzip2 from 'unbzip2-stream';

/** What a file says, and in sentences what of it could not be read. */
export interface Read {
  readonly messages: readonly MarketMessage[];
  readonly faults: readonly string[];
}

/** The messages of one recording, plain or packed with bzip2. Lines that are not messages of a market are passed over. */
export async function readRecording(path: string): Promise<Read> {
  const messages: MarketMessage[] = [];
  const faults: string[] = [];
  let nth = 0;
  try {
    for await (const line of createInterface({ input: unpacked(path), crlfDelay: Infinity })) {
      nth += 1;
      const message = messageIn(line);
      if (!message.ok) faults.push(`${path}, line ${nth}: ${message.error}`);
      else if (message.value) messages.push(message.value);
    }
  } catch (error) {
    // What is left of a damaged file may be anything: none of it is played.
    return { messages: [], faults: [...faults, `${path}, after line ${nth}: ${String(error)}`] };
  }
  return { messages, faults };
}

function unpacked(path: string): Readable {
  const file = createReadStream(path);
  if (!path.endsWith('.bz2')) return file;
  const input = new Readable().wrap(file.pipe(unbzip2()));
  file.on('error', error => input.destroy(error)); // a pipe does not pass it on
  return input;
}

export type Recording = NonNullable<ReturnType<typeof recordedSport>>;

/** Every recording in a folder. What cannot be read keeps nothing else from being played. */
export async function readRecordings(
  folder: string,
): Promise<{ readonly recordings: readonly Recording[]; readonly faults: readonly string[] }> {
  const recordings: Recording[] = [];
  const faults: string[] = [];
  for (const name of (await readdir(folder)).filter(each => !each.startsWith('.')).toSorted()) {
    const read = await readRecording(join(folder, name));
    const recording = recordedSport(read.messages);
    if (recording) recordings.push(recording);
    else if (read.faults.length === 0) faults.push(`${join(folder, name)}: no market is defined in it`);
    faults.push(...shortened(read.faults));
  }
  return { recordings, faults };
}

/** Of a file that is no recording at all every line is wrong. */
const MOST_FAULTS = 5;

function shortened(faults: readonly string[]): readonly string[] {
  const rest = faults.length - MOST_FAULTS;
  return rest > 0 ? [...faults.slice(0, MOST_FAULTS), `and ${rest} more like this`] : faults;
}

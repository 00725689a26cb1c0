import type { Brand } from '@maidan/core/brand';

/** A text message as it travels, or several, headers included: made once, and written as it is to every socket. */
export type Frame = Brand<Buffer, 'Frame'>;

/** The last piece of a message, and the only one: text. */
const FINAL_TEXT = 0x81;
/** Longer ones say so in two bytes, and those longer still in eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** As RFC 6455 (5.2) has it; a server masks nothing. */
export function framed(text: string): Frame {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const frame = Buffer.allocUnsafeSlow(header.length + length); // kept by slow sockets: not a corner of a shared pool
  frame.set(header);
  frame.write(text, header.length);
  return frame as Frame; // made here and nowhere else
}

/** What it says, without its header: the one message of it, or the first. */
export const textIn = (frame: Frame): string => textsIn(frame)[0] ?? '';

/** What several that were joined say. */
export function textsIn(frame: Frame): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < frame.length;) {
    const short = frame[at + 1]!;
    const begins = at + (short <= SHORT ? 2 : short === IN_TWO_BYTES ? 4 : 10);
    const ends = begins + lengthAt(frame, at + 2, short);
    texts.push(frame.toString('utf8', begins, ends));
    at = ends;
  }
  return texts;
}

function lengthAt(frame: Frame, at: number, short: number): number {
  if (short <= SHORT) return short;
  return short === IN_TWO_BYTES ? frame.readUInt16BE(at) : Number(frame.readBigUInt64BE(at));
}

/** Several that go out as one: a socket costs the same for ten as for one. */
export function joined(frames: readonly Frame[]): Frame {
  const [first, ...others] = frames;
  return first && others.length === 0 ? first : (Buffer.concat(frames) as Frame); // frames one after the other
}

function headerOf(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([FINAL_TEXT, length]);
  const header = Buffer.alloc(length < 2 ** 16 ? 4 : 10);
  header[0] = FINAL_TEXT;
  header[1] = length < 2 ** 16 ? IN_TWO_BYTES : IN_EIGHT_BYTES;
  if (length < 2 ** 16) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

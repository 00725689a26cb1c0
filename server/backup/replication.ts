import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';
import { Client, type ClientConfig } from 'pg';
import { Turns } from '../work/turns.ts';
import { positionOf, written } from './walPosition.ts';

/* How PostgreSQL hands on its files and its write-ahead log: its replication protocol, which no program of ours is needed for. */

/** What the driver has and its types do not tell. */
interface Wire extends EventEmitter {
  readonly stream: Readable;
  sendCopyFromChunk(bytes: Buffer): void;
}

export interface Identity {
  readonly timeline: number;
  readonly position: bigint;
  readonly segmentBytes: number;
}

/** A piece of the log. */
export interface Piece {
  readonly position: bigint;
  readonly bytes: Buffer;
}

/** Seconds between 1970 and 2000, from which PostgreSQL counts. */
const EPOCH_S = 946_684_800;

export class Replication {
  readonly #client: Client;
  readonly #wire: Wire;

  private constructor(client: Client) {
    this.#client = client;
    this.#wire = (client as unknown as { readonly connection: Wire }).connection; // see Wire
  }

  static async open(url: string, name: string): Promise<Replication> {
    const options: ClientConfig & { replication: string } = {
      connectionString: url,
      application_name: name,
      replication: 'true',
      keepAlive: true,
    };
    const client = new Client(options);
    client.on('error', () => {}); // whoever reads learns that it ended
    await client.connect();
    return new Replication(client);
  }

  async identify(): Promise<Identity> {
    const { rows } = await this.#client.query<{ timeline: number; xlogpos: string }>('IDENTIFY_SYSTEM');
    const { rows: sizes } = await this.#client.query<{ wal_segment_size: string }>('SHOW wal_segment_size');
    const [, megabytes] = /^(\d+)MB$/.exec(sizes[0]?.wal_segment_size ?? '') ?? [];
    const { timeline, xlogpos } = rows[0]!;
    return { timeline: Number(timeline), position: positionOf(xlogpos), segmentBytes: Number(megabytes) * 2 ** 20 };
  }

  /** The database keeps what who has this name has not received yet. */
  async keepFor(slot: string): Promise<void> {
    await this.#client.query(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL RESERVE_WAL`).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === '42710')) throw error; // it is there already
    });
  }

  /** The files of the whole cluster as one tar, with as much of the log as makes them whole. */
  async files(take: (bytes: Buffer) => Promise<void>): Promise<{ readonly from: bigint; readonly timeline: number }> {
    const pieces = new Turns();
    const faults: unknown[] = [];
    const onData = ({ chunk }: { readonly chunk: Buffer }): void => {
      if (chunk[0] !== 'd'.charCodeAt(0)) return; // names and progress: there is one archive
      const bytes = Buffer.from(chunk.subarray(1)); // the driver uses its own again
      this.#wire.stream.pause();
      void pieces
        .take(() => (faults.length === 0 ? take(bytes) : undefined)) // without one piece the others are no copy
        .catch((fault: unknown) => faults.push(fault))
        .finally(() => this.#wire.stream.resume());
    };
    this.#wire.on('copyData', onData);
    const done = await this.#client.query("BASE_BACKUP (LABEL 'maidan', CHECKPOINT 'fast', WAL true, MANIFEST 'no')");
    await pieces.over();
    if (faults.length > 0) throw faults[0];
    this.#wire.off('copyData', onData);
    const results = (Array.isArray(done) ? done : [done]) as { readonly rows: { recptr?: string; tli?: number }[] }[];
    const { recptr = '', tli = 0 } = results.find(({ rows }) => rows[0]?.recptr !== undefined)?.rows[0] ?? {};
    return { from: positionOf(recptr), timeline: Number(tli) };
  }

  /** The log from there on, as it is written. Ends with an error when the connection does. */
  async follow(from: bigint, timeline: number, slot: string, take: (piece: Piece) => void): Promise<never> {
    this.#wire.on('copyData', ({ chunk }: { readonly chunk: Buffer }) => {
      const kind = String.fromCharCode(chunk[0] ?? 0);
      if (kind === 'w') take({ position: chunk.readBigUInt64BE(1), bytes: Buffer.from(chunk.subarray(25)) });
      else if (kind === 'k') take({ position: chunk.readBigUInt64BE(1), bytes: Buffer.alloc(0) });
    });
    const ended = once(this.#client, 'end');
    const text = `START_REPLICATION SLOT ${slot} PHYSICAL ${written(from)} TIMELINE ${timeline}`;
    await Promise.race([this.#client.query(text), ended]);
    throw new Error('the database has ended the connection');
  }

  /** All before this is durable here: who waits for it to be may go on. */
  confirm(position: bigint): void {
    const bytes = Buffer.alloc(34);
    bytes.write('r');
    for (const at of [1, 9, 17]) bytes.writeBigUInt64BE(position, at);
    bytes.writeBigInt64BE(BigInt(Date.now() - EPOCH_S * 1_000) * 1_000n, 25);
    this.#wire.sendCopyFromChunk(bytes);
  }

  async end(): Promise<void> {
    await this.#client.end().catch(() => {}); // it has ended already
  }
}

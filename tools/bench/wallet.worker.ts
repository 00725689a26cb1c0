import { Bus } from '@maidan/server/bus';
import { openDb } from '@maidan/server/db/db';
import { answering } from '@maidan/server/work/thread';
import { Writer } from '@maidan/server/writer/writer';
import { betsFrom, now, perSecond } from './walletBets.ts';

/** What one of several writers does of the bench of the wallet. */
export interface Share {
  readonly url: string;
  readonly nth: number;
  readonly callers: number;
}

let ours: { readonly writer: Writer; readonly next: ReturnType<typeof betsFrom> } | undefined;

answering<Share, number>(({ url, nth, callers }) => {
  const { writer, next } = (ours ??= { writer: new Writer(openDb(url, 4), new Bus(), now), next: betsFrom(`${nth}`) });
  return perSecond(callers, () => writer.do(next()));
});

import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newKey, Refused } from '../../../api.ts';
import { useLine } from '../../../live/useLive.ts';
import { withFigure } from '../../parts/limits/withFigure.ts';
import { call } from '../../session.ts';
import type { Command } from './command.ts';
import { pendingAt } from './pending.ts';
import { Sender, type SenderState, type Standing } from './sender.ts';
import { useOwner } from '../../parts/useOwner.ts';

export interface Betting extends SenderState {
  send(command: Command): void;
  forgetFate(): void;
}

const ASK_AGAIN_MS = 2_000;
/** So long an answer may take. */
const PATIENCE_MS = 10_000;

/** As the build draws it. */
const UNSENT: SenderState = { sending: { is: 'idle' }, fate: undefined };
const unsent = () => UNSENT;

/** Sends a player's commands at a table, also those that a reload interrupted. */
export function useBetting(game: Game): Betting {
  const owner = useOwner();
  const sender = useMemo(
    () =>
      new Sender({
        ...{ deliver, newKey, place: pendingAt(game.code, sessionStorage) },
        unseen: refused => void import('./sayUnseen.ts').then(({ sayUnseen }) => sayUnseen(game, refused)),
      }),
    [game],
  );
  const state = useSyncExternalStore(sender.subscribe, sender.read, unsent);
  const isUnknown = state.sending.is === 'unknown';
  const canAsk = useLine(line => isUnknown && line.state === 'connected');

  useEffect(() => {
    if (!isUnknown) return undefined;
    if (canAsk) void sender.ask(owner);
    const timer = setInterval(() => void sender.ask(owner), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [sender, isUnknown, canAsk, owner]);

  return useMemo(
    () => ({
      ...state,
      send: command => void sender.send(command, owner),
      forgetFate: sender.forgetFate,
    }),
    [state, sender, owner],
  );
}

async function deliver(command: Command, key: string): Promise<{ readonly bets: readonly Standing[] }> {
  try {
    return await (command.do === 'undo' ? takeBack(command, key) : place(command, key));
  } catch (error) {
    throw await withFigure(error);
  }
}

const takeBack = ({ game, bets }: Extract<Command, { do: 'undo' }>, key: string) =>
  waitedFor(signal => call('undoBets', { game, bets: [...bets] }, { key, signal }));

const place = ({ game, round, step, bets }: Extract<Command, { do: 'place' }>, key: string) =>
  waitedFor(signal => call('placeBets', { game, round, step, bets: [...bets] }, { key, signal }));

/** A line that is there and brings nothing would keep everything else waiting: after a while the same is asked anew. */
async function waitedFor<A>(ask: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    return await ask(patience.signal);
  } catch (error) {
    throw patience.signal.aborted ? new Refused('unreachable', say('frame.unreachable')) : error;
  } finally {
    clearTimeout(timer);
  }
}

import type { Game } from '@maidan/games/kit/game';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newKey, Refused } from '../../../api.ts';
import { useLine } from '../../../live/useLive.ts';
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
    const isOwn = error instanceof Refused && error.code.startsWith('own-');
    throw isOwn ? await (await import('./ownFigure.ts')).withOwnFigure(error) : error;
  }
}

const takeBack = ({ game, bets }: Extract<Command, { do: 'undo' }>, key: string) =>
  call('undoBets', { game, bets: [...bets] }, { key });

const place = ({ game, round, bets }: Extract<Command, { do: 'place' }>, key: string) =>
  call('placeBets', { game, round, bets: [...bets] }, { key });

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newKey } from '../../../api.ts';
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
export function useBetting(table: string): Betting {
  const owner = useOwner();
  const sender = useMemo(() => new Sender({ deliver, newKey, place: pendingAt(table, sessionStorage) }), [table]);
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

function deliver(command: Command, key: string): Promise<{ readonly bets: readonly Standing[] }> {
  const { game } = command;
  return command.do === 'undo'
    ? call('undoBets', { game, bets: [...command.bets] }, { key })
    : call('placeBets', { game, round: command.round, bets: [...command.bets] }, { key });
}

import { say } from '@maidan/words/say';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newKey, Refused } from '../../api.ts';
import { useLine } from '../../live/useLive.ts';
import { notify } from '../../ui/Toasts.tsx';
import { withFigure } from '../parts/limits/withFigure.ts';
import { useOwner } from '../parts/useOwner.ts';
import { call } from '../session.ts';
import { type CommandAnswer, type Command, doneWords } from './commands.ts';
import { Intents, type IntentsState } from './intents.ts';

export interface Betting extends IntentsState {
  /** Answers the key under which its fate will be found; nothing while it is not known who is playing. */
  send(command: Command): string | undefined;
}

const ASK_AGAIN_MS = 2_000;
/** An answer that takes this long over the delay of the market does not come any more. */
const PATIENCE_MS = 10_000;

/** One for the page: what was sent from a match is found out about wherever the player goes. */
const intents = new Intents({ deliver, newKey, now: () => Date.now(), storage: sessionStorage });

/** As the build draws it. */
const UNSENT: IntentsState = { pending: [], fates: new Map() };
const unsent = () => UNSENT;

export function useIntents(): Betting {
  const owner = useOwner();
  const state = useSyncExternalStore(intents.subscribe, intents.read, unsent);
  const isUnknown = state.pending.some(intent => intent.isUnknown);
  const canAsk = useLine(line => isUnknown && line.state === 'connected');

  useEffect(() => {
    if (!isUnknown || owner === undefined) return undefined;
    if (canAsk) void intents.ask(owner);
    const timer = setInterval(() => void intents.ask(owner), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnknown, canAsk, owner]);

  return useMemo(
    () => ({ ...state, send: command => (owner === undefined ? undefined : intents.send(command, owner)) }),
    [state, owner],
  );
}

/** Said wherever the player is by then. */
async function deliver(command: Command, key: string): Promise<CommandAnswer> {
  try {
    const answer = await ask(command, { key, signal: AbortSignal.timeout(command.delayMs + PATIENCE_MS) });
    notify.success(...doneWords(command, answer));
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Refused('unreachable', say('betting.noAnswer'));
    }
    const refused = await withFigure(error);
    if (refused instanceof Refused && refused.code !== 'unreachable') notify.error(refused.message, command.title);
    throw refused;
  }
}

function ask(
  command: Command,
  options: { readonly key: string; readonly signal: AbortSignal },
): Promise<CommandAnswer> {
  switch (command.do) {
    case 'placeOrders':
      return call('placeOrders', command.input, options);
    case 'placeRowBet':
      return call('placeRowBet', command.input, options).then(() => ({}));
    case 'changeOrder':
      return call('changeOrder', command.input, options);
    case 'cancelOrders':
      return call('cancelOrders', command.input, options);
    case 'cashOut':
      return call('cashOut', command.input, options);
  }
}

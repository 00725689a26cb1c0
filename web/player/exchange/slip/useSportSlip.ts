import type { EventView } from '@maidan/contract/event';
import { useCallback, useState } from 'react';
import type { Command } from '../commands.ts';
import { type Choice, type Target, targetOf } from '../choice.ts';
import type { Fate, Intent } from '../intents.ts';
import type { Written } from '../standing.ts';
import { useIntents } from '../useIntents.ts';
import { begun, type Draft, faultOf, follows, type Move, moveOf, needsConsent, renewed, writtenOf } from './draft.ts';
import { commandOf } from './commandOf.ts';
import { keepOptions, type Options, readOptions } from './options.ts';

export interface SportSlip {
  readonly draft: Draft | undefined;
  readonly target: Target | undefined;
  readonly written: Written | undefined;
  readonly move: Move;
  /** The price has changed, and the player has not agreed to it yet. */
  readonly asksConsent: boolean;
  readonly options: Options;
  /** Why it was not even sent. */
  readonly fault: string | undefined;
  /** The bet of this slip, while it is on its way. */
  readonly intent: Intent | undefined;
  readonly fate: Fate | undefined;
  choose(choice: Choice): void;
  change(draft: Draft): void;
  setOptions(options: Options): void;
  agree(): void;
  clear(): void;
  /** Sends what is written; false when there is a fault, which is shown. */
  submit(): boolean;
  /** Sends something else in the place of the slip: a bet of a single tap. */
  sendOwn(command: Command): void;
}

/** What is being written, and what becomes of it. */
export function useSportSlip(view: EventView | undefined): SportSlip {
  const [begunDraft, setDraft] = useState<Draft>();
  const [fault, setFault] = useState<string>();
  const [key, setKey] = useState<string>();
  const [options, setOptions] = useState(() => readOptions(localStorage));
  const { pending, fates, send } = useIntents();
  const fate = key === undefined ? undefined : fates.get(key);
  // A bet that was taken leaves the slip.
  const kept = fate?.is === 'done' ? undefined : begunDraft;
  const target = kept && view && targetOf(view, kept.choice);
  const { draft, move } = upToDate(kept, target, options);

  const clear = useCallback(() => {
    setFault(undefined);
    setDraft(undefined);
    setKey(undefined);
  }, []);

  const choose = (choice: Choice) => {
    const found = view && targetOf(view, choice);
    clear();
    setDraft(found && begun(found));
  };

  const submit = (): boolean => {
    const found = draft && target ? faultOf(draft, target) : undefined;
    setFault(found);
    const command = draft && target && found === undefined ? commandOf(draft, target, options) : undefined;
    if (command) setKey(send(command));
    return command !== undefined;
  };

  return {
    draft,
    target,
    written: draft && writtenOf(draft),
    move,
    asksConsent: draft !== undefined && target !== undefined && needsConsent(draft, target, move, options.accepts),
    options,
    fault,
    intent: pending.find(each => each.key === key),
    fate,
    choose,
    change: next => {
      setFault(undefined);
      if (fate) setKey(undefined); // what was said of the last one is not about this one
      setDraft(next);
    },
    setOptions: next => {
      keepOptions(localStorage, next);
      setOptions(next);
    },
    agree: () => {
      if (draft && target) setDraft(renewed(draft, target));
    },
    clear,
    submit,
    sendOwn: command => setKey(send(command)),
  };
}

/** A slip that takes the prices of now shows them; any other keeps the one the player agreed to. */
function upToDate(
  draft: Draft | undefined,
  target: Target | undefined,
  { accepts }: Options,
): { readonly draft: Draft | undefined; readonly move: Move } {
  if (!draft || !target) return { draft, move: 'same' };
  const move = moveOf(draft, target);
  return follows(draft, target, move, accepts) ? { draft: renewed(draft, target), move: 'same' } : { draft, move };
}

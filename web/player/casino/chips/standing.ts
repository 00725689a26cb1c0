import type { Sending, Standing } from '../slip/sender.ts';

/** What the house answered and its list of one's own bets does not show yet. */
export interface Answered {
  readonly placed: readonly Standing[];
  readonly undone: readonly string[];
}

export const NOTHING_ANSWERED: Answered = { placed: [], undone: [] };

export const withAnswer = ({ placed, undone }: Answered, answer: Answered): Answered => ({
  placed: [...placed, ...answer.placed].filter(({ id }) => !answer.undone.includes(id)),
  undone: [...undone, ...answer.undone],
});

/** What the list shows need not be remembered. */
export function notListed({ placed, undone }: Answered, listed: readonly Standing[]): Answered {
  const ids = new Set(listed.map(({ id }) => id));
  return { placed: placed.filter(({ id }) => !ids.has(id)), undone: undone.filter(id => ids.has(id)) };
}

/** The bets that stand, newest first: those listed, and those of an answer that came before the list did. */
export function standingOf(listed: readonly Standing[], answered: Answered): readonly Standing[] {
  const { placed } = notListed(answered, listed);
  return [...placed.toReversed(), ...listed].filter(({ id }) => !answered.undone.includes(id));
}

/** Those of them that can be taken back: of this window, and not being taken back already, whatever its answer waits for. */
export function undoableOf(
  standing: readonly Standing[],
  { placed }: Answered,
  inWindow: readonly { readonly id: string }[],
  sending: Sending,
): readonly Standing[] {
  const ofWindow = new Set([...placed, ...inWindow].map(({ id }) => id));
  const onTheWay = sending.is !== 'idle' && sending.command.do === 'undo' ? sending.command.bets : [];
  return standing.filter(({ id }) => ofWindow.has(id) && !onTheWay.includes(id));
}

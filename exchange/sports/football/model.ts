import type { Pair, Side } from '../rally/sets.ts';

/*
 * Football in slots of time. In each slot at most one thing happens, and how likely it is depends on the score, on men
 * sent off and on the clock, so every chance can be counted out and none has to be sampled.
 */

export interface FootballRules {
  readonly slotMs: number;
  readonly slotsPerMinute: number;
  /** Of one half, without what is added. */
  readonly slotsPerHalf: number;
  /** How many slots may be added to each half, with their chances. */
  readonly added: Pair<readonly (readonly [slots: number, chance: number])[]>;
  readonly breakMs: number;
  /** Per slot and side. */
  readonly yellow: number;
  readonly red: number;
  readonly corner: number;
  /** Per slot: floodlights, crowd, weather. */
  readonly abandoned: number;
  /** A dangerous attack ends in a goal at once, or is looked at again. */
  readonly direct: number;
  readonly checked: number;
  /** More goals than this from now on are too unlikely to count. */
  readonly most: number;
  /** Goals of a side in a whole match, between equals. */
  readonly usual: Pair<number>;
  readonly spread: number;
}

/** The chance that a goal that is looked at again is given. */
export const GIVEN = 0.7;

/** Of a dangerous attack to become a goal in the end. */
export const converted = ({ direct, checked }: FootballRules): number => direct + checked * GIVEN;

/** Who is behind pushes, who is ahead sits back: by the lead of a side, from two behind to two ahead. */
const PUSH = [1.15, 1.12, 1, 0.92, 0.88] as const;

/** A man sent off costs his side goals and gives the other some: own, other's. */
const SENT_OFF: Pair<number> = [0.7, 1.28];

/** Tired legs: a third more goals at the end than at the beginning. */
export const tiring = (rules: FootballRules, half: number, slot: number): number => {
  const gone = ((half - 1) * rules.slotsPerHalf + Math.min(slot, rules.slotsPerHalf)) / (2 * rules.slotsPerHalf);
  return 0.86 + 0.28 * gone;
};

export interface Situation {
  readonly goals: Pair<number>;
  /** Sent off: at most one of each side. */
  readonly reds: Pair<number>;
}

/** The chance of a side to score in a slot, before the clock is looked at. */
export function scoring(rules: FootballRules, strength: number, side: Side, { goals, reds }: Situation): number {
  const lead = side === 0 ? goals[0] - goals[1] : goals[1] - goals[0];
  const [own, others] = side === 0 ? reds : [reds[1], reds[0]];
  const push = PUSH[Math.max(-2, Math.min(2, lead)) + 2]!;
  return (strength / (2 * rules.slotsPerHalf)) * push * SENT_OFF[0] ** own * SENT_OFF[1] ** others;
}

/** The chance that the half is over before this slot, when so many are added or nobody knows yet. */
export function endsBefore(rules: FootballRules, half: 1 | 2, slot: number, added: number | null): number {
  const extra = slot - rules.slotsPerHalf;
  if (added !== null) return extra >= added ? 1 : 0;
  if (extra < 0) return 0;
  const open = rules.added[half - 1]!.filter(([slots]) => slots >= extra);
  const total = open.reduce((sum, [, chance]) => sum + chance, 0);
  const now = open.find(([slots]) => slots === extra)?.[1] ?? 0;
  return total > 0 ? now / total : 1;
}

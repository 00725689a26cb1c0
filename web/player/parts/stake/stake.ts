import { add, type AmountFault, inRupees, type Money, parseRupees, rupees, ZERO } from '@maidan/core/money';

/** What is typed in the stake field, as paise; nothing while it is empty. */
export function stakeOf(text: string): Money | AmountFault | undefined {
  return text.trim() === '' ? undefined : parseRupees(text);
}

/** A chip adds to what is there. What cannot be read is taken for nothing. */
export function withChip(text: string, chip: number): string {
  const stake = stakeOf(text);
  return String(inRupees(add(typeof stake === 'number' ? stake : ZERO, rupees(chip))));
}

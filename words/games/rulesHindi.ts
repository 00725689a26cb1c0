import type { Words } from './phrases.ts';
import { CARD_RULES } from './rulesCardsHindi.ts';
import { OTHER_RULES } from './rulesOtherHindi.ts';
import { TEENPATTI_RULES } from './rulesTeenpattiHindi.ts';
import { VIRTUAL_RULES } from './rulesVirtualHindi.ts';

export const RULES: Words = { ...TEENPATTI_RULES, ...CARD_RULES, ...OTHER_RULES, ...VIRTUAL_RULES };

export const sayRule = (rule: string): string => RULES[rule] ?? rule;

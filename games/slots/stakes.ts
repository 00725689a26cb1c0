import { rupees } from '@maidan/core/money';

/** The same at every slot: whole rupees, and whole paise for whatever a line or a way costs. */
export const STAKES = [10, 20, 50, 100, 200, 500, 1_000, 2_000].map(rupees);

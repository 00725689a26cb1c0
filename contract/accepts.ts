/** What a player accepts if the price has changed meanwhile. Apart from the calls, whose checks no page has to carry. */
export const ACCEPTS = ['none', 'better', 'any'] as const;
export type Accepts = (typeof ACCEPTS)[number];

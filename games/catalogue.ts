/** The lobby's category bar, in its order. */
export const CATEGORIES = [
  'All Casino',
  'Roulette',
  'Teenpatti',
  'Poker',
  'Baccarat',
  'Dragon Tiger',
  '32 Cards',
  'Andar Bahar',
  'Lucky 7',
  '3 Card Judgement',
  'Casino War',
  'Worli',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Entry {
  readonly code: string; // the route: /casino/teen20
  readonly name: string;
  readonly category: Category; // 'All Casino' when it has no tab of its own
}

/** Every table of the lobby, in its order. */
export const CATALOGUE: readonly Entry[] = [
  ...family('Teenpatti', {
    teen20: '20-20 Teenpatti',
    teen: 'Teenpatti 1-day',
    teen6: 'Teenpatti - 2.0',
    teen20b: '20-20 Teenpatti B',
    teen20c: '20-20 Teenpatti C',
    teen8: 'Teenpatti Open',
    teen9: 'Teenpatti Test',
    teenmuf: 'Muflis Teenpatti',
    teen3: 'Instant Teenpatti',
    teen32: 'Instant Teenpatti 2.0',
    teen41: 'Instant Teenpatti 3.0',
    teen33: 'Instant Teenpatti 3.0 B',
    teen42: 'Jack Top Open Teenpatti',
    queen: 'Queen Top Open Teenpatti',
    patti2: '2 Cards Teenpatti',
    teen1: '1 Card One-Day',
  }),
  ...family('Poker', { poker: 'Poker 1-Day', poker6: 'Poker 6 Players', poker20: '20-20 Poker' }),
  ...family('Baccarat', { baccarat: 'Baccarat', baccarat2: 'Baccarat 2', teensin: '29 Card Baccarat' }),
  ...family('Dragon Tiger', {
    dt20: '20-20 Dragon Tiger',
    dt6: '1 Day Dragon Tiger',
    dt202: '20-20 Dragon Tiger 2',
    dtl20: '20-20 D T L',
  }),
  ...family('32 Cards', { card32: '32 Cards A', card32eu: '32 Cards B' }),
  ...family('Lucky 7', { lucky7: 'Lucky 7 - A', lucky7eu: 'Lucky 7 - B', lucky7eu2: 'Lucky 7 - C' }),
  ...family('Roulette', { ourroullete: 'Unique Roulette' }),
  ...family('Andar Bahar', { ab20: 'Andar Bahar' }),
  ...family('3 Card Judgement', { '3cardj': '3 Cards Judgement' }),
  ...family('Casino War', { war: 'Casino War' }),
  ...family('Worli', { worli2: 'Instant Worli' }),
  ...family('All Casino', {
    sicbo: 'Sic Bo',
    sicbo2: 'Sic Bo 2',
    superOver: 'Super Over',
    superOver2: 'Super Over 2',
    superOver3: 'Mini Superover',
    lucky15: 'Lucky 15',
    ballbyball: 'Ball by Ball',
    goals: 'Goal',
    dum10: 'Dus ka Dum',
    race20: 'Race 20-20',
    race17: 'Race to 17',
    race2: 'Race to 2nd',
    aaa2: 'Amar Akbar Anthony 2',
    notenum: 'Note Number',
    trio: 'Trio',
    trap: 'The Trap',
    kbc: 'K.B.C',
    lottcard: 'Lottery',
  }),
];

/** Case does not matter: superover3 is superOver3. */
export const entryOf = (code: string): Entry | undefined =>
  CATALOGUE.find(entry => entry.code.toLowerCase() === code.toLowerCase());

function family(category: Category, names: Readonly<Record<string, string>>): Entry[] {
  return Object.entries(names).map(([code, name]) => ({ code, name, category }));
}

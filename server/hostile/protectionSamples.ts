const paging = { page: 1, size: 10 };

/** One valid input for every call of the protection desk. */
export const protectionSamples = (id: string) => ({
  protectionDays: { days: '7' as const },
  protectionPlayers: { figure: 'limitHit' as const, from: '2026-03-01', to: '2026-03-07', code: '', ...paging },
  harmPlayers: { show: 'all' as const, rule: 'nightPlay' as const, search: 'bela', ...paging },
  harmPlayer: { id },
  harmRows: { id: 'not-a-marker', figure: 'lost' as const, ...paging },
  noteLook: { id, what: 'looked' as const, words: 'All is well' },
});

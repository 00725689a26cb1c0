/* What the calls about one player are asked with. */

const FILTER = { kind: 'all' as const, state: 'all' as const, from: '2026-03-01', to: '2026-03-31', search: 'a' };

export const fileSamples = (id: string, reason: string) => ({
  playerFile: { id },
  playerResult: { id },
  playerBets: { id, ...FILTER, before: 'bets:7', size: 20 },
  playerBetsCsv: { id, ...FILTER },
  playerLimits: { id },
  playerNotes: { id, before: '7', size: 20 },
  notePlayer: { id, text: 'Calls every Monday' },
  tagPlayer: { id, tag: 'calls often', reason },
  untagPlayer: { id, tag: 'calls often', reason },
  playerTags: {},
  playerLinks: { id },
  playerMessages: { id, kind: 'all' as const, before: '1772000000000.mail:x', size: 20 },
  playerTimeline: { id, kind: 'all' as const, before: '1772000000000.audit:7', size: 20 },
  endPlayerSessions: { id, reason },
});

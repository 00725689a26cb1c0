/** Calls of what is to be looked at of a player, of a case that is not there. */
export const CASE_SAMPLES = {
  cases: {
    state: 'open' as const,
    rule: 'inAndOut' as const,
    age: 1,
    whose: 'mine' as const,
    search: 'bela',
    page: 1,
    size: 10,
  },
  officeCase: { id: 'not-a-case' },
  takeCase: { id: 'not-a-case' },
  giveBackCase: { id: 'not-a-case' },
  noteCase: { id: 'not-a-case', text: 'Because it is so' },
  closeCase: { id: 'not-a-case', outcome: 'cleared' as const, reason: 'Because it is so' },
};

/* For tests: a recorded market of our own invention, as lines and packed with bzip2. */

const RUNNERS = [
  { id: 11, name: 'Northport', status: 'ACTIVE' },
  { id: 12, name: 'Eastfield', status: 'ACTIVE' },
];

const definition = (status: string, inPlay: boolean, ends: readonly string[] = ['ACTIVE', 'ACTIVE']) => ({
  status,
  inPlay,
  eventTypeId: '4',
  eventName: 'Northport v Eastfield',
  name: 'Match Odds',
  marketType: 'MATCH_ODDS',
  marketTime: '2026-03-07T14:00:00.000Z',
  numberOfWinners: 1,
  runners: RUNNERS.map((runner, i) => ({ ...runner, status: ends[i] })),
});

const line = (pt: number, change: object): string => JSON.stringify({ op: 'mcm', pt, mc: [{ id: '1.5', ...change }] });

export const SAMPLE_LINES = [
  line(1_000, {
    img: true,
    marketDefinition: definition('OPEN', false),
    rc: [
      {
        id: 11,
        atb: [
          [1.9, 100],
          [1.8, 50],
        ],
        atl: [[2, 80]],
      },
      {
        id: 12,
        batb: [
          [0, 2, 60],
          [1, 1.98, 10],
        ],
        batl: [[0, 2.1, 40]],
      },
    ],
  }),
  line(61_000, { rc: [{ id: 11, atb: [[1.9, 0]], atl: [[1.84, 30]], ltp: 1.82 }] }),
  line(62_000, { marketDefinition: definition('SUSPENDED', false) }),
  line(63_000, { marketDefinition: definition('OPEN', true) }),
  line(90_000, { marketDefinition: definition('CLOSED', true, ['WINNER', 'LOSER']) }),
];

/** The same, packed. */
export const SAMPLE_BZ2 = [
  'QlpoOTFBWSZTWQZEh9MAAz1fgEAQUAd/8C5n35q/798qQAJ8AAAYAAAAAAAAAADAAAAAAAAAAAYAAAAAAAAAAAqSQQ0BKep5R+qbTIGp+UgbAR',
  'kymb2j8nYehtN3TvqrT5HofY+p5Rhol5XREtHaUZpLFUFHnFFYXyKO37qV3yYnqeXmaQe5J7BUkWigtFQVVSuM+1VT4vF86+JylRarUjp6qmBc',
  'YlI6rFhxtXHF1X3XMmaOBwMmBWaRaPFxWhylX4421YmJiX4HEXDRXL1Y5bNtyZGvVui11TRbTZaR3GaLsKwxNRlRdfeX2xNEW2FZTObcL6L6zo',
  'TA1FoidhrLf4nO7TjxPmeCW+vfMLf8ZHYeOtPgXXw1zP36y8eRTxaT1ORs4GlyF776PI5jcmwmW1MfM3nye9R74OBeOCWpVT8GZyj9yjwJzDu1',
  'vgWs5CdxUsxhvXFovHpHKVI3ngYDxKJ4PaXHSZh5jYcg9SbhqN7cPobPwXDEP2H8loscC80nOS04mQ9WfKKJ+pSP0Lwr2KLiZCwwMwvLio5h0D',
  'NGn0HqMYzlNJLDEMZefwaSbR0LyZxcNUaDYUKPcTCShgNpdM/PLEvmJRqJ/RoGBzj6SOuPaMjrk3HXZS1u60tP/F3JFOFCQBkSH0w=',
].join('');

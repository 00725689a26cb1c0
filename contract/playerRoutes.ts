/** The calls of players: method and path. Their page has these and not those of the back office. */
export const PLAYER_ROUTES = {
  // The calls of the specification, at its paths.
  login: 'POST /api/user/login',
  register: 'POST /api/admin/register-user',
  balance: 'GET /api/user/balance',
  bankDetails: 'GET /api/admin/bank/details',
  deposit: 'POST /api/user/deposit',
  withdrawal: 'POST /api/user/withdrawal',

  // What they lack.
  site: 'GET /api/site',
  demo: 'POST /api/user/demo',
  refresh: 'POST /api/user/refresh',
  signOut: 'POST /api/user/sign-out',
  paymentOptions: 'GET /api/user/payment-options',
  topUp: 'POST /api/user/top-up',
  requests: 'GET /api/user/requests',
  statement: 'GET /api/user/statement',
  statementCsv: 'GET /api/user/statement.csv',
  security: 'GET /api/user/security',
  revokeSession: 'POST /api/user/sessions/:id/revoke',
  changePassword: 'POST /api/user/password',
  chooseLanguage: 'POST /api/user/language',
  beginTwoStep: 'POST /api/user/two-step/begin',
  confirmTwoStep: 'POST /api/user/two-step/confirm',
  endTwoStep: 'POST /api/user/two-step/end',
  newRecoveryCodes: 'POST /api/user/two-step/recovery-codes',
  forgotPassword: 'POST /api/user/forgot-password',
  resetPassword: 'POST /api/user/reset-password',
  mailConfirmation: 'POST /api/user/email/confirmation',
  confirmEmail: 'POST /api/user/email/confirm',

  // Limits of one's own.
  playSafe: 'GET /api/user/play-safe',
  setLimit: 'POST /api/user/play-safe/limit',
  confirmLimit: 'POST /api/user/play-safe/confirm',
  goWithoutLimit: 'POST /api/user/play-safe/without',
  playSession: 'GET /api/user/play-safe/session',
  answerCheck: 'POST /api/user/play-safe/check',

  // What one is told.
  inbox: 'GET /api/user/inbox',
  readInbox: 'POST /api/user/inbox/read',
  noticeChoices: 'GET /api/user/inbox/choices',
  chooseNotices: 'POST /api/user/inbox/choices',
  allowPush: 'POST /api/user/inbox/push',
  endPush: 'POST /api/user/inbox/push/:id/end',

  // The casino.
  placeBets: 'POST /api/casino/:game/bets',
  undoBets: 'POST /api/casino/:game/bets/undo',
  myCasinoBets: 'GET /api/casino/bets',
  casinoBetTotals: 'GET /api/casino/bets/totals',
  myCasinoBetsCsv: 'GET /api/casino/bets.csv',
  results: 'GET /api/casino/results',
  resultsCsv: 'GET /api/casino/results.csv',
  pastRounds: 'GET /api/casino/past-rounds',
  round: 'GET /api/casino/rounds/:id',
  betProofs: 'GET /api/casino/rounds/:round/proofs',
  fairness: 'GET /api/casino/fairness',

  // The slots.
  slots: 'GET /api/slots',
  slotSeat: 'GET /api/slots/seat',
  mySpins: 'GET /api/slots/spins',
  spin: 'POST /api/slots/spin',

  // The exchange.
  placeOrders: 'POST /api/exchange/:market/orders',
  changeOrder: 'POST /api/exchange/:market/orders/:order/change',
  cancelOrders: 'POST /api/exchange/:market/orders/cancel',
  cashOut: 'POST /api/exchange/:market/cash-out',
  placeRowBet: 'POST /api/exchange/:market/bets',
  sportEvents: 'GET /api/exchange/events',
  sportCounts: 'GET /api/exchange/counts',
  matchRecord: 'GET /api/exchange/events/:event/record',
  sportResults: 'GET /api/exchange/results',
  sportResult: 'GET /api/exchange/events/:event/result',
  scorecard: 'GET /api/exchange/events/:event/scorecard',
  mySportBets: 'GET /api/exchange/bets',
  mySportBetsCsv: 'GET /api/exchange/bets.csv',
  priceHistory: 'GET /api/exchange/:market/prices',
} as const;

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
  security: 'GET /api/user/security',
  chooseLanguage: 'POST /api/user/language',

  // Limits of one's own.
  playSafe: 'GET /api/user/play-safe',
  playSession: 'GET /api/user/play-safe/session',

  // The casino.
  placeBets: 'POST /api/casino/:game/bets',
  undoBets: 'POST /api/casino/:game/bets/undo',
  myCasinoBets: 'GET /api/casino/bets',
  casinoBetTotals: 'GET /api/casino/bets/totals',
  results: 'GET /api/casino/results',
  pastRounds: 'GET /api/casino/past-rounds',
  round: 'GET /api/casino/rounds/:id',
  fairness: 'GET /api/casino/fairness',

  // The exchange.
  placeOrders: 'POST /api/exchange/:market/orders',
  changeOrder: 'POST /api/exchange/:market/orders/:order/change',
  cancelOrders: 'POST /api/exchange/:market/orders/cancel',
  cashOut: 'POST /api/exchange/:market/cash-out',
  placeRowBet: 'POST /api/exchange/:market/bets',
  sportEvents: 'GET /api/exchange/events',
  sportCounts: 'GET /api/exchange/counts',
  matchRecord: 'GET /api/exchange/events/:event/record',
  mySportBets: 'GET /api/exchange/bets',
  mySportBetsCsv: 'GET /api/exchange/bets.csv',
  priceHistory: 'GET /api/exchange/:market/prices',
} as const;

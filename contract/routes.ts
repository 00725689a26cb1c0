/**
 * Every HTTP call by name: method and path. Kept apart from the schemas of `api.ts` so that the browser,
 * which needs no more than this, does not load a validator.
 */
export const ROUTES = {
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
  requests: 'GET /api/user/requests',
  statement: 'GET /api/user/statement',
  statementCsv: 'GET /api/user/statement.csv',
  security: 'GET /api/user/security',
  revokeSession: 'POST /api/user/sessions/:id/revoke',
  changePassword: 'POST /api/user/password',
  beginTwoStep: 'POST /api/user/two-step/begin',
  confirmTwoStep: 'POST /api/user/two-step/confirm',
  endTwoStep: 'POST /api/user/two-step/end',

  // The casino.
  placeBets: 'POST /api/casino/:game/bets',
  undoBets: 'POST /api/casino/:game/bets/undo',
  myCasinoBets: 'GET /api/casino/bets',
  results: 'GET /api/casino/results',
  resultsCsv: 'GET /api/casino/results.csv',
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
  mySportBets: 'GET /api/exchange/bets',
  mySportBetsCsv: 'GET /api/exchange/bets.csv',
  priceHistory: 'GET /api/exchange/:market/prices',

  // The back office.
  officeLogin: 'POST /api/office/login',
  officeSignOut: 'POST /api/office/sign-out',
  officeMe: 'GET /api/office/me',
  officePassword: 'POST /api/office/password',
  officeBeginTwoStep: 'POST /api/office/two-step/begin',
  officeConfirmTwoStep: 'POST /api/office/two-step/confirm',
  officeSummary: 'GET /api/office/summary',
  payments: 'GET /api/office/payments',
  payment: 'GET /api/office/payments/:id',
  screenshot: 'GET /api/office/payments/:id/screenshot',
  claimPayment: 'POST /api/office/payments/:id/claim',
  releasePayment: 'POST /api/office/payments/:id/release',
  approvePayment: 'POST /api/office/payments/:id/approve',
  rejectPayment: 'POST /api/office/payments/:id/reject',
  markSent: 'POST /api/office/payments/:id/sent',
  markConfirmed: 'POST /api/office/payments/:id/confirmed',
  markFailed: 'POST /api/office/payments/:id/failed',
  players: 'GET /api/office/players',
  player: 'GET /api/office/players/:id',
  playerLedger: 'GET /api/office/players/:id/ledger',
  blockPlayer: 'POST /api/office/players/:id/block',
  unblockPlayer: 'POST /api/office/players/:id/unblock',
  endPlayerSession: 'POST /api/office/players/:id/sessions/:session/end',
  proposeAdjustment: 'POST /api/office/players/:id/adjustments',
  proposals: 'GET /api/office/proposals',
  approveProposal: 'POST /api/office/proposals/:id/approve',
  rejectProposal: 'POST /api/office/proposals/:id/reject',
  officeTables: 'GET /api/office/tables',
  changeTable: 'POST /api/office/tables/:code',
  voidRound: 'POST /api/office/rounds/:id/void',
  officeSportEvents: 'GET /api/office/sport/events',
  officeSportEvent: 'GET /api/office/sport/events/:id',
  proposeVoidEvent: 'POST /api/office/sport/events/:id/void',
  setPicture: 'POST /api/office/sport/events/:id/picture',
  stopSport: 'POST /api/office/sport/stop',
  setMargin: 'POST /api/office/sport/margin',
  setMarketLimits: 'POST /api/office/sport/markets/:market/limits',
  setPrices: 'POST /api/office/sport/markets/:market/prices',
  settlePreview: 'GET /api/office/sport/markets/:market/settlement',
  proposeSettlement: 'POST /api/office/sport/markets/:market/settlement',
  settings: 'GET /api/office/settings',
  changeSettings: 'POST /api/office/settings',
  staff: 'GET /api/office/staff',
  addStaff: 'POST /api/office/staff',
  proposeRole: 'POST /api/office/staff/:id/role',
  resetStaff: 'POST /api/office/staff/:id/reset',
  disableStaff: 'POST /api/office/staff/:id/disable',
  countStaff: 'POST /api/office/staff/:id/count',
  enableStaff: 'POST /api/office/staff/:id/enable',
  audit: 'GET /api/office/audit',
  verifyAudit: 'GET /api/office/audit/verify',
  exportAudit: 'GET /api/office/audit/export',
} as const;

export type CallName = keyof typeof ROUTES;
export type Method = 'GET' | 'POST';

export function routeOf(name: CallName): { method: Method; path: string } {
  const [method, path] = ROUTES[name].split(' ') as [Method, string];
  return { method, path };
}

/** The calls of stopping and of one's own data: asked for on pages of their own, and so apart from what every page has. */
export const STOP_ROUTES = {
  playStop: 'GET /api/user/play-safe/stop',
  stopPlay: 'POST /api/user/play-safe/stop',
  askReturn: 'POST /api/user/play-safe/return',
  closeAccount: 'POST /api/user/close',
  myData: 'GET /api/user/data.json',
  myDataCsv: 'GET /api/user/data.csv',
} as const;

import type { identity as identityCalls } from '@maidan/contract/identity';
import type { inbox as inboxCalls } from '@maidan/contract/inbox';
import { api, type Api, type player as playerCalls, type Sent } from '@maidan/contract/api';
import type { Call } from '@maidan/contract/call';
import type { casino as casinoCalls } from '@maidan/contract/casino';
import type { protection as protectionCalls } from '@maidan/contract/protection';
import type { competitions as competitionCalls } from '@maidan/contract/competitions';
import type { eventResults as resultCalls } from '@maidan/contract/eventResults';
import type { stops as stopCalls } from '@maidan/contract/stops';
import type { exchange as exchangeCalls } from '@maidan/contract/exchange';
import type { office as officeCalls } from '@maidan/contract/office';
import type { fantasy as fantasyCalls } from '@maidan/contract/fantasy';
import type { support as supportCalls } from '@maidan/contract/support';
import type { slots as slotCalls } from '@maidan/contract/slots';
import { may, ROLE_NAMES, type Role } from '@maidan/contract/roles';
import type { CallName } from '@maidan/contract/routes';
import type { StaffId, UserId } from '@maidan/core/ids';
import type { House } from '../app.ts';
import { sampleReceipt } from '../wallet/sampleReceipt.ts';
import { CASE_SAMPLES } from './caseSamples.ts';
import { protectionSamples } from './protectionSamples.ts';
import { ask, colleague, form, PASSWORD, type Person, person, sessionOf, type With } from '../accounts/testHouse.ts';
import { fileSamples } from './playerSamples.ts';

/* A house with people and requests in it, and one valid input for every call, for tests that go through them all. */

export interface Scene {
  readonly house: House;
  readonly player: Person;
  /** Somebody else, whose things are nobody's business but theirs and the operator's. */
  readonly other: Person & { readonly session: string; readonly deposit: string; readonly withdrawal: string };
  readonly staff: Readonly<Record<Role, { readonly id: string; readonly office: string }>>;
  /** A colleague things are done to. */
  readonly junior: string;
  readonly proposal: string;
}

export async function setScene(house: House): Promise<Scene> {
  const player = await person(house, 'asha');
  const other = await person(house, 'bela');
  const deposit = await ask(house, 'deposit', await depositForm('BELA-UTR-1'), other);
  const withdrawal = await ask(house, 'withdrawal', withdrawalForm('bela-secret@upi'), other);
  const [session] = await house.deps.sessions.openOf(other.id as UserId);
  const staff = Object.fromEntries(
    await Promise.all(ROLE_NAMES.map(async role => [role, await colleague(house, role)] as const)),
  ) as Scene['staff'];
  const { id: junior } = await colleague(house, 'support', 'junior');
  const proposal = await ask(house, 'proposeAdjustment', { id: other.id, amount: 100, reason: 'Sorry' }, staff.owner);
  return {
    house,
    player,
    other: { ...other, session: session!.id, deposit: idIn(deposit), withdrawal: idIn(withdrawal) },
    staff,
    junior,
    proposal: idIn(proposal),
  };
}

const idIn = ({ status, data, text }: { status: number; data: Record<string, unknown>; text: string }): string => {
  if (status !== 200) throw new Error(`the scene could not be set: ${text}`);
  return String(data['id']);
};

export const depositForm = async (reference: string): Promise<Sent<'deposit'>> => ({
  depositAmount: '500',
  coinType: 'INR',
  paymentMethod: 'UPI',
  transactionNumber: reference,
  paymentScreenshot: new Uint8Array(await sampleReceipt('light', '500', reference)),
});

export const withdrawalForm = (upi: string): Sent<'withdrawal'> => ({
  withdraw_amount: '250',
  withdraw_currency: 'INR',
  payment_method: 'UPI',
  upi_id: upi,
});

/** Who makes a call as it is meant to be made, in a session of its own. */
export async function identityFor({ house, player, staff }: Scene, name: CallName): Promise<With> {
  const { access } = api[name];
  const from = { address: '127.0.0.1', device: 'test' };
  if (access === 'public') return {};
  if (access === 'player') return { token: await sessionOf(house, player.id) };
  const role = ROLE_NAMES.find(each => access === 'staff' || may(each, access)) ?? 'owner';
  return { office: (await house.deps.staffSessions.open({ id: staff[role].id as StaffId }, from))! };
}

type Samples<N extends keyof Api> = { readonly [name in N]: Sent<name> };

/** An input for every call that fits the contract and names things that exist. */
export const samples = (scene: Scene): Samples<keyof Api> => ({
  ...playerSamples(scene),
  ...PROTECTION_SAMPLES,
  ...STOP_SAMPLES,
  ...IDENTITY_SAMPLES,
  ...INBOX_SAMPLES,
  ...supportSamples(scene),
  ...CASINO_SAMPLES,
  ...SLOT_SAMPLES,
  ...FANTASY_SAMPLES,
  ...EXCHANGE_SAMPLES,
  ...RESULT_SAMPLES,
  ...officeSamples(scene),
});

const paging = { page: 1, size: 10 };

const PROTECTION_SAMPLES: Samples<keyof typeof protectionCalls> = {
  playSafe: {},
  netDeposits: {},
  setLimit: { limit: 'depositDay', value: 100_000 },
  confirmLimit: { limit: 'depositDay' },
  goWithoutLimit: { isSure: true },
  playSession: {},
  answerCheck: {},
};

const STOP_SAMPLES: Samples<keyof typeof stopCalls> = {
  playStop: {},
  stopPlay: { kind: 'timeOut', days: 1, isSure: true },
  askReturn: {},
  closeAccount: { password: 'not the password', isSure: true },
  myData: {},
  myDataCsv: { part: 'deposits' },
};

/** A form without pictures that can be read. */
const IDENTITY_SAMPLES: Samples<keyof typeof identityCalls> = {
  identity: {},
  sendIdentity: {
    fullName: 'Asha Rao',
    born: '1990-02-01',
    document: 'pan',
    number: 'ABCDE1234F',
    front: new Uint8Array([1, 2, 3]),
    back: new Uint8Array([1, 2, 3]),
    face: new Uint8Array([1, 2, 3]),
  },
};

const INBOX_SAMPLES: Samples<keyof typeof inboxCalls> = {
  inbox: { after: 'not-a-notice', size: 10 },
  readInbox: { id: 'not-a-notice' },
  noticeChoices: {},
  chooseNotices: { off: { inbox: ['news'], toast: [], push: ['bets'] }, amounts: false },
  allowPush: { endpoint: 'https://10.0.0.1/push', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  endPush: { id: 'not-a-device' },
};

/** About what is somebody else's. */
const supportSamples = ({ other }: Scene): Samples<keyof typeof supportCalls> => ({
  tickets: paging,
  ticket: { id: 'not-a-ticket' },
  aboutThing: { kind: 'deposit', id: other.deposit },
  askSupport: { about: { kind: 'withdrawal', id: other.withdrawal }, words: 'Where is it?' },
  writeTicket: { id: 'not-a-ticket', words: 'Where is it?' },
  solveTicket: { id: 'not-a-ticket' },
});

const CASINO_BETS = {
  game: 'teen20',
  round: '100001',
  state: 'past',
  outcome: 'won',
  from: '2026-03-01',
  to: '2026-03-07',
  search: 'A',
} as const;

const CASINO_SAMPLES: Samples<keyof typeof casinoCalls> = {
  placeBets: {
    game: 'teen20',
    round: '100001',
    bets: [{ selection: 'A.win', side: 'back', odds: 1980, line: 0, stake: 10_000 }],
  },
  undoBets: { game: 'teen20', bets: ['not-a-bet'] },
  myCasinoBets: { ...CASINO_BETS, before: '1772323200000-7', size: 10 },
  casinoBetTotals: CASINO_BETS,
  myCasinoBetsCsv: CASINO_BETS,
  results: { date: '2026-03-01', game: 'teen20', search: 'A', ...paging },
  resultsCsv: { date: '2026-03-01', game: 'teen20', search: 'A' },
  pastRounds: { game: 'teen20', size: 200, seen: '100001' },
  round: { id: '100001' },
  betProofs: { round: '100001' },
  fairness: {},
};

const SLOT_SAMPLES: Samples<keyof typeof slotCalls> = {
  slots: {},
  slotSeat: {},
  mySpins: { slot: 'mango7', size: 10 },
  spin: { slot: 'nowhere', stake: 1_000, number: 'mine', commitment: 'ab'.repeat(32) },
};

const NO_TEAM = { players: [0, 1], captain: 0, vice: 1 };

const FANTASY_SAMPLES: Samples<keyof typeof fantasyCalls> = {
  fantasyMatches: { show: 'upcoming' },
  fantasyMatch: { event: 'nowhere' },
  fantasyContest: { contest: 'fantasy.nowhere.duel.1' },
  myContests: { state: 'open', ...paging },
  enterContest: { contest: 'fantasy.nowhere.duel.1', team: NO_TEAM },
  changeEntry: { entry: 'fantasy.nowhere.duel.1.1001.1', team: NO_TEAM },
};

const EXCHANGE_SAMPLES: Samples<keyof typeof exchangeCalls> = {
  placeOrders: {
    market: 'cricket-1.matchOdds',
    version: 1,
    orders: [{ runner: 'Kaveri Kings', side: 'back', odds: 1850, stake: 10_000, isKept: true, lifeMs: 60_000 }],
  },
  changeOrder: { market: 'cricket-1.matchOdds', order: 'not-an-order', odds: 1850, stake: 10_000 },
  cancelOrders: { market: 'cricket-1.matchOdds', orders: 'all' },
  cashOut: { market: 'cricket-1.matchOdds', percent: 100, value: 0 },
  placeRowBet: {
    market: 'cricket-1.session',
    runner: 'runs',
    side: 'back',
    odds: 2000,
    line: 41,
    stake: 10_000,
    accepts: 'none',
  },
  sportEvents: { sport: 'cricket', search: 'Kings', ...paging },
  sportCounts: {},
  matchRecord: { event: 'cricket-1' },
  mySportBets: { event: 'cricket-1', state: 'past', from: '2026-03-01', to: '2026-03-07', search: 'Kings', ...paging },
  mySportBetsCsv: { event: 'cricket-1', state: 'past', from: '2026-03-01', to: '2026-03-07', search: 'Kings' },
  priceHistory: { market: 'cricket-1.matchOdds', runner: 'Kaveri Kings' },
};

const RESULT_SAMPLES: Samples<keyof typeof resultCalls | keyof typeof competitionCalls> = {
  competitions: { sport: 'cricket' },
  competition: { competition: 'monsoon-cup', season: 1 },
  sportResults: { sport: 'cricket', day: '2026-03-07', search: 'Kings', ...paging },
  sportResult: { event: 'cricket-1' },
  scorecard: { event: 'cricket-1' },
  madeOnEvent: { event: 'cricket-1' },
};

/** As long as one that was mailed to somebody. */
const NO_LINK = 'x'.repeat(43);

function playerSamples({ other, player: { email } }: Scene): Samples<keyof typeof playerCalls> {
  return {
    login: { email, password: PASSWORD, code: '123456' },
    register: form('newcomer'),
    demo: {},
    refresh: {},
    signOut: {},
    site: {},
    balance: {},
    bankDetails: {},
    paymentOptions: {},
    deposit: {
      depositAmount: '500',
      coinType: 'INR',
      chain: '',
      walletAddress: '',
      accountHolderName: 'Asha',
      accountNumber: '123456789',
      ifscCode: 'SBIN0001234',
      upiId: 'asha@upi',
      transactionNumber: 'ASHA-UTR-1',
      bank: 'State Bank',
      paymentMethod: 'UPI',
    },
    withdrawal: { ...withdrawalForm('asha@upi'), account_holder_name: 'Asha', code: '123456' },
    topUp: {},
    requests: paging,
    statement: { from: '2026-03-01', to: '2026-03-31', report: 'casino', search: 'a', order: 'newest', ...paging },
    statementCsv: { from: '2026-03-01', to: '2026-03-31', report: 'casino', search: 'a', order: 'newest' },
    security: {},
    revokeSession: { id: other.session },
    changePassword: { current: PASSWORD, password: 'a much better one' },
    chooseLanguage: { language: 'hi' },
    beginTwoStep: { password: PASSWORD },
    confirmTwoStep: { code: '123456' },
    endTwoStep: { code: '123456' },
    newRecoveryCodes: { code: '123456' },
    forgotPassword: { email },
    resetPassword: { token: NO_LINK, password: 'a much better one', code: 'abcde-fghij-k2345' },
    mailConfirmation: {},
    confirmEmail: { token: NO_LINK },
  };
}

const mailSamples = (id: string, reason: string) => ({
  startReset: { id, twoStep: true, reason },
  reviews: {},
  clearReview: { id: 'not-a-review', reason },
  confirmReview: { id: 'not-a-review', reason },
  identities: {},
  identityPictures: { id: 'not-an-identity' },
  verifyIdentity: { id: 'not-an-identity', reason },
  refuseIdentity: { id: 'not-an-identity', reason },
  officeTickets: { show: 'open' as const, search: 'bela', ...paging },
  officeTicket: { id: 'not-a-ticket' },
  takeTicket: { id: 'not-a-ticket', from: null },
  handTicket: { id: 'not-a-ticket', to: '1', words: 'Yours' },
  answerTicket: { id: 'not-a-ticket', words: 'It is here.', isClosed: false },
  closeTicket: { id: 'not-a-ticket', reason },
  reopenTicket: { id: 'not-a-ticket', reason },
  ...CASE_SAMPLES,
  ...protectionSamples(id),
  mails: { search: 'bela', ...paging },
  readMail: { id: 'reset-of-nobody', reason },
});

const slotSamples = (reason: string) => ({
  officeSlots: {},
  officeContests: { state: 'all' as const, search: 'x', ...paging },
  officeContest: { id: 'fantasy.cricket-1.duel.1' },
  stopSlots: { slot: 'mango7', isStopped: false, reason },
});

const BOOKS = {
  verifyAudit: {},
  exportAudit: {},
  officeAlarms: {},
  reconciliation: {},
  reconcileNow: { kind: 'step' as const },
  explainFault: { id: 'paid-twice round:1:1001', reason: 'Because it is so' },
};

function officeSamples({ other, junior, proposal }: Scene): Samples<keyof typeof officeCalls> {
  const deposit = { id: other.deposit };
  const withdrawal = { id: other.withdrawal };
  const reason = 'Because it is so';
  const market = { market: 'cricket-1.matchOdds' };
  return {
    officeLogin: { email: 'owner@maidan.example', password: PASSWORD, code: '123456' },
    officeSignOut: {},
    officeMe: {},
    officePassword: { current: PASSWORD, password: 'a much better one' },
    officeBeginTwoStep: {},
    officeConfirmTwoStep: { code: '123456' },
    officeSummary: {},
    payments: { type: 'all', state: 'all', mine: 'no', search: 'x', ...paging },
    ...{ payment: deposit, screenshot: deposit },
    claimPayment: deposit,
    releasePayment: deposit,
    approvePayment: { ...deposit, reason },
    rejectPayment: { ...deposit, reason },
    markSent: { ...withdrawal, reference: 'PAYOUT-1' },
    markConfirmed: withdrawal,
    markFailed: { ...withdrawal, reason },
    players: { search: 'bela', status: 'all', tag: 'calls often', ...paging },
    player: { id: other.id },
    playerLedger: { id: other.id, ...paging },
    ...{ blockPlayer: { id: other.id, reason }, unblockPlayer: { id: other.id, reason } },
    endPlayerSession: { id: other.id, session: other.session, reason },
    ...{ houseNews: paging, sendNews: { title: 'New tables', words: 'Two are open.', language: null, reason } },
    proposeAdjustment: { id: other.id, amount: 100, reason },
    proposals: { state: 'all', ...paging },
    approveProposal: { id: proposal },
    rejectProposal: { id: proposal, reason },
    officeTables: {},
    changeTable: { code: 'teen20', status: 'draining', locked: ['A.win'], limits: {}, streamUrl: '', reason },
    voidRound: { id: '100001', fault: 'cards-in-doubt', reason },
    officeSportEvents: { sport: 'cricket', state: 'all', search: 'x', ...paging },
    officeSportEvent: { id: 'cricket-1' },
    stopCasino: { category: 'Teenpatti', isStopped: false, reason },
    stopSport: { on: { type: 'event', id: 'cricket-1' }, isStopped: true, reason },
    setMarketLimits: { ...market, min: 10_000, max: 20_000, reason },
    setPicture: { id: 'cricket-1', streamUrl: 'https://studio.example/match', reason },
    setMargin: { on: { type: 'market', id: market.market }, margin: 250, reason },
    setPrices: { ...market, quotes: null, reason },
    settlePreview: { ...market, result: 'won', winners: '0', tied: '' },
    proposeSettlement: { ...market, result: 'void', seen: 'x', reason },
    proposeVoidEvent: { id: 'cricket-1', reason },
    settings: {},
    changeSettings: { version: 0, section: 'news', values: { lines: ['Welcome'] }, reason },
    staff: {},
    addStaff: { name: 'New', email: 'new@maidan.example', role: 'support' },
    proposeRole: { id: junior, role: 'payments', reason },
    resetStaff: { id: junior, reason },
    disableStaff: { id: junior, reason },
    countStaff: { id: junior, reason },
    enableStaff: { id: junior, reason },
    audit: { search: 'x', ...paging },
    ...BOOKS,
    ...{ ...mailSamples(other.id, reason), ...fileSamples(other.id, reason), ...slotSamples(reason) },
  };
}

export const CALLS = Object.entries(api) as [CallName, Call][];

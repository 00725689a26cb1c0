import type { Money } from '@maidan/core/money';
import { paise } from '@maidan/core/money';
import type { UsdtRate } from '@maidan/core/usdt';
import { z } from 'zod';
import { filledLine, line, positiveMoney } from './wire.ts';

/* What the operator sets in the back office, section by section, with what a new installation starts with. */

const amount = z
  .int()
  .min(0)
  .max(10_000_000_000)
  .transform(n => n as Money);

/** Over HTTPS, or to this machine alone. */
const WEBHOOK = /^$|^https:\/\/[\x21-\x7e]+$|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?(\/[\x21-\x7e]*)?$/;

const webAddress = z
  .string()
  .max(200)
  .regex(/^(https:\/\/[\x21-\x7e]+)?$/, 'Use an https address, or leave it empty.');

export const SETTINGS = {
  bank: z.strictObject({
    bank_name: line(80),
    account_name: line(80),
    account_number: line(40),
    ifsc: line(20),
  }),
  upi: z.strictObject({ upi_id: line(80), payee: line(80) }),
  usdt: z.strictObject({
    BEP20: line(100),
    TRC20: line(100),
    ERC20: line(100),
    /** Paise for one USDT. */
    rate: z
      .int()
      .min(1)
      .max(1_000_000)
      .transform(n => n as UsdtRate),
  }),
  limits: z.strictObject({
    depositMin: positiveMoney,
    depositMax: positiveMoney,
    withdrawalMin: positiveMoney,
    withdrawalMax: positiveMoney,
    /** From this amount on a second person must approve. */
    fourEyesFrom: positiveMoney,
    /** How long money to a payee who was never paid before waits. Real money waits a day at least. */
    newPayeeHoldHours: z.int().min(0).max(168),
    openingCredit: amount,
    demoCredit: amount,
  }),
  /** Play money for who has run low; nothing of it where the money is real. */
  topUp: z.strictObject({
    amount,
    /** Only with less than this, open bets and asked withdrawals included. */
    below: positiveMoney,
    perDay: z.int().min(0).max(20),
  }),
  news: z.strictObject({ lines: z.array(filledLine(200)).max(20) }),
  /** Who helps people whose play does them harm: shown to who stops. */
  help: z.strictObject({ lines: z.array(filledLine(200)).max(20) }),
  support: z.strictObject({
    label: filledLine(60),
    url: z
      .string()
      .max(200)
      .regex(/^(https:\/\/|mailto:|tel:)[\x21-\x7e]+$/, 'Use an https, mailto or tel address.'),
  }),
  /** Questions of players: how soon they are answered, and answers that are often given. */
  tickets: z.strictObject({
    answerHours: z.int().min(1).max(168),
    answers: z.array(filledLine(500)).max(40),
  }),
  /** The operator's pages elsewhere, shown as icons in the footer; empty ones are not shown. */
  social: z.strictObject({
    telegram: webAddress,
    whatsapp: webAddress,
    instagram: webAddress,
    facebook: webAddress,
    x: webAddress,
    youtube: webAddress,
  }),
  money: z.strictObject({
    mode: z.enum(['play', 'real']),
    licence: line(120),
    jurisdiction: line(80),
    countries: z.array(filledLine(60)).max(250),
  }),
  /**
   * Who may play for real money, and how much by what is known of them. Of whom nothing is known, or whose papers were refused,
   * nothing is taken; and of whom it has expired only paid out.
   */
  identity: z.strictObject({
    age: z.enum(['18', '21']),
    submittedIn: amount,
    submittedOut: amount,
    submittedHeld: amount,
    verifiedIn: amount,
    verifiedOut: amount,
    verifiedHeld: amount,
    expiredOut: amount,
    /** How long somebody stays verified. */
    verifiedDays: z.int().min(30).max(3_650),
    /** How long pictures are kept after it was decided. */
    keptDays: z.int().min(1).max(3_650),
    refusedKeptDays: z.int().min(1).max(3_650),
    /** Whether two people verify everybody, or only who has a document that is known from another account. */
    twoPeople: z.enum(['shared', 'always']),
  }),
  /** Whether tables that nobody watches go on dealing. */
  casino: z.strictObject({ unwatched: z.enum(['play', 'sleep']) }),
  sport: z.strictObject({
    /** Of net winnings on markets between players that open from now on, in hundredths of a per cent. */
    commission: z.int().min(0).max(2_000),
    /** Stopped, nothing of any match or race can be bet on. */
    betting: z.enum(['open', 'stopped']),
    /** The most a player may have at risk in one market, and in everything together; and the house's maker in a market. */
    marketExposure: positiveMoney,
    playerExposure: positiveMoney,
    makerExposure: positiveMoney,
  }),
  /** From where on something is an alert: see core/alerts. */
  alerts: z.strictObject({
    days: z.int().min(1).max(180),
    inOutLeast: amount,
    inOutPlayed: z.int().min(1).max(100),
    structuringUnder: positiveMoney,
    structuringTimes: z.int().min(2).max(50),
    payeePlayers: z.int().min(2).max(100),
    devicePlayers: z.int().min(2).max(100),
    addressPlayers: z.int().min(2).max(1_000),
    manyAccounts: z.int().min(2).max(100),
    oppositeTimes: z.int().min(2).max(1_000),
    transferLeast: amount,
    stakesLeast: amount,
    stakesTimes: z.int().min(2).max(10_000),
    lateSeconds: z.int().min(1).max(60),
    lateBets: z.int().min(2).max(1_000),
    oneIn: z.int().min(100).max(1_000_000_000),
  }),
  /** USDT addresses that are known for what nobody pays: a withdrawal to one is a case. */
  screening: z.strictObject({ addresses: z.array(filledLine(100)).max(200) }),
  /** From where on something is a marker of harm: see core/harm. */
  harm: z.strictObject({
    chaseLeast: positiveMoney,
    chaseTimes: z.int().min(1).max(50),
    nightBets: z.int().min(1).max(10_000),
    nightShare: z.int().min(1).max(100),
    nights: z.int().min(1).max(28),
    growLeast: amount,
    growTimes: z.int().min(2).max(100),
    growOneIn: z.int().min(100).max(1_000_000_000),
    refusedTimes: z.int().min(2).max(50),
    returnedTimes: z.int().min(1).max(50),
  }),
  staff: z.strictObject({ twoStep: z.enum(['optional', 'required']) }),
  /** Where alarms are told, besides on the screens: an address of the operator's own, or none. */
  alarms: z.strictObject({
    webhook: z.string().max(200).regex(WEBHOOK, 'Use an https address.'),
  }),
} as const;

/** Where an operator can have a page, in the order of their icons. */
export const PLACES = Object.keys(SETTINGS.social.shape) as [Place, ...Place[]];
export type Place = keyof typeof SETTINGS.social.shape;

export type Section = keyof typeof SETTINGS;
export const SECTIONS = Object.keys(SETTINGS) as [Section, ...Section[]];
export type Settings = { readonly [S in Section]: z.output<(typeof SETTINGS)[S]> };

/** Sample details of our own invention, of wallets nobody has a key of; the operator puts real ones in their place. */
export const DEFAULTS: Settings = {
  bank: {
    bank_name: 'Sample Bank of Maidan',
    account_name: 'Maidan Play Pvt Ltd',
    account_number: '000012345678',
    ifsc: 'SMPL0000123',
  },
  upi: { upi_id: 'maidan.play@sample', payee: 'Maidan Play' },
  usdt: {
    BEP20: '0x5A3dE0000000000000000000000000000000be20',
    TRC20: 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS6',
    ERC20: '0x5a3DE0000000000000000000000000000000eE20',
    rate: 8850 as UsdtRate,
  },
  limits: {
    depositMin: paise(100),
    depositMax: paise(1_00_00_000_00),
    withdrawalMin: paise(100),
    withdrawalMax: paise(1_00_00_000_00),
    fourEyesFrom: paise(20_000_00),
    newPayeeHoldHours: 0,
    openingCredit: paise(10_000_00),
    demoCredit: paise(1_00_000_00),
  },
  topUp: { amount: paise(10_000_00), below: paise(1_000_00), perDay: 3 },
  news: {
    lines: [
      'Welcome to Maidan. Everything here is play money.',
      'A registration is credited 10,000 play INR.',
      'Take a break any time.',
    ],
  },
  help: {
    lines: [
      'Tele-MANAS, counselling of the Government of India in twenty languages, day and night: 14416',
      'iCALL, counsellors of the Tata Institute of Social Sciences: 9152987821',
      'Vandrevala Foundation, day and night: 9999666555',
    ],
  },
  support: { label: '24X7 Support', url: 'mailto:support@maidan.example' },
  tickets: {
    answerHours: 4,
    answers: [
      'Thank you for writing. We are looking at it and will answer here.',
      'Your withdrawal was sent. Banks can take up to one working day to show it.',
      'We could not find your payment yet. Please send us the transaction number and the time of the payment.',
      'This bet was settled by the official result of the match. The result page shows how it came about.',
      'आपके लिखने के लिए धन्यवाद। हम इसे देख रहे हैं और यहीं जवाब देंगे।',
      'आपकी निकासी भेज दी गई है। बैंक में दिखने में एक कार्य दिवस तक लग सकता है।',
    ],
  },
  social: {
    telegram: 'https://maidan.example/telegram',
    whatsapp: '',
    instagram: 'https://maidan.example/instagram',
    facebook: 'https://maidan.example/facebook',
    x: 'https://maidan.example/x',
    youtube: '',
  },
  money: { mode: 'play', licence: '', jurisdiction: '', countries: [] },
  identity: {
    age: '18',
    submittedIn: paise(0),
    submittedOut: paise(0),
    submittedHeld: paise(0),
    verifiedIn: paise(10_00_000_00),
    verifiedOut: paise(50_00_000_00),
    verifiedHeld: paise(50_00_000_00),
    expiredOut: paise(2_00_000_00),
    verifiedDays: 730,
    keptDays: 1_825,
    refusedKeptDays: 90,
    twoPeople: 'shared',
  },
  casino: { unwatched: 'play' },
  sport: {
    commission: 0,
    betting: 'open',
    marketExposure: paise(50_00_000_00),
    playerExposure: paise(2_00_00_000_00),
    makerExposure: paise(5_00_00_000_00),
  },
  alerts: {
    days: 30,
    inOutLeast: paise(25_000_00),
    inOutPlayed: 50,
    structuringUnder: paise(50_000_00),
    structuringTimes: 3,
    payeePlayers: 2,
    devicePlayers: 2,
    addressPlayers: 5,
    manyAccounts: 3,
    oppositeTimes: 8,
    transferLeast: paise(10_000_00),
    stakesLeast: paise(5_00_000_00),
    stakesTimes: 50,
    lateSeconds: 3,
    lateBets: 10,
    oneIn: 1_000_000,
  },
  screening: { addresses: [] },
  harm: {
    chaseLeast: paise(2_000_00),
    chaseTimes: 3,
    nightBets: 30,
    nightShare: 50,
    nights: 5,
    growLeast: paise(10_000_00),
    growTimes: 3,
    growOneIn: 1_000_000,
    refusedTimes: 3,
    returnedTimes: 3,
  },
  staff: { twoStep: 'optional' },
  alarms: { webhook: '' },
};

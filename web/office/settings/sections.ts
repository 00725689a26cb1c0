import type { Section } from '@maidan/contract/settings';
import { say } from '@maidan/words/say';

/** How a value is shown and typed: amounts in rupees, lists line by line. */
type FieldKind =
  'text' | 'rupees' | 'rupees or nothing' | 'hours' | 'days' | 'count' | 'number' | 'per cent' | 'lines' | 'choice';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The field whose amount this one may not exceed. */
  readonly upTo?: string;
  /** The longest text, or for lines the longest line. */
  readonly most?: number;
  /** The fewest days or hours, or the least number. */
  readonly least?: number;
  /** The largest number. */
  readonly largest?: number;
  /** Has a row of its own, in letters of one width. */
  readonly isLong?: true;
}

export interface SectionForm {
  readonly title: string;
  readonly words: string;
  readonly fields: readonly Field[];
}

const text = (name: string, label: string, most: number, hint = ''): Field => ({
  name,
  label,
  kind: 'text',
  most,
  hint,
});
/** Read letter by letter before it is trusted, so all of it has to be in sight. */
const address = (network: string): Field => ({
  ...text(network, say('officeStaff.addressOf', { network }), 100),
  isLong: true,
});
const rupees = (name: string, label: string, hint = ''): Field => ({ name, label, kind: 'rupees', hint });
const credit = (name: string, label: string, hint = ''): Field => ({ name, label, kind: 'rupees or nothing', hint });
/** Ten years at most. */
const days = (name: string, label: string, least: number, hint = ''): Field => ({
  name,
  label,
  kind: 'days',
  least,
  hint,
});

const number = (name: string, label: string, least: number, largest: number, hint = ''): Field => ({
  ...{ name, label, kind: 'number', least, largest, hint },
});

/** Every section as a form. */
export const FORMS: Readonly<Record<Section, SectionForm>> = {
  bank: {
    title: say('officeStaff.bank'),
    words: say('officeStaff.bankIs'),
    fields: [
      text('bank_name', say('officeStaff.bankName'), 80),
      text('account_name', say('officeStaff.holder'), 80),
      text('account_number', say('officeStaff.accountNumber'), 40),
      text('ifsc', say('officeStaff.ifsc'), 20),
    ],
  },
  upi: {
    title: say('officeStaff.upi'),
    words: say('officeStaff.upiIs'),
    fields: [text('upi_id', say('officeStaff.upiId'), 80), text('payee', say('officeStaff.payee'), 80)],
  },
  usdt: {
    title: say('officeStaff.usdt'),
    words: say('officeStaff.usdtIs'),
    fields: [rupees('rate', say('officeStaff.usdtRate')), address('BEP20'), address('TRC20'), address('ERC20')],
  },
  limits: {
    title: say('officeStaff.limits'),
    words: say('officeStaff.limitsAre'),
    fields: [
      { ...rupees('depositMin', say('officeStaff.depositMin')), upTo: 'depositMax' },
      rupees('depositMax', say('officeStaff.depositMax')),
      { ...rupees('withdrawalMin', say('officeStaff.withdrawalMin')), upTo: 'withdrawalMax' },
      rupees('withdrawalMax', say('officeStaff.withdrawalMax')),
      rupees('fourEyesFrom', say('officeStaff.fourEyesFrom'), say('officeStaff.fourEyesHint')),
      {
        name: 'newPayeeHoldHours',
        label: say('officeStaff.payeeHold'),
        kind: 'hours',
        hint: say('officeStaff.payeeHoldHint'),
      },
      credit('openingCredit', say('officeStaff.openingCredit'), say('officeStaff.openingHint')),
      credit('demoCredit', say('officeStaff.demoCredit'), say('officeStaff.demoHint')),
    ],
  },
  topUp: {
    title: say('officeStaff.topUps'),
    words: say('officeStaff.topUpsAre'),
    fields: [
      credit('amount', say('officeStaff.topUp'), say('officeStaff.topUpHint')),
      rupees('below', say('officeStaff.topUpBelow'), say('officeStaff.topUpBelowHint')),
      { name: 'perDay', label: say('officeStaff.perDay'), kind: 'count', hint: say('officeStaff.perDayHint') },
    ],
  },
  news: {
    title: say('officeStaff.news'),
    words: say('officeStaff.newsIs'),
    fields: [{ name: 'lines', label: say('officeStaff.newsLine'), kind: 'lines', most: 200 }],
  },
  help: {
    title: say('officeStaff.help'),
    words: say('officeStaff.helpIs'),
    fields: [{ name: 'lines', label: say('officeStaff.helpLine'), kind: 'lines', most: 200 }],
  },
  support: {
    title: say('officeStaff.support'),
    words: say('officeStaff.supportIs'),
    fields: [
      text('label', say('officeStaff.supportWords'), 60),
      text('url', say('officeStaff.supportAddress'), 200, say('officeStaff.supportHint')),
    ],
  },
  tickets: {
    title: say('officeStaff.tickets'),
    words: say('officeStaff.ticketsAre'),
    fields: [
      {
        ...{ name: 'answerHours', label: say('officeStaff.answerHours'), kind: 'hours', least: 1 },
        hint: say('officeStaff.answerHoursHint'),
      },
      { name: 'answers', label: say('officeStaff.answerLine'), kind: 'lines', most: 500 },
    ],
  },
  social: {
    title: say('officeStaff.social'),
    words: say('officeStaff.socialIs'),
    fields: [
      text('telegram', 'Telegram', 200),
      text('whatsapp', 'WhatsApp', 200),
      text('instagram', 'Instagram', 200),
      text('facebook', 'Facebook', 200),
      text('x', 'X', 200),
      text('youtube', 'YouTube', 200),
    ],
  },
  money: {
    title: say('officeStaff.money'),
    words: say('officeStaff.moneyIs'),
    fields: [
      {
        name: 'mode',
        label: say('officeStaff.mode'),
        kind: 'choice',
        options: [
          { value: 'play', label: say('officeStaff.playMoney') },
          { value: 'real', label: say('officeStaff.realMoney') },
        ],
      },
      text('licence', say('officeStaff.licence'), 120),
      text('jurisdiction', say('officeStaff.jurisdiction'), 80),
      { name: 'countries', label: say('officeStaff.allowedCountry'), kind: 'lines', most: 60 },
    ],
  },
  identity: {
    title: say('officeStaff.identity'),
    words: say('officeStaff.identityIs'),
    fields: [
      {
        name: 'age',
        label: say('officeStaff.leastAge'),
        kind: 'choice',
        options: ['18', '21'].map(age => ({ value: age, label: say('officeStaff.ageOf', { age }) })),
      },
      credit('submittedIn', say('officeStaff.submittedIn')),
      credit('submittedOut', say('officeStaff.submittedOut')),
      credit('submittedHeld', say('officeStaff.submittedHeld')),
      credit('verifiedIn', say('officeStaff.verifiedIn')),
      credit('verifiedOut', say('officeStaff.verifiedOut')),
      credit('verifiedHeld', say('officeStaff.verifiedHeld')),
      credit('expiredOut', say('officeStaff.expiredOut'), say('officeStaff.expiredHint')),
      days('verifiedDays', say('officeStaff.verifiedDays'), 30),
      days('keptDays', say('officeStaff.keptDays'), 1, say('officeStaff.keptDaysHint')),
      days('refusedKeptDays', say('officeStaff.refusedKeptDays'), 1),
      {
        name: 'twoPeople',
        label: say('officeStaff.verifiedByTwo'),
        kind: 'choice',
        options: [
          { value: 'shared', label: say('officeStaff.twoWhenShared') },
          { value: 'always', label: say('officeStaff.twoAlways') },
        ],
      },
    ],
  },
  alerts: {
    title: say('officeStaff.alerts'),
    words: say('officeStaff.alertsAre'),
    fields: [
      number('days', say('officeStaff.alertDays'), 1, 180, say('officeStaff.alertDaysHint')),
      credit('inOutLeast', say('officeStaff.inOutLeast'), say('officeStaff.inOutLeastHint')),
      number('inOutPlayed', say('officeStaff.inOutPlayed'), 1, 100, say('officeStaff.inOutPlayedHint')),
      rupees('structuringUnder', say('officeStaff.structuringUnder'), say('officeStaff.structuringHint')),
      number('structuringTimes', say('officeStaff.structuringTimes'), 2, 50),
      number('payeePlayers', say('officeStaff.payeePlayers'), 2, 100),
      number('devicePlayers', say('officeStaff.devicePlayers'), 2, 100),
      number('addressPlayers', say('officeStaff.addressPlayers'), 2, 1_000),
      number('manyAccounts', say('officeStaff.manyAccounts'), 2, 100),
      number('oppositeTimes', say('officeStaff.oppositeTimes'), 2, 1_000),
      credit('transferLeast', say('officeStaff.transferLeast')),
      credit('stakesLeast', say('officeStaff.stakesLeast')),
      number('stakesTimes', say('officeStaff.stakesTimes'), 2, 10_000),
      number('lateSeconds', say('officeStaff.lateSeconds'), 1, 60),
      number('lateBets', say('officeStaff.lateBets'), 2, 1_000),
      number('oneIn', say('officeStaff.oneIn'), 100, 1_000_000_000, say('officeStaff.oneInHint')),
    ],
  },
  screening: {
    title: say('officeStaff.screening'),
    words: say('officeStaff.screeningIs'),
    fields: [{ name: 'addresses', label: say('officeStaff.screenedAddress'), kind: 'lines', most: 100 }],
  },
  harm: {
    title: say('officeStaff.harm'),
    words: say('officeStaff.harmIs'),
    fields: [
      rupees('chaseLeast', say('officeStaff.chaseLeast'), say('officeStaff.chaseLeastHint')),
      number('chaseTimes', say('officeStaff.chaseTimes'), 1, 50),
      number('nightBets', say('officeStaff.nightBets'), 1, 10_000, say('officeStaff.nightBetsHint')),
      number('nightShare', say('officeStaff.nightShare'), 1, 100),
      number('nights', say('officeStaff.nights'), 1, 28),
      credit('growLeast', say('officeStaff.growLeast')),
      number('growTimes', say('officeStaff.growTimes'), 2, 100),
      number('growOneIn', say('officeStaff.growOneIn'), 100, 1_000_000_000, say('officeStaff.growOneInHint')),
      number('refusedTimes', say('officeStaff.refusedTimes'), 2, 50),
      number('returnedTimes', say('officeStaff.returnedTimes'), 1, 50, say('officeStaff.returnedTimesHint')),
    ],
  },
  casino: {
    title: say('officeStaff.casino'),
    words: say('officeStaff.casinoIs'),
    fields: [
      {
        name: 'unwatched',
        label: say('officeStaff.unwatched'),
        kind: 'choice',
        options: [
          { value: 'play', label: say('officeStaff.dealOn') },
          { value: 'sleep', label: say('officeStaff.sleep') },
        ],
      },
    ],
  },
  sport: {
    title: say('officeStaff.sport'),
    words: say('officeStaff.sportIs'),
    fields: [
      {
        name: 'commission',
        label: say('officeStaff.commission'),
        kind: 'per cent',
        hint: say('officeStaff.commissionHint'),
      },
      {
        name: 'betting',
        label: say('officeStaff.bettingOnSport'),
        kind: 'choice',
        options: [
          { value: 'open', label: say('officeStaff.open') },
          { value: 'stopped', label: say('officeStaff.stopped') },
        ],
      },
      {
        ...rupees('marketExposure', say('officeStaff.marketExposure'), say('officeStaff.marketExposureHint')),
        upTo: 'playerExposure',
      },
      rupees('playerExposure', say('officeStaff.playerExposure'), say('officeStaff.playerExposureHint')),
      rupees('makerExposure', say('officeStaff.makerExposure'), say('officeStaff.makerExposureHint')),
    ],
  },
  staff: {
    title: say('officeStaff.policy'),
    words: say('officeStaff.policyIs'),
    fields: [
      {
        name: 'twoStep',
        label: say('officeStaff.twoStep'),
        kind: 'choice',
        options: [
          { value: 'optional', label: say('officeStaff.optional') },
          { value: 'required', label: say('officeStaff.required') },
        ],
      },
    ],
  },
  alarms: {
    title: say('officeStaff.alarms'),
    words: say('officeStaff.alarmsAre'),
    fields: [text('webhook', say('officeStaff.webhook'), 200, say('officeStaff.webhookHint'))],
  },
};

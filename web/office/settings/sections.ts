import type { Section } from '@maidan/contract/settings';

/** How a value is shown and typed: amounts in rupees, lists line by line. */
type FieldKind = 'text' | 'rupees' | 'rupees or nothing' | 'hours' | 'count' | 'per cent' | 'lines' | 'choice';

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
const address = (network: string): Field => ({ ...text(network, `${network} address`, 100), isLong: true });
const rupees = (name: string, label: string, hint = ''): Field => ({ name, label, kind: 'rupees', hint });
const credit = (name: string, label: string, hint = ''): Field => ({ name, label, kind: 'rupees or nothing', hint });

/** Every section as a form. */
export const FORMS: Readonly<Record<Section, SectionForm>> = {
  bank: {
    title: 'Bank account',
    words: 'Where players pay INR by bank transfer. Leave all empty to close this way to pay.',
    fields: [
      text('bank_name', 'Bank name', 80),
      text('account_name', 'Account holder name', 80),
      text('account_number', 'Account number', 40),
      text('ifsc', 'IFSC', 20),
    ],
  },
  upi: {
    title: 'UPI',
    words: 'Where players pay INR by UPI. The QR code is made from these two.',
    fields: [text('upi_id', 'UPI ID', 80), text('payee', 'Payee name', 80)],
  },
  usdt: {
    title: 'USDT',
    words: 'Wallet addresses by network, and the rate written on every new request.',
    fields: [rupees('rate', 'Rupees for one USDT'), address('BEP20'), address('TRC20'), address('ERC20')],
  },
  limits: {
    title: 'Limits',
    words: 'What one request may be, when a second person is needed, and what newcomers are credited.',
    fields: [
      { ...rupees('depositMin', 'Smallest deposit'), upTo: 'depositMax' },
      rupees('depositMax', 'Largest deposit'),
      { ...rupees('withdrawalMin', 'Smallest withdrawal'), upTo: 'withdrawalMax' },
      rupees('withdrawalMax', 'Largest withdrawal'),
      rupees('fourEyesFrom', 'Four eyes from', 'From this amount on a second person must approve.'),
      {
        name: 'newPayeeHoldHours',
        label: 'Hold for a new payee, in hours',
        kind: 'hours',
        hint: 'How long money to a payee who was never paid before waits. 0 for no wait; real money waits at least 24.',
      },
      credit('openingCredit', 'Opening credit', 'Play money for a new registration.'),
      credit('demoCredit', 'Demo credit', 'Play money for a demo account.'),
    ],
  },
  topUp: {
    title: 'Top-ups',
    words: 'Play money for players who have run low. There are none where the money is real.',
    fields: [
      credit('amount', 'Top-up', 'Play money credited at once. 0 for none.'),
      rupees('below', 'Only with less than', 'Balance, open bets and withdrawals on their way together.'),
      { name: 'perDay', label: 'Times a day', kind: 'count', hint: 'For one player, from midnight in India.' },
    ],
  },
  news: {
    title: 'News',
    words: 'The lines that run under the header, in this order.',
    fields: [{ name: 'lines', label: 'Line', kind: 'lines', most: 200 }],
  },
  support: {
    title: 'Support',
    words: 'How players reach you.',
    fields: [text('label', 'Words', 60), text('url', 'Address', 200, 'Use an https, mailto or tel address.')],
  },
  social: {
    title: 'Social icons',
    words: 'Your pages elsewhere, as icons in the footer. Empty ones are not shown.',
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
    title: 'Money mode',
    words: 'Real money needs a licence, a jurisdiction and allowed countries. Until then everything is play money.',
    fields: [
      {
        name: 'mode',
        label: 'Mode',
        kind: 'choice',
        options: [
          { value: 'play', label: 'Play money' },
          { value: 'real', label: 'Real money' },
        ],
      },
      text('licence', 'Licence', 120),
      text('jurisdiction', 'Jurisdiction', 80),
      { name: 'countries', label: 'Allowed country', kind: 'lines', most: 60 },
    ],
  },
  casino: {
    title: 'Casino tables',
    words: 'What tables do that nobody watches. Single tables are set under Tables.',
    fields: [
      {
        name: 'unwatched',
        label: 'Tables without players',
        kind: 'choice',
        options: [
          { value: 'play', label: 'Deal on' },
          { value: 'sleep', label: 'Sleep until somebody comes' },
        ],
      },
    ],
  },
  sport: {
    title: 'Sport',
    words: 'What counts for all matches and races. Single ones are set under Sport.',
    fields: [
      {
        name: 'commission',
        label: 'Commission',
        kind: 'per cent',
        hint: 'Of net winnings between players, on markets that open from now on.',
      },
      {
        name: 'betting',
        label: 'Betting on sport',
        kind: 'choice',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'stopped', label: 'Stopped' },
        ],
      },
      { ...rupees('marketExposure', 'Most at risk in one market', 'Of one player.'), upTo: 'playerExposure' },
      rupees('playerExposure', 'Most at risk in all', 'Of one player, casino included.'),
      rupees('makerExposure', 'Most at risk of the maker', 'Of the house’s own orders in one market.'),
    ],
  },
  staff: {
    title: 'Staff policy',
    words: 'How colleagues sign in.',
    fields: [
      {
        name: 'twoStep',
        label: 'Two-step sign-in',
        kind: 'choice',
        options: [
          { value: 'optional', label: 'Optional' },
          { value: 'required', label: 'Required for everyone' },
        ],
      },
    ],
  },
  alarms: {
    title: 'Alarms',
    words: 'Where it is told, besides on these screens, that the books or the audit log do not agree.',
    fields: [text('webhook', 'Webhook', 200, 'An https address that takes JSON by POST. Leave it empty for none.')],
  },
};

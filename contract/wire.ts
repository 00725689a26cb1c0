import { FIELD } from './fieldSentences.ts';
import type { Millis } from '@maidan/core/ids';
import { MOST, type Money } from '@maidan/core/money';
import { z } from 'zod';
import type { FileReply, LongFileReply } from './call.ts';

/* The small schemas every call is made of. Objects are strict: an unknown field is refused, not ignored. */

export const nothing = z.strictObject({});

/** Whole paise, as our own calls write money. The calls of the specification write rupees. */
export const money = z.int().transform(n => n as Money);
export const positiveMoney = z
  .int()
  .min(1)
  .max(MOST)
  .transform(n => n as Money);

export const millis = z.int().transform(n => n as Millis);

/** Control characters, line breaks, and what has no width or turns the direction of writing around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Between letters of these scripts a joiner is spelling; anywhere else it only makes two texts look the same. */
const INDIC = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map(script => `\\p{sc=${script}}`)
  .join('');
const JOINERS = new RegExp(`(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}])`, 'gu');

/** One line a person typed: trimmed, and all of it can be seen. */
export const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform(text => text.trim())
    .refine(text => !UNSEEN.test(text.replaceAll(JOINERS, '')), FIELD.controlCharacters)
    // Half a character cannot be stored.
    .refine(text => text.isWellFormed(), FIELD.brokenCharacters);

export const filledLine = (most: number) => line(most).refine(text => text.length > 0, FIELD.required);

/** What others see somebody as: one spelling, whichever way it was typed. */
export const displayName = (most: number) =>
  z
    .string()
    .max(most)
    .transform(text => text.normalize('NFKC'))
    .pipe(filledLine(most));

/** Names in paths and queries: digits, letters and a few signs. */
export const id = z.string().regex(/^[\w-]{1,64}$/, 'That is not an id.');

/** A calendar day in India. */
export const day = z.iso.date(FIELD.day);

const PAGE_SIZES = [10, 20, 50] as const;

export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce
    .number()
    .int()
    .refine(n => (PAGE_SIZES as readonly number[]).includes(n), FIELD.pageSize)
    .default(10),
};

export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), page: z.int(), pages: z.int(), total: z.int() });

export const file = z.custom<FileReply>();
export const longFile = z.custom<LongFileReply>();

export const NETWORKS = ['BEP20', 'TRC20', 'ERC20'] as const;
export type Network = (typeof NETWORKS)[number];

export const CURRENCIES = ['INR', 'USDT'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const METHODS = ['BANK', 'UPI', 'CRYPTO'] as const;
export type Method = (typeof METHODS)[number];

export const DEPOSIT_STATES = ['requested', 'approved', 'rejected'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** requested → approved → sent → confirmed, or refunded from any step before confirmed. */
export const WITHDRAWAL_STATES = ['requested', 'approved', 'sent', 'confirmed', 'refunded'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Empty, or where the operator's own picture comes from. */
export const streamUrl = z
  .string()
  .max(500)
  .refine(text => text === '' || isHttps(text), 'Enter an address that starts with https://.');

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

import { sentenceOf } from '@maidan/contract/errors';
import { expandShort } from '@maidan/core/format';
import { parseRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import type { Field } from './sections.ts';

/** What stands in the fields of a form while it is edited: text, or lines of text. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

export function draftOf(fields: readonly Field[], values: object): Draft {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(fields.map(field => [field.name, shown(field, given.get(field.name))]));
}

function shown({ kind }: Field, value: unknown): string | readonly string[] {
  if (kind === 'lines') return Array.isArray(value) ? value.map(String) : [];
  if (kind === 'rupees' || kind === 'rupees or nothing' || kind === 'per cent') return rupeesText(Number(value));
  return String(value ?? '');
}

/** 885050 paise is '8850.50', and 10000 is '100': no more decimals than it has. Per cents are kept in hundredths too. */
const rupeesText = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

export type Faults = Readonly<Record<string, string>>;

/** The values of a section as the wire takes them, or what is wrong with which field. */
export function valuesOf(
  fields: readonly Field[],
  draft: Draft,
): { readonly values: Record<string, unknown> } | { readonly faults: Faults } {
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const read = readField(field, draft[field.name] ?? '');
    if ('fault' in read) faults[field.name] = read.fault;
    else values[field.name] = read.value;
  }
  for (const { name, upTo } of fields) {
    if (upTo !== undefined && Number(values[name]) > Number(values[upTo]))
      faults[name] = say('officeStaff.moreThanLargest');
  }
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

type Read = { readonly value: unknown } | { readonly fault: string };

function readField({ kind, least = 0, largest = 20 }: Field, typed: string | readonly string[]): Read {
  if (typeof typed !== 'string') return { value: typed.map(line => line.trim()).filter(line => line) };
  const text = typed.trim();
  if (kind === 'rupees or nothing' && /^0*(\.0*)?$/.test(text)) return { value: 0 };
  if (kind === 'rupees' || kind === 'rupees or nothing') {
    const amount = parseRupees(expandShort(text));
    return typeof amount === 'string' ? { fault: sentenceOf(amount) } : { value: amount };
  }
  if (kind === 'hours') {
    const hours = Number(text);
    const fits = /^\d+$/.test(text) && hours >= least && hours <= 168;
    return fits ? { value: hours } : { fault: say('officeStaff.wholeHours', { least: String(least) }) };
  }
  if (kind === 'days') {
    const fits = /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= 3_650;
    return fits ? { value: Number(text) } : { fault: say('officeStaff.wholeDays', { least: String(least) }) };
  }
  if (kind === 'count') {
    const fits = /^\d{1,2}$/.test(text) && Number(text) <= 20;
    return fits ? { value: Number(text) } : { fault: say('officeStaff.wholeNumber') };
  }
  if (kind === 'number') {
    const fits = /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= largest;
    if (fits) return { value: Number(text) };
    return { fault: say('officeStaff.numberWithin', { least: String(least), largest: String(largest) }) };
  }
  if (kind === 'per cent') {
    const hundredths = Math.round(Number(text) * 100);
    const fits = /^\d{1,2}(\.\d{1,2})?$/.test(text) && hundredths <= 2_000;
    return fits ? { value: hundredths } : { fault: say('officeStaff.perCent') };
  }
  return { value: text };
}

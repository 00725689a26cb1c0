import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@maidan/contract/language';

/* An ICU message as an expression of JavaScript. The build puts it where the message is asked for, so that a page loads
   neither a catalogue nor what would read one. */

/** The CLDR's plural categories of whole and broken counts; whatever is none of these is `other`. */
const PLURALS: Readonly<Record<Language, Readonly<Record<string, (count: string) => string>>>> = {
  en: { one: count => `${count}===1` },
  hi: { one: count => `${count}<=1` },
};

/** By the name in the message: an expression of its value. */
export type ValueCode = (name: string) => string;

/** A message with tags is a list of its parts, any other a string. */
export function codeOf(message: string, language: Language, valueOf: ValueCode): string {
  const parts = elementsOf(message);
  const inside = { language, valueOf, count: undefined };
  if (!parts.some(part => part.type === TYPE.tag)) return stringCode(parts, inside);
  return `[${parts.map(part => partCode(part, inside)).join(',')}]`;
}

/** Everything a message asks for, and as what: 'count plural', 'name argument'. The same in every language. */
export function placeholdersOf(message: string): readonly string[] {
  const found = new Set<string>();
  const visit = (part: MessageFormatElement): void => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return;
    found.add(`${part.value} ${TYPE[part.type]}`);
    if (part.type === TYPE.tag) part.children.forEach(visit);
    if (part.type === TYPE.plural || part.type === TYPE.select) {
      Object.values(part.options).forEach(({ value }) => value.forEach(visit));
    }
  };
  elementsOf(message).forEach(visit);
  return [...found].toSorted();
}

const elementsOf = (message: string): readonly MessageFormatElement[] => parse(message, { captureLocation: false });

interface Inside {
  readonly language: Language;
  readonly valueOf: ValueCode;
  /** What # stands for. */
  readonly count: string | undefined;
}

function stringCode(parts: readonly MessageFormatElement[], inside: Inside): string {
  if (parts.length === 0) return '""';
  const [only] = parts;
  if (parts.length === 1 && only?.type !== TYPE.argument) return partCode(only!, inside);
  return `\`${parts.map(part => (part.type === TYPE.literal ? quoted(part.value) : `\${${partCode(part, inside)}}`)).join('')}\``;
}

const quoted = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, '\\$&');

function partCode(part: MessageFormatElement, inside: Inside): string {
  const { valueOf, count } = inside;
  switch (part.type) {
    case TYPE.literal:
      return JSON.stringify(part.value);
    case TYPE.argument:
      return valueOf(part.value);
    case TYPE.number:
      return numberCode(valueOf(part.value));
    case TYPE.pound:
      return numberCode(count ?? '');
    case TYPE.select:
      return choiceCode(part.options, inside, option => `${valueOf(part.value)}===${JSON.stringify(option)}`);
    case TYPE.plural: {
      const counted = valueOf(part.value);
      return choiceCode(part.options, { ...inside, count: counted }, option => pluralTest(option, counted, inside));
    }
    case TYPE.tag:
      return `${valueOf(part.value)}(${stringCode(part.children, inside)})`;
    default:
      throw new Error(`a message has no dates of its own: ${JSON.stringify(part)}`);
  }
}

/**
 * Whole numbers, in every language by the digits 0-9 and with lakh grouping: the last three, then pairs. A formatter of the
 * browser's own would take a phone as long as drawing a screen.
 */
const numberCode = (value: string): string => `String(${value}).replace(/\\B(?=(\\d\\d)+\\d$)/g,",")`;

function pluralTest(option: string, count: string, { language }: Inside): string {
  if (option.startsWith('=')) return `${count}===${option.slice(1)}`;
  const test = PLURALS[language][option];
  if (!test) throw new Error(`no count is '${option}' in '${language}'`);
  return test(count);
}

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

/** The first that fits, in the order in which they stand; `other` is what remains. */
function choiceCode(options: Options, inside: Inside, testOf: (option: string) => string): string {
  if (Object.values(options).some(({ value }) => value.some(({ type }) => type === TYPE.tag))) {
    throw new Error('a tag holds a choice, and is not one of it');
  }
  const { other, ...rest } = options;
  const tests = Object.entries(rest).map(([option, { value }]) => `${testOf(option)}?${stringCode(value, inside)}:`);
  return `(${tests.join('')}${stringCode(other?.value ?? [], inside)})`;
}

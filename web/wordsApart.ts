import { type ESTree, parseSync, Visitor } from 'vite';

/* Words that stand in the code of a part whose words are in the catalogue: whoever reads another language would read them. */

/** Attributes and properties that somebody reads or hears. */
const READ = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'caption', 'heading', 'hint'],
  ...['label', 'legend', 'placeholder', 'text', 'title'],
]);

/** What is the same in every language: names, and what is written in capitals. */
const NAMES =
  /\b([Mm]aidan|English|Android|Telegram|WhatsApp|Instagram|Facebook|YouTube|Samsung Internet|UPI|IFSC|[A-Z0-9]{2,})\b/g;

/** Answers with every piece of text that is words, with its line: 'Login.tsx:12 New here?'. */
export function wordsIn(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const classes: { start: number; end: number }[] = [];
  const note = (start: number, text: string, isWords: (text: string) => boolean): void => {
    if (isWords(text.replaceAll(NAMES, ''))) found.push(`${path}:${lineOf(code, start)} ${text.trim()}`);
  };
  new Visitor({
    JSXText: node => note(node.start, node.value, hasWord),
    JSXAttribute: ({ name, value, start, end }) => {
      if (name.name === 'className') classes.push({ start, end });
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
      note(value.start, value.value, READ.has(String(name.name)) ? hasWord : isSentence);
    },
    Property: ({ key, value }) => {
      if (value.type !== 'Literal' || typeof value.value !== 'string' || !READ.has(nameOf(key))) return;
      if (!isSentence(value.value)) note(value.start, value.value, hasWord);
    },
    Literal: node => {
      if (typeof node.value === 'string' && !isAttribute(code, node) && !isCode(code, node))
        note(node.start, node.value, isSentence);
    },
    TemplateElement: node => {
      if (!classes.some(({ start, end }) => start <= node.start && node.end <= end))
        note(node.start, node.value.cooked ?? '', hasWords);
    },
  }).visit(parseSync(path, withoutFaults(code)).program);
  return found;
}

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
/** Two words on end, which no address and no class has. */
const hasWords = (text: string): boolean => /\p{L}{2,}[,.:]? \p{L}{2}/u.test(text);
/** Begins as a sentence does. Lists of classes are in small letters. */
const isSentence = (text: string): boolean => /^\s*\p{Lu}\p{Ll}*[,’]? .*\p{L}{2}|[.!?…] \p{Lu}/u.test(text);

const nameOf = (key: ESTree.PropertyKey): string => (key.type === 'Identifier' ? key.name : '');

const isAttribute = (code: string, { start }: ESTree.Node): boolean => /[\w-]=$/.test(code.slice(0, start));

/** The name of a property, or what something is compared with. */
const isCode = (code: string, { start, end }: ESTree.Node): boolean =>
  code[end] === ':' || /[!=]== $/.test(code.slice(0, start));

/** An exception is read by a programmer. */
const withoutFaults = (code: string): string =>
  code.replaceAll(/new \w*Error\((?:[^()]|\([^()]*\))*\)/g, fault => 'null'.padEnd(fault.length));

const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length;

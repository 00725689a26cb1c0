import { posix } from 'node:path';
import { type Source, withoutComments } from './sources.ts';

// House rules that neither the compiler nor the linter knows. Each takes a file and answers with its complaints.

export type Rule = (source: Source) => readonly string[];

const IMPURE = new RegExp(
  [
    '\\bDate\\.now|\\bnew Date\\(\\)|\\bMath\\.random|\\bperformance\\.|\\bcrypto\\.',
    '\\bset(Timeout|Interval|Immediate)|\\bfetch\\(|\\bconsole\\.|\\bprocess\\.',
    '\\b(window|document|localStorage)\\.|from .node:',
  ].join('|'),
);

export const rulesArePure: Rule = ({ path, text }) => {
  if (!/^(core|games|exchange|contract)\//.test(path) || isTest(path)) return [];
  const used = IMPURE.exec(withoutComments(text));
  return used ? [`${path} uses ${used[0]}: rules have no clock, no dice and no wires`] : [];
};

const MOST_LINES = 400;
/** A message is one sentence, however long. */
const MESSAGES = /^words\/\w+\/\w+\.ts$/;

/** Nobody reads them: npm run sql writes them. */
const MADE = /^server\/db\/(statements|tables)\.ts$/;

export const fitsInOneSitting: Rule = ({ path, text }) => {
  if (MADE.test(path)) return [];
  const lines = text.trimEnd().split('\n');
  const long = MESSAGES.test(path) ? -1 : lines.findIndex(line => line.length > 130);
  return [
    ...(lines.length > MOST_LINES ? [`${path} has ${lines.length} lines, more than ${MOST_LINES}`] : []),
    ...(long >= 0 ? [`${path}:${long + 1} is longer than 130 columns`] : []),
  ];
};

/** Relies on the formatter: a function ends at the first closing brace as far to the left as the line that opened it. */
export const functionsFitOnAScreen: Rule = ({ path, text }) => {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const indent = openedBy(line, isTest(path));
    if (indent === undefined) return [];
    const length = lines.slice(start).findIndex(other => other.startsWith(`${indent}}`)) + 1;
    return length > 60 ? [`${path}:${start + 1} is a function of ${length} lines, more than 60`] : [];
  });
};

function openedBy(line: string, inTest: boolean): string | undefined {
  if (inTest && /^\s*(describe|suite)\b/.test(line)) return undefined;
  const opens = /\bfunction\b.*\{$|=> \{$|^\s+(?!if|for|while|switch|catch|with|return|else|do\b)[\w #]+\(.*\).*\{$/;
  return opens.test(line) ? /^\s*/.exec(line)?.[0] : undefined;
}

export const noBarrels: Rule = ({ path, text }) => {
  if (path === 'games/index.ts') return [];
  if (/\/index\.tsx?$/.test(path)) return [`${path}: only the list of games is an index`];
  const statements = withoutComments(text)
    .replaceAll(/\s+/g, ' ')
    .split(';')
    .filter(part => part.trim() !== '');
  const isBarrel = statements.length > 0 && statements.every(part => /^ ?export .* from '/.test(part));
  return isBarrel ? [`${path} only passes on what others export`] : [];
};

/** Spelt in two halves, so that this file does not complain about itself. */
const LEFTOVERS = [`TO${'DO'}`, `FIX${'ME'}`, `@ts-${'ignore'}`, `@ts-${'nocheck'}`].map(
  word => new RegExp(`${word}\\b`),
);

export const nothingLeftUndone: Rule = ({ path, text }) =>
  LEFTOVERS.filter(word => word.test(text)).map(word => `${path} contains ${word.source.replace('\\b', '')}`);

export const noTestIsSkipped: Rule = ({ path, text }) => {
  const found = isTest(path) ? /\b(test|it|describe)\.(skip|only|todo|fails|skipIf|runIf)\b/.exec(text) : null;
  return found ? [`${path} has ${found[0]}`] : [];
};

/** A title, whatever numbers stand before it, that is only understood after the one above it. */
const ANAPHORA =
  /(?:\b(?:test|describe)|\))\(\s*['"`](?:\[\w+\]\s*)*((?:and|but|nor|or|so|it|its|they|them|their|these|those)\b[^'"`]*)/gi;

export const titlesStandAlone: Rule = ({ path, text }) =>
  isTest(path)
    ? [...text.matchAll(ANAPHORA)].map(([, title]) => `${path}: '${title}' says its rule only after another title`)
    : [];

const ANY = new RegExp('(:|\\bas|<|\\||,) any\\b|<any\\b|\\bany\\[\\]');

export const nothingIsAny: Rule = ({ path, text }) => {
  const found = ANY.exec(withoutStrings(withoutComments(text)));
  return found ? [`${path} has '${found[0].trim()}'`] : [];
};

/** camelCase, and PascalCase for components. */
export const filesAreNamedAlike: Rule = ({ path }) => {
  const name = posix.basename(path);
  const fits =
    /^[a-z0-9][A-Za-z0-9]*(\.(test|spec|worker|config))?\.(ts|tsx|mjs)$|^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name);
  return fits ? [] : [`${path}: files are camelCase, components PascalCase`];
};

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

const withoutStrings = (text: string): string => text.replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");

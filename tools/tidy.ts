import { posix } from 'node:path';
import { type Source, withoutComments } from './sources.ts';

// House rules that neither the compiler nor the linter knows. Each takes a file and answers with its complaints.

export type Rule = (source: Source) => readonly string[];

/** What each workspace may import besides itself. Arrows only ever point up this list. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  exchange: ['core'],
  contract: ['core', 'games', 'exchange'],
  server: ['core', 'games', 'exchange', 'contract'],
  web: ['core', 'games', 'exchange', 'contract'],
  tools: ['core', 'games', 'exchange', 'contract', 'server'],
  e2e: ['core', 'games', 'exchange', 'contract', 'server', 'tools'],
};

/** Parts of the web app and what they must not know of. */
const WEB_WALLS: readonly [from: RegExp, to: RegExp, why: string][] = [
  [/^web\/player\//, /^web\/office\//, 'the player’s app and the back office share nothing but ui'],
  [/^web\/office\//, /^web\/player\//, 'the player’s app and the back office share nothing but ui'],
  [/^web\/(ui|live|api)\b/, /^web\/(player|office)\//, 'what both front ends share knows neither'],
  [/^web\/(player|office)\/\w+\//, /^web\/(player|office)\/(routes|main)\b/, 'only the entry knows the routes'],
  [/^web\/(player|office)\/(?!screens\/)\w+\//, /^web\/(player|office)\/screens\//, 'features do not know screens'],
];

export const importsPointOneWay: Rule = ({ path, text }) => {
  const own = workspaceOf(path);
  return importsOf(text).flatMap(name => {
    const target = targetOf(path, name);
    if (target === undefined) return [];
    const other = workspaceOf(target);
    if (other !== own) {
      if (name.startsWith('.')) return [`${path} reaches out of its workspace with '${name}'`];
      return mayImport(path, own, other) ? [] : [`${path} imports ${other}`];
    }
    const wall = WEB_WALLS.find(([from, to]) => from.test(path) && to.test(target));
    return wall ? [`${path} imports ${target}: ${wall[2]}`] : [];
  });
};

/** Tests of the server make their databases with a tool. */
const mayImport = (path: string, own: string, other: string): boolean =>
  (MAY_IMPORT[own]?.includes(other) ?? false) || (own === 'server' && other === 'tools' && isTest(path));

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

export const fitsInOneSitting: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n');
  const long = lines.findIndex(line => line.length > 130);
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

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

const workspaceOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

const IMPORTS = /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

export function importsOf(text: string): string[] {
  return [...withoutComments(text).matchAll(IMPORTS)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
}

/** Where an import leads inside the repository, if it does. */
function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('@maidan/')) return name.slice('@maidan/'.length);
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined;
}

const withoutStrings = (text: string): string => text.replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");

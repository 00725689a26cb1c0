import { type ErrorCode, ERRORS } from '@maidan/contract/errors';
import type { Language } from '@maidan/contract/language';
import { refusalIn } from '@maidan/contract/refusalsIn';
import { CATALOGUES, type Key } from '@maidan/words/catalogue';
import { codeOf } from '@maidan/words/messageCode';
import { sayingsCode, type Tongue, tongueOf } from '@maidan/words/tongues';
import { type ESTree, type Plugin, Visitor } from 'vite';

/* One build for each language: where the app asks for a message by its key, the built page has the message. */

const FROM = '@maidan/words/say';

/** Where the letters of a language are loaded that has its own. */
const FACE_OF = '/web/player/main.tsx';

/** What the server refuses with is told by the server; what a page finds by itself it has to know. */
const SENTENCES = /\/contract\/(playerErrors|house)\.ts$/;

/** What games are called is said by these modules; each has one beside it for every other language. */
const OF_GAMES = /\/words\/games\/(names|labels|rules|firsts)\.ts$/;

/** What verifiers find has one in the catalogue. */
const FAULTS = /\/(?:games\/kit|exchange)\/fair\/(faults|matchFaults)\.ts$/;

export function inTongue({ files }: Pick<Tongue, 'files'>, id: string): string | undefined {
  const file = OF_GAMES.exec(id)?.[1];
  if (file) return `export * from './${file}${files}.ts';`;
  const faults = FAULTS.exec(id)?.[1];
  return faults && `export * from '@maidan/words/fair/${faults}${files}';`;
}

/** What the exchange tells comes in English, and what it is made of: in other languages a page says it by itself. */
const TOLD = /\/words\/told\/(boardSayings|sayings)\.ts$/;

/** A module as a page in another language has it, where that is another one. */
function otherwise(tongue: Tongue, language: Language, code: string, id: string): string | undefined {
  if (SENTENCES.test(id)) return refusalsIn(language, code);
  const name = TOLD.exec(id)?.[1];
  if (name) return `export const ${name}=${sayingsCode(name === 'sayings' ? tongue.told : tongue.board, language)}`;
  return inTongue(tongue, id);
}

export function wordsBuild(language: Language): Plugin {
  const words = CATALOGUES[language];
  const tongue = tongueOf(language);
  const face = tongue?.face;
  return {
    name: 'maidan-words',
    transform(code, id) {
      const spoken = tongue && otherwise(tongue, language, code, id);
      if (spoken) return { code: spoken, map: null };
      const font = face && id.endsWith(FACE_OF) ? `import '../styles/${face.sheet}';\n` : '';
      if (!code.includes(FROM)) return font === '' ? null : { code: font + code, map: null };
      return { code: font + withWords(code, this.parse(code), language), map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: page =>
        page
          .replace('lang="en-IN"', `lang="${words['frame.lang']}"`)
          .replace(CATALOGUES.en['frame.description'], words['frame.description'])
          .replace('    <script src="/theme.js">', script => (face ? linkTo(face.file) : '') + script),
    },
  };
}

const linkTo = (file: string): string =>
  `    <link rel="preload" href="./fonts/${file}" as="font" type="font/woff2" crossorigin />\n`;

function refusalsIn(language: Language, code: string): string {
  const codes = Object.keys(ERRORS) as ErrorCode[]; // keys of a constant
  const said = codes.reduce(
    (text, each) => text.replace(quoted(ERRORS[each][1]), () => quoted(refusalIn(language, each))),
    code,
  );
  const left = /"[A-Z][a-z]+ [^"]+"/.exec(said);
  if (left) throw new Error(`${left[0]} is still in English`);
  return said;
}

const quoted = (text: string): string => JSON.stringify(text);

interface Change {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

/** The code with every say('…') replaced by its message, and without the import of what says it elsewhere. */
export function withWords(code: string, program: ESTree.Program, language: Language): string {
  const changes: Change[] = [];
  const textOf = ({ start, end }: Range): string => changed(code, changes, start, end);
  new Visitor({
    ImportDeclaration: node => {
      if (node.source.value === FROM) changes.push({ ...rangeOf(node), code: '' });
    },
    // On the way out: what is said within a message comes before it.
    'CallExpression:exit': node => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'say') return;
      changes.push({ ...rangeOf(node), code: messageCode(node, textOf, language) });
    },
  }).visit(program);
  return changed(code, changes, 0, code.length);
}

type Range = Pick<Change, 'start' | 'end'>;
const rangeOf = ({ start, end }: Range): Range => ({ start, end });

/** Of changes that lie within each other the outer one has the inner one in it already. */
function changed(code: string, changes: readonly Change[], start: number, end: number): string {
  const within = changes.filter(change => change.start >= start && change.end <= end);
  const outer = within.filter(
    one => !within.some(other => other !== one && other.start <= one.start && other.end >= one.end),
  );
  let text = '';
  let at = start;
  for (const change of outer.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, change.start) + change.code;
    at = change.end;
  }
  return text + code.slice(at, end);
}

function messageCode(call: ESTree.CallExpression, textOf: (range: Range) => string, language: Language): string {
  const [key, object] = call.arguments;
  if (key?.type !== 'Literal' || typeof key.value !== 'string' || !(key.value in CATALOGUES[language])) {
    throw new Error(`say() needs the key of a message, not ${key ? textOf(key) : 'nothing'}`);
  }
  const message = CATALOGUES[language][key.value as Key];
  const values = object ? valuesOf(object, key.value) : new Map<string, ESTree.Expression>();
  const code = codeOf(message, language, name => {
    if (!values.has(name)) throw new Error(`${key.value} asks for ${name}`);
    return placeOf(name);
  });
  const withEach = (codeFor: (name: string, value: ESTree.Expression) => string): string =>
    [...values].reduce((text, [name, value]) => text.replaceAll(placeOf(name), () => codeFor(name, value)), code);
  const isReadOnce = [...values].every(([name, value]) => isName(value) || code.split(placeOf(name)).length <= 2);
  if (isReadOnce) return withEach((_, value) => `(${textOf(value)})`);
  const given = [...values.values()].map(value => textOf(value));
  return `((${[...values.keys()].join(',')})=>${withEach(name => name)})(${given.join(',')})`;
}

/** Where the value of that name goes; no message has such a character. */
const placeOf = (name: string): string => `\0${name}\0`;

/** What costs nothing to read again. */
const isName = (value: ESTree.Expression): boolean => value.type === 'Identifier';

function valuesOf(given: ESTree.Argument, key: string): Map<string, ESTree.Expression> {
  const properties = given.type === 'ObjectExpression' ? given.properties : [undefined];
  return new Map(
    properties.map(property => {
      if (property?.type !== 'Property' || property.key.type !== 'Identifier') {
        throw new Error(`say('${key}', …) needs its values by their names`);
      }
      return [property.key.name, property.value];
    }),
  );
}

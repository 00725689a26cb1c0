import { type ESTree, parseSync, Visitor } from 'vite';
import type { Source } from '../sources.ts';

/* Sentences in the middle of rules: whoever reads another language would read them in English all the same. */

/** Calls and exceptions that are read by programmers and by whoever runs the house, or that say a message. */
const APART = /(^|[.#])(say\w*|call|report|emitWarning|describe|info|warn|error)$/;

/** Every string of a file that is a sentence or a part of one, with its line: 'server/app.ts:12 The books do not agree'. */
export function sentencesIn({ path, text }: Source): readonly string[] {
  const found: ESTree.Node[] = [];
  const apart: Range[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    ImportDeclaration: node => apart.push(node),
    ThrowStatement: node => apart.push(node),
    NewExpression: node => void (/Error$/.test(nameOf(text, node.callee)) && apart.push(node)),
    CallExpression: node => void (APART.test(nameOf(text, node.callee)) && apart.push(node)),
    Literal: node => void (typeof node.value === 'string' && isSentence(node.value) && found.push(node)),
    TemplateLiteral: node => void (isSentence(partsOf(node)) && found.push(node)),
  }).visit(program);
  return found
    .filter(({ start, end }) => !apart.some(outer => outer.start <= start && end <= outer.end))
    .map(({ start, end }) => `${path}:${text.slice(0, start).split('\n').length} ${text.slice(start + 1, end - 1)}`);
}

type Range = Pick<ESTree.Node, 'start' | 'end'>;

const nameOf = (text: string, { start, end }: Range): string => text.slice(start, end);

const partsOf = ({ quasis }: ESTree.TemplateLiteral): string => quasis.map(({ value }) => value.cooked ?? '').join('…');

/** Begins as a sentence does and goes on, or ends as one. SQL, codes and lists of classes do neither. */
const isSentence = (text: string): boolean =>
  /^\s*…? ?\p{Lu}\p{Ll}*[,’']?s? .*\p{Ll}{2}|\p{Ll}{2,} .*\p{Ll}{2}…?[.!?]$/u.test(text);

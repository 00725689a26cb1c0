import { posix } from 'node:path';
import { type Node, type ObjectExpression, parseSync, type Program } from 'oxc-parser';
import type { Source } from '../sources.ts';

/* Finds the statements in our sources: what the compiler knows as a literal, read without the compiler, which cannot be asked. */

/** A place in our sources. */
export interface Site {
  readonly path: string;
  readonly line: number;
}

export const siteName = ({ path, line }: Site): string => `${path}:${line}`;

export interface Asked extends Site {
  /** What is asked, however often it may differ; undefined where it is put together while the house runs. */
  readonly texts: readonly string[] | undefined;
  /** Somebody says by hand what comes back. */
  readonly isTypedByHand: boolean;
}

/** Files whose statements are checked: all of the house and its tools but tests, which ask what they like. */
export const isAsked = (path: string): boolean =>
  /^(server|tools)\//.test(path) && !/\.test\.ts$/.test(path) && path !== REPLICATION;

/** Its commands are those of replication, which are no SQL. */
const REPLICATION = 'server/backup/replication.ts';

/** Every call of `query` in these files. */
export function statementsIn(sources: readonly Source[]): readonly Asked[] {
  const files = new Map(sources.map(({ path, text }) => [path, new File(path, text)]));
  return [...files.values()].flatMap(file => file.calls(files));
}

/** Every text in these files, as it is written: what a statement that is put together there may be made of. */
export const literalsIn = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ path, text }) => {
    const found: string[] = [];
    walk(parseSync(path, text).program, [], node => {
      if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))
        found.push(text.slice(node.start, node.end));
    });
    return found;
  });

type Files = ReadonlyMap<string, File>;

class File {
  readonly #path: string;
  readonly #text: string;
  readonly #program: Program;

  constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
    this.#program = parseSync(path, text).program;
  }

  calls(files: Files): readonly Asked[] {
    const found: Asked[] = [];
    const around: Node[] = [];
    walk(this.#program, around, node => {
      if (node.type !== 'CallExpression' || !isQuery(node.callee)) return;
      const [first] = node.arguments;
      const text = first?.type === 'ObjectExpression' ? valueOf(first, 'text') : first;
      found.push({
        path: this.#path,
        line: this.#text.slice(0, node.start).split('\n').length,
        texts: text && this.#texts(text, around.toReversed(), files),
        isTypedByHand: node.typeArguments != null,
      });
    });
    return found;
  }

  /** The constant of this name at the top of the file. */
  constant(name: string, files: Files): readonly string[] | undefined {
    for (const statement of this.#program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      const value = declared && constantIn(declared, name);
      if (value) return isLiteral(value) ? this.#texts(value, [], files) : undefined;
      if (statement.type === 'ImportDeclaration') {
        const one = statement.specifiers.find(({ local }) => local.name === name);
        if (one?.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          return files.get(pathOf(this.#path, statement.source.value))?.constant(one.imported.name, files);
      }
    }
    return undefined;
  }

  /** Every text it may be, looking for names from the inside out. */
  #texts(node: Node, around: readonly Node[], files: Files): readonly string[] | undefined {
    switch (node.type) {
      case 'Literal':
        return [String(node.value)];
      case 'TemplateLiteral':
        return node.quasis.reduce<readonly string[] | undefined>(
          (texts, { value }, index) => {
            const before = index === 0 ? [''] : this.#texts(node.expressions[index - 1]!, around, files);
            return texts && before?.flatMap(one => texts.map(text => `${text}${one}${value.cooked}`));
          },
          [''],
        );
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.#texts(node.expression, around, files);
      case 'ConditionalExpression': {
        const [yes, no] = [node.consequent, node.alternate].map(one => this.#texts(one, around, files));
        return yes && no && [...yes, ...no];
      }
      case 'Identifier':
        return this.#named(node.name, around, files);
      default:
        return undefined;
    }
  }

  #named(name: string, around: readonly Node[], files: Files): readonly string[] | undefined {
    for (const [index, scope] of around.entries()) {
      if (scope.type === 'BlockStatement') {
        const value = scope.body.map(statement => constantIn(statement, name)).find(Boolean);
        if (value) return isLiteral(value) ? this.#texts(value, around.slice(index), files) : undefined;
      }
      if ('params' in scope && Array.isArray(scope.params)) {
        const parameter = (scope.params as readonly Node[]).find(one => 'name' in one && one.name === name);
        if (parameter) return literalsOf(parameter);
      }
    }
    return this.constant(name, files);
  }
}

/** What a parameter may be, where its type is a list of texts. */
function literalsOf(parameter: Node): readonly string[] | undefined {
  const type = 'typeAnnotation' in parameter ? parameter.typeAnnotation : undefined;
  if (type?.type !== 'TSTypeAnnotation') return undefined;
  const choices = type.typeAnnotation.type === 'TSUnionType' ? type.typeAnnotation.types : [type.typeAnnotation];
  const texts = choices.map(one =>
    one.type === 'TSLiteralType' && one.literal.type === 'Literal' ? String(one.literal.value) : undefined,
  );
  return texts.includes(undefined) ? undefined : (texts as string[]); // none is missing
}

const isQuery = (callee: Node): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'query';

function valueOf(object: ObjectExpression, key: string): Node | undefined {
  for (const property of object.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key)
      return property.value;
  }
  return undefined;
}

function constantIn(statement: Node, name: string): Node | undefined {
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return undefined;
  return statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined;
}

/** For the compiler a constant with something filled in is any text, unless it is told `as const`. */
const isLiteral = (value: Node): boolean => value.type !== 'TemplateLiteral' || value.expressions.length === 0;

/** Where an import leads: './x.ts', or '@maidan/server/x'. */
const pathOf = (from: string, to: string): string =>
  to.startsWith('.') ? posix.join(posix.dirname(from), to) : `${to.replace('@maidan/', '')}.ts`;

/** Calls back for every node below, with those around it in `around`, outermost first. */
function walk(node: Node, around: Node[], see: (node: Node) => void): void {
  see(node);
  around.push(node);
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one, around, see);
  }
  around.pop();
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

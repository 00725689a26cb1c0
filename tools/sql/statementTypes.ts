import { parse } from 'libpg-query';
import type { Described } from './describe.ts';
import { outputs } from './outputs.ts';
import type { Schema, Table } from './schema.ts';
import type { Value } from './value.ts';

/* Writes server/db/statements.ts: the tables as rows, and what every statement takes and answers with. */

export interface Typed {
  readonly text: string;
  readonly described: Described;
}

const HEADER = `/* Made by npm run sql from the migrations and the statements in the sources: not to be edited. */
import type { Millis } from '@maidan/core/ids';
import type { DomainTypes, Own } from './columns.ts';
import type { Bytes, Json, List } from './parameters.ts';
`;

/** Writes server/db/tables.ts: the columns of every table and what they are, for whoever writes whole rows. */
export const tableLists = ({ tables }: Schema): string =>
  [
    '/* Made by npm run sql from the migrations: not to be edited. */',
    'export const TABLES = {',
    ...[...tables].map(([name, columns]) => {
      const types = [...columns.values()].map(column => `${column.name}: ${quoted(column.type)}`);
      return `  ${name}: { ${types.join(', ')} },`;
    }),
    '} as const;',
    '',
  ].join('\n');

/** The columns that have a type of the domain are columns. */
const CHECKED = `
type Known = { [T in keyof Tables]: \`\${T}.\${keyof Tables[T] & string}\` }[keyof Tables];
export type Misnamed = Exclude<keyof DomainTypes, Known>;
type C<T extends keyof Tables, N extends keyof Tables[T]> = NonNullable<Tables[T][N]>;
`;

export async function statementTypes(schema: Schema, statements: readonly Typed[]): Promise<string> {
  const lines = await Promise.all(statements.map(one => statementLine(schema, one)));
  return [
    HEADER,
    'export interface Tables {',
    ...[...schema.tables].map(([name, table]) => `  ${name}: { ${tableColumns(name, table).join('; ')} };`),
    '}',
    CHECKED,
    'export interface Statements {',
    ...lines.toSorted(),
    '}',
    '',
  ].join('\n');
}

const tableColumns = (table: string, columns: Table): string[] =>
  [...columns.values()].map(({ name, type, isNullable, from }) => {
    const otherwise = from.columns.map(taken).join(' | ') || rowType(type);
    return `readonly ${name}: Own<${quoted(`${table}.${name}`)}, ${otherwise}>${isNullable ? ' | null' : ''}`;
  });

/** What that column holds: 'users.id'. */
const taken = (column: string): string => `C<${column.split('.').map(quoted).join(', ')}>`;

async function statementLine(schema: Schema, { text, described }: Typed): Promise<string> {
  const [first] = (await parse(text)).stmts ?? [];
  const values = first?.stmt ? outputs(first.stmt, schema.named) : [];
  const typeOf = (oid: number): string => schema.types.get(oid) ?? 'unknown';
  const parameters = described.parameters.map(oid => `${parameterType(typeOf(oid))} | null`);
  const isTraced = values.length === described.columns.length;
  const columns = described.columns.map(({ name, type }, index) => {
    const value = isTraced ? values[index]?.value : undefined;
    return `${/^\w+$/.test(name) ? name : quoted(name)}: ${valueType(schema, typeOf(type), value)}`;
  });
  return `  ${quoted(text)}: { parameters: [${parameters.join(', ')}]; row: { ${columns.join('; ')} } };`;
}

function valueType({ tables }: Schema, type: string, value: Value | undefined): string {
  const own = rowType(type);
  if (!value) return `${own} | null`;
  const typeOfColumn = (column: string): string => {
    const [table = '', name = ''] = column.split('.');
    return rowType(tables.get(table)?.get(name)?.type ?? '');
  };
  const isTaken = value.columns.every(column => typeOfColumn(column) === own);
  const choices = [...(isTaken ? value.columns.map(taken) : []), ...(own === 'string' ? value.texts.map(quoted) : [])];
  const isPlain = value.isOther || !isTaken || choices.length === 0;
  return [...new Set([...(isPlain ? [own] : choices), ...(value.isNullable ? ['null'] : [])])].join(' | ');
}

/** As the driver answers: see db.ts for times and whole numbers. */
function rowType(type: string): string {
  if (type.startsWith('_')) return ['_int2', '_int4', '_float8'].includes(type) ? 'number[]' : 'string[]';
  return ROW_TYPES[type] ?? 'string';
}

const ROW_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map(type => [type, 'number'])),
  ...{
    bool: 'boolean',
    timestamptz: 'Millis',
    json: 'unknown',
    jsonb: 'unknown',
    bytea: 'Uint8Array',
    interval: 'unknown',
  },
};

/** As the driver takes it. */
function parameterType(type: string): string {
  if (type.startsWith('_')) return `List<${parameterType(type.slice(1))}>`;
  return PARAMETER_TYPES[type] ?? 'string';
}

const PARAMETER_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['int2', 'int4', 'float4', 'float8', 'oid'].map(type => [type, 'number'])),
  ...{ int8: 'number | string', numeric: 'number | string', bool: 'boolean', timestamptz: 'Date' },
  ...{ json: 'Json', jsonb: 'Json', bytea: 'Bytes' },
};

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

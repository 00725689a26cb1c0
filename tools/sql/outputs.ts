import type { Node, RangeFunction, SelectStmt, WithClause } from 'libpg-query';
import { Expressions, namesOf, writtenOut } from './expressions.ts';
import { type Columns, type Relation, type Scope, within } from './scope.ts';
import { either, nullable, OTHER, UNKNOWN, type Value } from './value.ts';

/* What a statement answers with, column by column: PostgreSQL tells the types of them, and this whence they come. */

interface Output {
  readonly name: string;
  readonly value: Value;
}

const expressions = new Expressions((query, scope) => outputsOf(query, within(scope)).map(({ value }) => value));

/** The columns of a statement, over the tables and views of this name. */
export const outputs = (statement: Node, named: Scope['named']): readonly Output[] =>
  outputsOf(statement, { named, relations: [], certain: new Set(), isGrouped: false });

function outputsOf(node: Node, scope: Scope): readonly Output[] {
  if ('SelectStmt' in node) return ofSelect(node.SelectStmt, scope);
  if ('InsertStmt' in node) return ofChange(node.InsertStmt, [], scope);
  if ('UpdateStmt' in node) return ofChange(node.UpdateStmt, node.UpdateStmt.fromClause, scope);
  if ('DeleteStmt' in node) return ofChange(node.DeleteStmt, node.DeleteStmt.usingClause, scope);
  return [];
}

/** What it returns of the rows it changed. Its WHERE clause says what they were before. */
function ofChange(
  { relation, withClause, returningClause }: Extract<Node, { InsertStmt: unknown }>['InsertStmt'],
  from: readonly Node[] | undefined,
  scope: Scope,
): readonly Output[] {
  const inside = withNames(withClause, scope);
  const tables = [...(relation ? [{ RangeVar: relation }] : []), ...(from ?? [])];
  const relations = tables.flatMap(one => relationsOf(one, inside));
  return targets(returningClause?.exprs, { ...inside, relations });
}

function ofSelect(select: SelectStmt, outer: Scope): readonly Output[] {
  const scope = withNames(select.withClause, outer);
  if (select.larg && select.rarg) {
    const [left, right] = [ofSelect(select.larg, scope), ofSelect(select.rarg, scope)];
    return left.map(({ name, value }, index) => ({ name, value: either([value, right[index]?.value ?? UNKNOWN]) }));
  }
  if (select.valuesLists) return ofValues(select.valuesLists, scope);
  const from = select.fromClause ?? [];
  const joined = from.reduce<Scope>(
    (before, one) => ({ ...before, relations: [...before.relations, ...relationsOf(one, before)] }),
    { ...scope, relations: [] },
  );
  const outside = { ...joined, outer: scope };
  const certain = new Set([select.whereClause, ...from.flatMap(joinConditions)].flatMap(certainIn));
  return targets(select.targetList, { ...outside, certain, isGrouped: select.groupClause !== undefined });
}

function ofValues(lists: readonly Node[], scope: Scope): readonly Output[] {
  const rows = lists.map(list => ('List' in list ? (list.List.items ?? []) : []));
  return (rows[0] ?? []).map((_, index) => ({
    name: `column${index + 1}`,
    value: either(rows.map(row => expressions.valueOf(row[index], scope))),
  }));
}

function targets(list: readonly Node[] | undefined, scope: Scope): readonly Output[] {
  return (list ?? []).flatMap(target => {
    if (!('ResTarget' in target)) return [];
    const { name, val } = target.ResTarget;
    const all = starred(val, scope);
    if (all) return all.flatMap(({ columns }) => [...columns].map(([column, value]) => ({ name: column, value })));
    return [{ name: name ?? nameOf(val), value: expressions.valueOf(val, scope) }];
  });
}

/** Which relations `*` or `users.*` stands for. */
function starred(node: Node | undefined, { relations }: Scope): readonly Relation[] | undefined {
  if (!node || !('ColumnRef' in node)) return undefined;
  const fields = node.ColumnRef.fields ?? [];
  if (!fields.some(field => 'A_Star' in field)) return undefined;
  const [relation] = namesOf(fields);
  return relations.filter(({ name }) => relation === undefined || name === relation);
}

/** What PostgreSQL calls a column that was given no name. */
function nameOf(node: Node | undefined): string {
  if (!node) return '?column?';
  if ('ColumnRef' in node) return namesOf(node.ColumnRef.fields).at(-1) ?? '?column?';
  if ('FuncCall' in node) return namesOf(node.FuncCall.funcname).at(-1) ?? '?column?';
  if ('TypeCast' in node) return nameOf(node.TypeCast.arg);
  if ('CoalesceExpr' in node) return 'coalesce';
  if ('CaseExpr' in node) return 'case';
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXISTS_SUBLINK') return 'exists';
  return '?column?';
}

function withNames(clause: WithClause | undefined, outer: Scope): Scope {
  const named = new Map(outer.named);
  for (const one of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in one)) continue;
    const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr;
    if (ctequery) named.set(ctename, renamed(outputsOf(ctequery, within({ ...outer, named })), namesOf(aliascolnames)));
  }
  return { ...outer, named };
}

const renamed = (columns: readonly Output[], names: readonly string[]): Columns =>
  new Map(columns.map(({ name, value }, index) => [names[index] ?? name, value]));

const renamedColumns = (columns: Columns, names: readonly string[]): Columns =>
  new Map([...columns].map(([name, value], index) => [names[index] ?? name, value]));

function relationsOf(node: Node, scope: Scope): readonly Relation[] {
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar;
    const columns = scope.named.get(relname) ?? new Map<string, Value>();
    return [{ name: alias?.aliasname ?? relname, columns: renamedColumns(columns, namesOf(alias?.colnames)) }];
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const found = subquery ? outputsOf(subquery, within(scope)) : [];
    return [{ name: alias?.aliasname ?? '', columns: renamed(found, namesOf(alias?.colnames)) }];
  }
  if ('RangeFunction' in node) return [ofFunction(node.RangeFunction, scope)];
  if (!('JoinExpr' in node)) return [];
  const { larg, rarg, jointype } = node.JoinExpr;
  const left = larg ? relationsOf(larg, scope) : [];
  const right = rarg ? relationsOf(rarg, { ...scope, relations: [...scope.relations, ...left] }) : [];
  return [
    ...(jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? left.map(orNothing) : left),
    ...(jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? right.map(orNothing) : right),
  ];
}

const orNothing = ({ name, columns }: Relation): Relation => ({
  name,
  columns: new Map([...columns].map(([column, value]) => [column, nullable(value)])),
});

/** Functions that answer with rows and never with null. */
const FILLED = new Set(['generate_series', 'jsonb_array_elements', 'jsonb_object_keys', 'jsonb_each']);

function ofFunction({ functions, alias, ordinality }: RangeFunction, scope: Scope): Relation {
  const [list] = functions ?? [];
  const call = list && 'List' in list ? list.List.items?.[0] : undefined;
  const [called, argument] =
    call && 'FuncCall' in call ? [namesOf(call.FuncCall.funcname).at(-1), call.FuncCall.args?.[0]] : [];
  const name = alias?.aliasname ?? called ?? '';
  const table = called?.includes('populate_record') ? scope.named.get(castTo(argument)) : undefined;
  if (table) return { name, columns: new Map([...table].map(([column, value]) => [column, nullable(value)])) };
  const value = FILLED.has(called ?? '') ? OTHER : UNKNOWN;
  const given = namesOf(alias?.colnames);
  const columns = given.length > 0 ? given : called === 'jsonb_each' ? ['key', 'value'] : [name];
  return {
    name,
    columns: new Map([
      ...columns.map(column => [column, value] as const),
      ...(ordinality ? [['ordinality', OTHER] as const] : []),
    ]),
  };
}

const castTo = (node: Node | undefined): string =>
  node && 'TypeCast' in node ? (namesOf(node.TypeCast.typeName?.names).at(-1) ?? '') : '';

/** Of inner joins: what does not fit is not among the rows. */
function joinConditions(node: Node): readonly (Node | undefined)[] {
  if (!('JoinExpr' in node)) return [];
  const { larg, rarg, quals, jointype } = node.JoinExpr;
  if (jointype !== 'JOIN_INNER') return jointype === 'JOIN_LEFT' && larg ? joinConditions(larg) : [];
  return [quals, ...(larg ? joinConditions(larg) : []), ...(rarg ? joinConditions(rarg) : [])];
}

/** Written out, what cannot be null where this holds: a comparison with null does not hold. */
function certainIn(node: Node | undefined): readonly string[] {
  if (!node) return [];
  if ('BoolExpr' in node)
    return node.BoolExpr.boolop === 'AND_EXPR' ? (node.BoolExpr.args ?? []).flatMap(certainIn) : [];
  if ('NullTest' in node && node.NullTest.arg)
    return node.NullTest.nulltesttype === 'IS_NOT_NULL' ? [writtenOut(node.NullTest.arg)] : [];
  if (!('A_Expr' in node) || !COMPARING.has(node.A_Expr.kind ?? '')) return [];
  return [node.A_Expr.lexpr, node.A_Expr.rexpr].flatMap(operand => (operand ? [writtenOut(operand)] : []));
}

const COMPARING = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_BETWEEN']);

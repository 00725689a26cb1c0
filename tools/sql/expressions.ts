import type { A_Expr, CaseExpr, FuncCall, Node, SubLink } from 'libpg-query';
import { columnIn, type Scope } from './scope.ts';
import { either, NULL, nullable, OTHER, PLAIN, UNKNOWN, type Value, workedOut } from './value.ts';

/* Of an expression: which columns it is taken from, and whether it can be null. What is not known here may be. */

/** Asks a query inside an expression for its first column. */
export type Asking = (query: Node, scope: Scope) => readonly Value[];

export class Expressions {
  readonly #ask: Asking;

  constructor(ask: Asking) {
    this.#ask = ask;
  }

  valueOf(node: Node | undefined, scope: Scope): Value {
    if (!node) return UNKNOWN;
    const value = this.#value(node, scope);
    return value.isNullable && scope.certain.has(writtenOut(node)) ? nullable(value, false) : value;
  }

  #value(node: Node, scope: Scope): Value {
    const all = (nodes: readonly Node[] | undefined): Value[] => (nodes ?? []).map(one => this.valueOf(one, scope));
    if ('ColumnRef' in node) return columnIn(scope, namesOf(node.ColumnRef.fields));
    if ('A_Const' in node) return constant(node.A_Const);
    if ('TypeCast' in node) return cast(this.valueOf(node.TypeCast.arg, scope));
    if ('CoalesceExpr' in node) return anyOf(all(node.CoalesceExpr.args));
    if ('MinMaxExpr' in node) return anyOf(all(node.MinMaxExpr.args));
    if ('CaseExpr' in node) return this.#case(node.CaseExpr, scope);
    if ('A_Expr' in node) return this.#operation(node.A_Expr, scope);
    if ('BoolExpr' in node) return workedOut(all(node.BoolExpr.args));
    if ('FuncCall' in node) return this.#call(node.FuncCall, scope);
    if ('SubLink' in node) return this.#subquery(node.SubLink, scope);
    if ('CollateClause' in node) return this.valueOf(node.CollateClause.arg, scope);
    return NEVER_NULL.some(kind => kind in node) ? OTHER : UNKNOWN;
  }

  #case({ args, defresult }: CaseExpr, scope: Scope): Value {
    const results = (args ?? []).map(one => ('CaseWhen' in one ? one.CaseWhen.result : undefined));
    return either([...results.map(one => this.valueOf(one, scope)), defresult ? this.valueOf(defresult, scope) : NULL]);
  }

  #operation({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): Value {
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return OTHER;
    if (kind === 'AEXPR_NULLIF') return nullable(this.valueOf(lexpr, scope));
    const operands = [lexpr, rexpr].flatMap(operand => operandsOf(operand)).map(one => this.valueOf(one, scope));
    const [operator = ''] = namesOf(name);
    if (OUT_OF_JSON.has(operator)) return UNKNOWN;
    return operator === '+' || operator === '-' ? either(operands) : workedOut(operands);
  }

  #call(call: FuncCall, scope: Scope): Value {
    const name = namesOf(call.funcname).at(-1) ?? '';
    const args = (call.args ?? []).map(one => this.valueOf(one, scope));
    if (ALWAYS.has(name)) return OTHER;
    if (STRICT.has(name)) return workedOut(args);
    const isOfRows = (scope.isGrouped || call.over !== undefined) && call.agg_filter === undefined;
    if (SAME.has(name)) return nullable(either(args), !isOfRows || workedOut(args).isNullable);
    if (GATHERING.has(name)) return nullable(OTHER, !isOfRows);
    return UNKNOWN;
  }

  #subquery({ subLinkType, subselect, testexpr }: SubLink, scope: Scope): Value {
    if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return OTHER;
    const [first = UNKNOWN] = subselect ? this.#ask(subselect, scope) : [];
    if (subLinkType !== 'EXPR_SUBLINK') return workedOut([first, this.valueOf(testexpr, scope)]);
    return isOneRow(subselect) ? first : nullable(first);
  }
}

/** Null whatever the operands are: there may be no such key. */
const OUT_OF_JSON = new Set(['->', '->>', '#>', '#>>']);
/** Null only for null. */
const STRICT = new Set(
  `abs ceil char_length convert_to date_trunc encode extract floor jsonb_array_length left length lower ltrim md5 mod
   nextval only_grew position replace reverse right round rtrim sha256 split_part strpos substr to_char to_ms
   to_timestamp trim trunc upper reference_key translate btrim starts_with hashtextextended`.split(/\s+/),
);
/** One of what they are given. */
const SAME = new Set(['sum', 'min', 'max', 'first_value', 'last_value']);
const GATHERING = new Set(['array_agg', 'json_agg', 'jsonb_agg', 'json_object_agg', 'jsonb_object_agg']);
const ALWAYS = new Set(
  `count row_number rank dense_rank ntile now clock_timestamp transaction_timestamp statement_timestamp concat concat_ws
   format json_build_object jsonb_build_object json_build_array jsonb_build_array gen_random_uuid current_schema
   pg_try_advisory_lock pg_advisory_unlock pg_backend_pid pg_current_wal_lsn num_nulls`.split(/\s+/),
);
const NEVER_NULL = ['NullTest', 'BooleanTest', 'A_ArrayExpr', 'RowExpr', 'SQLValueFunction', 'GroupingFunc'];
const AGGREGATES = new Set(['count', ...SAME, ...GATHERING, 'string_agg', 'bool_or', 'bool_and', 'avg']);

/** One that gathers everything and groups nothing answers also where there is nothing. */
function isOneRow(query: Node | undefined): boolean {
  if (!query || !('SelectStmt' in query)) return false;
  const { targetList, groupClause, havingClause, limitCount } = query.SelectStmt;
  const [target] = targetList ?? [];
  if (groupClause || havingClause || limitCount || !target || !('ResTarget' in target)) return false;
  return gathers(target.ResTarget.val);
}

function gathers(node: Node | undefined): boolean {
  if (!node) return false;
  if ('TypeCast' in node) return gathers(node.TypeCast.arg);
  if ('CoalesceExpr' in node) return gathers(node.CoalesceExpr.args?.[0]);
  if ('A_Expr' in node) return gathers(node.A_Expr.lexpr) || gathers(node.A_Expr.rexpr);
  if (!('FuncCall' in node)) return false;
  return !node.FuncCall.over && AGGREGATES.has(namesOf(node.FuncCall.funcname).at(-1) ?? '');
}

function constant(value: Extract<Node, { A_Const: unknown }>['A_Const']): Value {
  if (value.isnull) return NULL;
  if (value.sval) return { ...PLAIN, texts: [value.sval.sval ?? ''] };
  return value.boolval ? OTHER : PLAIN;
}

/** A text written as another type is no text any more; what the type is, PostgreSQL says. */
const cast = (value: Value): Value => (value.texts.length > 0 ? { ...value, texts: [], isOther: true } : value);

const anyOf = (values: readonly Value[]): Value =>
  nullable(
    either(values),
    values.every(({ isNullable }) => isNullable),
  );

const operandsOf = (operand: Node | undefined): readonly Node[] => {
  if (!operand) return [];
  return 'List' in operand ? (operand.List.items ?? []) : [operand];
};

export const namesOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap(node => ('String' in node ? [node.String.sval ?? ''] : []));

/** The same for the same expression, wherever it stands. */
export const writtenOut = (node: Node): string =>
  JSON.stringify(node, (key, value: unknown) => (key.endsWith('location') ? undefined : value));

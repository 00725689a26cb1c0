/* What is known of a value that a statement answers with, besides its type. */

export interface Value {
  readonly isNullable: boolean;
  /** The columns it was taken from: 'users.id'. */
  readonly columns: readonly string[];
  /** The texts it may be besides. */
  readonly texts: readonly string[];
  /** It may also be anything else of its type. */
  readonly isOther: boolean;
}

/** Adds nothing to what it is put together with: a number beside an amount. */
export const PLAIN: Value = { isNullable: false, columns: [], texts: [], isOther: false };
export const OTHER: Value = { ...PLAIN, isOther: true };
export const NULL: Value = { ...PLAIN, isNullable: true };
export const UNKNOWN: Value = { ...OTHER, isNullable: true };

export const nullable = (value: Value, isNullable = true): Value => ({ ...value, isNullable });

/** One of these. */
export const either = (values: readonly Value[]): Value => ({
  isNullable: values.some(({ isNullable }) => isNullable),
  columns: [...new Set(values.flatMap(({ columns }) => columns))],
  texts: [...new Set(values.flatMap(({ texts }) => texts))],
  isOther: values.some(({ isOther }) => isOther),
});

/** Something worked out from these, which is null when one of them is. */
export const workedOut = (values: readonly Value[]): Value => ({
  ...OTHER,
  isNullable: values.some(({ isNullable }) => isNullable),
});

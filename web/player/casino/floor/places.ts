/* Where tables stand side by side, by their codes. */

/** One takes the place of another. Where it stood already, they change places. */
export const replaced = (codes: readonly string[], old: string, next: string): readonly string[] =>
  codes.map(code => {
    if (code === old) return next;
    return code === next ? old : code;
  });

/** One place nearer to the beginning or the end, where there is one. */
export function moved(codes: readonly string[], code: string, by: -1 | 1): readonly string[] {
  const neighbour = codes[codes.indexOf(code) + by];
  return neighbour === undefined ? codes : replaced(codes, code, neighbour);
}

export const without = (codes: readonly string[], code: string): readonly string[] =>
  codes.filter(each => each !== code);

/** Two stand side by side, three and four two by two: a place without a table offers one. */
export const placesFor = (count: number): number => (count > 2 ? 4 : 2);

/** Where an arrow key leads from a cell: rows are listed from the top, each with its cells from the left. */
export function cellBeside(
  rows: readonly (readonly unknown[])[],
  row: number,
  column: number,
  key: string,
): readonly [row: number, column: number] | undefined {
  const width = rows[row]?.length ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? [row, column - 1] : undefined;
    case 'ArrowRight':
      return column < width - 1 ? [row, column + 1] : undefined;
    case 'ArrowUp':
      return inRow(rows, row - 1, column, width);
    case 'ArrowDown':
      return inRow(rows, row + 1, column, width);
    default:
      return undefined;
  }
}

/** The middle of a row is where its best prices meet: from six cells one comes to the same side of two. */
function inRow(
  rows: readonly (readonly unknown[])[],
  row: number,
  column: number,
  width: number,
): readonly [number, number] | undefined {
  const cells = rows[row];
  if (!cells) return undefined;
  const shifted = Math.round(column + (cells.length - width) / 2);
  return [row, Math.min(cells.length - 1, Math.max(0, shifted))];
}

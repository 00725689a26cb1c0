import type { KeyboardEvent } from 'react';
import { cellBeside } from './cellKeys.ts';

/** Arrow keys go from price to price. Cells out of sight on a narrow screen are passed over. */
export function moveAmongCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-cell]') || !key.startsWith('Arrow')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-cells]')]
    .map(row => [...row.querySelectorAll<HTMLElement>('[data-cell]')].filter(cell => cell.offsetParent !== null))
    .filter(cells => cells.length > 0);
  const row = rows.findIndex(cells => cells.includes(target));
  const column = rows[row]?.indexOf(target) ?? -1;
  const next = cellBeside(rows, row, column, key);
  if (!next) return;
  event.preventDefault();
  rows[next[0]]?.[next[1]]?.focus();
}

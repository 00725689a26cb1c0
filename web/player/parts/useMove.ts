import { useState } from 'react';

export type Move = 'up' | 'down';

/** Which way a figure went since it was last seen, also over a time in which there was none. */
export function useMove(figure: number | null): Move | undefined {
  const [seen, setSeen] = useState<{ figure: number | null; moved: Move | undefined }>({ figure, moved: undefined });
  if (figure !== null && figure !== seen.figure) {
    const moved = seen.figure === null ? undefined : figure > seen.figure ? 'up' : 'down';
    setSeen({ figure, moved });
    return moved;
  }
  return seen.moved;
}

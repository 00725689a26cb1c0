import type { ReactNode } from 'react';

/* Small tables of figures: a name, and numbers that stand under each other. */

interface Props {
  readonly caption: string;
  /** The first is of the names. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  /** So many columns at the front are words, not figures. */
  readonly words?: number;
}

interface FigureRow {
  readonly key: string | number;
  readonly cells: readonly ReactNode[];
  readonly isStrong?: boolean;
}

export const FigureTable = ({ caption, heads, rows, words = 1 }: Props) => (
  // What scrolls has to be reached by keys.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="figures-scroll" tabIndex={0}>
    <table className="figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, n) => (
            <th key={head} scope="col" className={n < words ? 'words' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, isStrong }) => (
          <tr key={key} className={isStrong ? 'strong' : undefined}>
            {cells.map((cell, n) =>
              n === 0 ? (
                <th key={heads[n]} scope="row" className="words">
                  {cell}
                </th>
              ) : (
                <td key={heads[n]} className={n < words ? 'words' : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly title: string;
  readonly draw: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Left out on a phone. */
  readonly wide?: boolean;
  /** The heading is for those who hear the page only. */
  readonly untitled?: boolean;
}

/** A second line in a cell, for what a phone has no column for. */
export const Under = ({ children }: { readonly children: ReactNode }) => (
  <span className="office-under">{children}</span>
);

/** A second line in a cell at every width: no column has it. */
export const Also = ({ children }: { readonly children: ReactNode }) => <span className="office-also">{children}</span>;

interface Props<Row> {
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly isChosen?: (row: Row) => boolean;
}

/** Rows under headings, dense; it scrolls sideways by itself rather than widen the page. */
export function Table<Row>({ caption, columns, rows, keyOf, isChosen }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="office-table-frame" tabIndex={0} aria-label={caption}>
      <table className="office-table">
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.untitled ? <span className="vh">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)} className={isChosen?.(row) ? 'chosen' : undefined}>
              {first && (
                <th scope="row" className={classOf(first)}>
                  {first.draw(row)}
                </th>
              )}
              {others.map(column => (
                <td key={column.title} className={classOf(column)}>
                  {column.draw(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const classOf = <Row,>({ numeric, wide }: Column<Row>): string | undefined =>
  [numeric && 'num', wide && 'wide'].filter(Boolean).join(' ') || undefined;

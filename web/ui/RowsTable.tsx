import '../styles/table.css';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly title: string;
  readonly draw: (row: Row) => ReactNode;
  /** Figures stand on the right, one under the other. */
  readonly numeric?: boolean;
  /** Takes the width that is left; on a phone, the first line of the card. */
  readonly wide?: boolean;
}

interface Props<Row> {
  /** Names the table for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly rows: readonly Row[];
}

/** Rows under their titles; where there is little room, each is a card. */
export function RowsTable<Row>({ caption, columns, keyOf, rows }: Props<Row>) {
  return (
    <div className="paged-scroll">
      <table className="tbl">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(column => (
                <td key={column.title} className={classOf(column)}>
                  <span className="cell-title" aria-hidden="true">
                    {column.title}
                  </span>
                  {column.draw(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classOf = <Row,>({ numeric, wide }: Column<Row>): string | undefined =>
  [numeric && 'num', wide && 'wide'].filter(Boolean).join(' ') || undefined;

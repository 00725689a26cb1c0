import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import type { IconName } from './icons.ts';
import { PageSize } from './PageSize.tsx';
import { Pager } from './Pager.tsx';
import { type Column, RowsTable } from './RowsTable.tsx';
import { SearchField } from './SearchField.tsx';
import { Empty, Failed, Loading } from './States.tsx';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

interface Props<Row> {
  /** Names the table for those who hear it, and says in words what did not load. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Not there yet: loading, or failed when there is a fault. A page shown while the next one loads stays. */
  readonly data: Page<Row> | undefined;
  readonly fault?: string | undefined;
  readonly onRetry: () => void;
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
  readonly size: number;
  readonly search: string;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly onSearch: (text: string) => void;
  /** Beside the search: an export, an order. */
  readonly tools?: ReactNode;
  /** Under the rows: a total, a note. */
  readonly children?: ReactNode;
}

/** Rows of the server, page by page. It keeps nothing of its own: page, size and search belong to the screen. */
export function PagedTable<Row>(props: Props<Row>) {
  const { data, size, search, onPage, onSize, onSearch, tools, children } = props;
  return (
    <div className="paged">
      <div className="paged-tools">
        <PageSize size={size} onChange={onSize} />
        {tools}
        <SearchField value={search} onChange={onSearch} />
      </div>
      <Body {...props} />
      {children}
      {data && <Pager page={data.page} pages={data.pages} total={data.total} onPage={onPage} />}
    </div>
  );
}

function Body<Row>({ caption, columns, keyOf, data, fault, onRetry, empty }: Props<Row>) {
  if (fault !== undefined)
    return <Failed title={say('frame.didNotLoad', { what: caption })} text={fault} onRetry={onRetry} />;
  if (!data) return <Loading rows={6} />;
  if (data.rows.length === 0) return <Empty {...empty} />;
  return <RowsTable caption={caption} columns={columns} keyOf={keyOf} rows={data.rows} />;
}

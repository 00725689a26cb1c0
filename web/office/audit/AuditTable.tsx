import { say } from '@maidan/words/say';
import { Fragment, useState } from 'react';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Under } from '../parts/Table.tsx';
import { asCode } from './asCode.tsx';
import { differences } from './diff.ts';
import type { AuditRow } from '../parts/History.tsx';

const HEADINGS: readonly { readonly title: string; readonly wide?: true }[] = [
  { title: say('officeMoney.number') },
  { title: say('officeMoney.time'), wide: true },
  { title: say('officeMoney.who') },
  { title: say('officeMoney.what') },
  { title: say('officeMoney.about'), wide: true },
  { title: say('officeMoney.reason'), wide: true },
  { title: say('officeMoney.address'), wide: true },
  { title: say('officeMoney.hash'), wide: true },
];

interface Props {
  readonly rows: readonly AuditRow[];
}

/** The log, newest first; a row opens to show what was before and after. */
export function AuditTable({ rows }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="office-table-frame" tabIndex={0} aria-label={say('officeMoney.auditLog')}>
      <table className="office-table">
        <thead>
          <tr>
            {HEADINGS.map(({ title, wide = false }) => (
              <th key={title} scope="col" className={wide ? 'wide' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Fragment key={row.seq}>
              <Row row={row} isOpen={open === row.seq} onOpen={() => setOpen(open === row.seq ? null : row.seq)} />
              {open === row.seq && (
                <tr>
                  <td colSpan={HEADINGS.length} className="office-diff-cell">
                    <Diff row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: AuditRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const Row = ({ row, isOpen, onOpen }: RowProps) => (
  <tr className={isOpen ? 'chosen' : undefined}>
    <th scope="row">
      <button type="button" className="office-row-link" aria-expanded={isOpen} onClick={onOpen}>
        {row.seq}
      </button>
    </th>
    <td className="wide">{formatInstant(row.at)}</td>
    <td className="b" title={row.actor}>
      {row.name}
      <Under>{formatMinute(row.at)}</Under>
    </td>
    <td>
      {row.action}
      <Under>{row.subject}</Under>
    </td>
    <td className="wide">{row.subject}</td>
    <td className="wide">
      <span className="office-wrap">{row.reason || '–'}</span>
    </td>
    <td className="wide">{row.address || '–'}</td>
    <td className="wide">
      <code title={row.hash}>{row.hash.slice(0, 8)}…</code>
    </td>
  </tr>
);

function Diff({ row }: { readonly row: AuditRow }) {
  const facts = differences(row.before, row.after);
  return (
    <div className="office-diff">
      {facts.length === 0 && <p className="muted">{say('officeMoney.nothingChanged')}</p>}
      {facts.length > 0 && (
        <table>
          <caption className="vh">{say('officeMoney.beforeAfter', { row: String(row.seq) })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('officeMoney.fact')}</th>
              <th scope="col">{say('officeMoney.before')}</th>
              <th scope="col">{say('officeMoney.after')}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, before, after, changed }) => (
              <tr key={name} className={changed ? 'changed' : undefined}>
                <th scope="row">{name}</th>
                <td>{before && (changed ? <del>{before}</del> : before)}</td>
                <td>{after && (changed ? <ins>{after}</ins> : after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="muted">
        {say('officeMoney.requestHash', { request: row.request || '–', hash: row.hash, code: asCode })}
      </p>
    </div>
  );
}

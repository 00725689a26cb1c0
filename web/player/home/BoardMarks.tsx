import type { BoardRow } from '@maidan/contract/event';
import { Icon } from '../../ui/Icon.tsx';

/** What else there is on an event: a picture, fancy rows, a bookmaker. */
export const BoardMarks = ({ row }: { readonly row: BoardRow }) => (
  <span className="bl-marks">
    {row.hasTv && (
      <span title="Live picture">
        <Icon name="screen" small />
        <span className="vh">Live picture</span>
      </span>
    )}
    {row.hasFancy && <Mark text="F" means="Fancy" />}
    {row.hasBookmaker && <Mark text="BM" means="Bookmaker" />}
  </span>
);

const Mark = ({ text, means }: { readonly text: string; readonly means: string }) => (
  <span className="bl-mark" title={means}>
    <span aria-hidden="true">{text}</span>
    <span className="vh">{means}</span>
  </span>
);

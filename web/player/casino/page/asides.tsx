import type { AwayView } from '@maidan/contract/house';
import { playerSentence } from '@maidan/contract/playerErrors';
import type { TableView } from '@maidan/contract/table';
import { say } from '@maidan/words/say';
import { AwayNote } from '../../parts/AwayNote.tsx';
import { FullScreen } from './FullScreen.tsx';
import { PictureTools, type PictureToolsProps } from './PictureTools.tsx';
import { whyVoid } from '../whyVoid.ts';

/* What is said beside a table: fetched together, when the table is there. */

export { Away } from './Away.tsx';
export { PayCard } from './PayCard.tsx';

/** Of the picture, and the whole screen for it. */
export const TableTools = (props: PictureToolsProps) => (
  <PictureTools {...props}>
    <FullScreen />
  </PictureTools>
);

/** Why nobody deals at this moment. */
export const TableAway = ({ why }: { readonly why: AwayView['why'] }) => <AwayNote words={awayWords(why)} />;

export const awayWords = (why: AwayView['why']): string =>
  why === 'moving' ? say('casino.takenOver') : say('casino.notReached');

/** Of a table that is closed or about to be, or whose round is void. */
export function WhyNoBets({ view: { why: closed, status, round } }: { readonly view: TableView }) {
  const closedFor = closed ? ` ${closed}` : '';
  if (status === 'off') return <output className="note">{playerSentence('table-closed') + closedFor}</output>;
  if (status === 'draining') return <output className="note">{say('casino.closesAfter') + closedFor}</output>;
  const why = whyVoid(round.fault);
  return <output className="note">{why ? say('casino.isVoidFor', { why }) : say('casino.isVoid')}</output>;
}

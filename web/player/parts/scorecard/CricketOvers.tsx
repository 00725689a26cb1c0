import type { InningsCard } from '@maidan/exchange/sports/cricket/scorecard/scorecard';
import { say } from '@maidan/words/say';
import { FigureTable } from './FigureTable.tsx';

/** Newest first: who bowled it, every ball, and the score after it. */
export const CricketOvers = ({ innings: { overs } }: { readonly innings: InningsCard }) => {
  const lines = overs.map((over, n) => ({
    ...over,
    fallen: overs.slice(0, n + 1).reduce((sum, { wickets }) => sum + wickets, 0),
  }));
  return (
    <FigureTable
      caption={say('card.overByOver')}
      words={3}
      heads={[
        ...[say('card.over'), say('card.bowler'), say('card.ballMarks')],
        ...[say('card.runs'), say('card.wickets'), say('card.score')],
      ]}
      rows={lines.toReversed().map(({ over, bowler, marks, runs, wickets, score, fallen: down }) => ({
        key: over,
        cells: [
          ...[over, bowler, <BallMarks key="marks" marks={marks} />, <b key="runs">{runs}</b>],
          ...[wickets || '', `${score}/${down}`],
        ],
      }))}
    />
  );
};

const BallMarks = ({ marks }: { readonly marks: readonly string[] }) => (
  <span className="ball-marks">
    {marks.map((mark, n) => (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={n} className={lookOf(mark)}>
        {mark === '0' ? '·' : mark}
      </span>
    ))}
  </span>
);

function lookOf(mark: string): string | undefined {
  if (mark.startsWith('W')) return 'out';
  if (mark === '4') return 'four';
  return mark === '6' ? 'six' : undefined;
}

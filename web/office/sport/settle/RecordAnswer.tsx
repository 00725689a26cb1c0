import { Button } from '../../../ui/Button.tsx';
import { type AnswerDraft, draftBy, isByRecord } from './answer.ts';
import type { Market } from '../events/event.ts';
import { RecordMark } from './RecordMark.tsx';

interface Props {
  readonly market: Market;
  readonly draft: AnswerDraft;
  readonly onTake: (draft: AnswerDraft) => void;
}

/** What the official record knows of the result, beside what is being entered. */
export function RecordAnswer({ market, draft, onTake }: Props) {
  const { record } = market;
  if (!record) return <p className="muted">The official record does not know the result yet.</p>;
  const isSame = isByRecord(draft, market);
  return (
    <div className="sport-by-record">
      <RecordMark isSame={isSame} words={record.words} />
      {isSame ? (
        <span className="muted">{record.words}, filled in from the official record.</span>
      ) : (
        <Button small onClick={() => onTake(draftBy(market))}>
          Take the record’s
        </Button>
      )}
    </div>
  );
}

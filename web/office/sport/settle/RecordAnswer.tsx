import { say } from '@maidan/words/say';
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
  if (!record) return <p className="muted">{say('officeSport.recordUnknown')}</p>;
  const isSame = isByRecord(draft, market);
  return (
    <div className="sport-by-record">
      <RecordMark isSame={isSame} words={record.words} />
      {isSame ? (
        <span className="muted">{say('officeSport.recordFilled', { result: record.words })}</span>
      ) : (
        <Button small onClick={() => onTake(draftBy(market))}>
          {say('officeSport.takeRecord')}
        </Button>
      )}
    </div>
  );
}

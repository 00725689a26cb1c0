import { say } from '@maidan/words/say';
import { useState } from 'react';
import { notify } from '../../../ui/Toasts.tsx';
import { useAsk, useCommand } from '../../queries.ts';
import { type Answer, answerOf, draftBy } from './answer.ts';
import type { Market } from '../events/event.ts';
import { NO_TIMES, timesOf } from './voidTime.ts';

/** A result being typed in, with the preview of it. What is proposed is what the preview was seen of. */
export function useSettling(market: Market, done: () => void) {
  const [draft, setDraft] = useState(() => draftBy(market));
  const [times, setTimes] = useState(NO_TIMES);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const typed = answerOf(draft, market);
  const within = timesOf(draft.isVoid ? NO_TIMES : times);
  const answer: Answer | null = 'answer' in typed && 'times' in within ? { ...typed.answer, ...within.times } : null;
  const preview = useAsk('settlePreview', { market: market.id, result: 'void', ...answer }, answer !== null);
  const propose = useCommand('proposeSettlement', () => {
    notify.success(say('officeSport.proposed'), say('officeSport.secondDecides'));
    done();
  });
  const submit = () => {
    setSent(true);
    const seen = preview.data?.seen;
    if (answer && seen !== undefined && reason.trim()) {
      propose.run({ market: market.id, ...answer, seen, reason: reason.trim() });
    }
  };
  return {
    draft,
    setDraft,
    times,
    setTimes,
    reason,
    setReason,
    isSent,
    typed,
    within,
    answer,
    preview,
    busy: propose.busy,
    submit,
  };
}

import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { bold } from '../../../ui/said.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Form } from '../../parts/Form.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { AnswerPicker } from './AnswerPicker.tsx';
import type { Market } from '../events/event.ts';
import { RecordAnswer } from './RecordAnswer.tsx';
import { SettlementPreview } from './SettlementPreview.tsx';
import { useSettling } from './useSettling.ts';
import { VoidByTime } from './VoidByTime.tsx';

interface Props {
  readonly market: Market;
  readonly onClose: () => void;
}

/** A result, what it would pay everybody, and why: proposed here, and paid when a second person approves. */
export function SettleDialog({ market, onClose }: Props) {
  const { draft, times, reason, typed, within, preview, ...settling } = useSettling(market, onClose);
  const isAgain = market.settlements > 0;
  return (
    <Dialog
      title={
        isAgain
          ? say('officeSport.settleAgain', { market: market.name })
          : say('officeSport.settle', { market: market.name })
      }
      onClose={onClose}
    >
      <Form className="office-form sport-settle" onSubmit={settling.submit}>
        {isAgain ? (
          <p>{say('officeSport.settledBefore', { result: market.result, b: bold })}</p>
        ) : (
          <p className="muted">{say('officeSport.suspendedFromProposal')}</p>
        )}
        <RecordAnswer market={market} draft={draft} onTake={settling.setDraft} />
        <AnswerPicker
          market={market}
          draft={draft}
          faults={settling.isSent && 'faults' in typed ? typed.faults : {}}
          onChange={settling.setDraft}
        />
        {!draft.isVoid && (
          <VoidByTime times={times} fault={'fault' in within ? within.fault : undefined} onChange={settling.setTimes} />
        )}
        {settling.answer && (
          <Listing query={preview} what={say('officeSport.thePreview')} rows={3}>
            {found => <SettlementPreview preview={found} />}
          </Listing>
        )}
        <TextField
          label={say('officeSport.publicReason')}
          name="reason"
          value={reason}
          onChange={settling.setReason}
          maxLength={300}
          autoComplete="off"
          error={settling.isSent && !reason.trim() ? sentenceOf('reason-needed') : undefined}
          required
        />
        <div className="office-actions">
          <Button onClick={onClose}>{say('officeSport.cancel')}</Button>
          <Button kind="primary" type="submit" busy={settling.busy}>
            {say('officeSport.propose')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

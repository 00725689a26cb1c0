import { say } from '@maidan/words/say';
import { AmountField } from '../../../ui/AmountField.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { Form } from '../../parts/Form.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { notifyProposed } from '../../parts/proposal.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { WaitingProposals } from '../../parts/WaitingProposals.tsx';
import { useMay } from '../../session.ts';
import type { Market } from '../events/event.ts';
import { leastOf, mostOf, rupeesText } from '../markets/figures.ts';
import { useReasoned } from '../useReasoned.ts';

const draftOf = ({ min, max }: Market['limits']) => ({ min: rupeesText(min), max: rupeesText(max) });

/** The least and the most of one bet on this market. */
export function MarketLimits({ market }: { readonly market: Market }) {
  const mayWrite = useMay('sport.write');
  const saved = draftOf(market.limits);
  const [draft, setDraft] = useDraft(saved);
  const form = useReasoned('setMarketLimits', ({ proposal }) => {
    if (proposal === null) return notify.success(say('officeSport.limitsSaved'), market.name);
    setDraft(saved);
    return notifyProposed(proposal);
  });
  const isEdited = draft.min !== saved.min || draft.max !== saved.max;
  const save = () => {
    const [min, max] = [leastOf(draft.min), mostOf(draft.max)];
    if ('value' in min && 'value' in max) {
      setDraft(draftOf({ min: min.value, max: max.value }));
      form.save(reason => ({ market: market.id, min: min.value, max: max.value, reason }));
    } else {
      form.setFaults({ ...('fault' in min && { min: min.fault }), ...('fault' in max && { max: max.fault }) });
    }
  };
  return (
    <Form label={say('officeSport.limits')} onSubmit={save}>
      <p className="muted">
        {market.kind === 'meter' ? say('officeSport.limitsHintMeter') : say('officeSport.limitsHint')}
      </p>
      <WaitingProposals isAbout={({ subject, limits }) => subject === `market:${market.id}` && limits.length > 0}>
        <b>{say('officeSport.moreTakesTwo')}</b>
        <p>{say('officeSport.lessAtOnce')}</p>
      </WaitingProposals>
      <fieldset className="office-market" disabled={!mayWrite}>
        <legend>{say('officeSport.oneBet')}</legend>
        <AmountField
          label={say('officeSport.least')}
          name="min"
          unit="₹"
          value={draft.min}
          error={form.faults['min']}
          onChange={min => setDraft({ ...draft, min })}
        />
        <AmountField
          label={say('officeSport.most')}
          name="max"
          unit="₹"
          value={draft.max}
          error={form.faults['max']}
          onChange={max => setDraft({ ...draft, max })}
        />
      </fieldset>
      <SaveBar form={form} needs="sport.write" isEdited={isEdited} onUndo={() => setDraft(saved)} />
    </Form>
  );
}

import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { TextField } from '../../../ui/TextField.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { Form } from '../../parts/Form.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { useDraft } from '../../../ui/useDraft.ts';
import { useMay } from '../../session.ts';
import { marginOf, percentText } from '../markets/figures.ts';
import { useReasoned } from '../useReasoned.ts';

interface Props {
  readonly on: Sent<'setMargin'>['on'];
  readonly title: string;
  /** Set here; null where another one counts. */
  readonly own: number | null;
  /** In force now, if anybody prices it. */
  readonly inForce?: number | null;
}

const textOf = (margin: number | null): string => (margin === null ? '' : percentText(margin));

/** What the house keeps on each side of the truth, of one market or of all like it in a match. */
export function MarginForm({ on, title, own, inForce = null }: Props) {
  const mayWrite = useMay('sport.write');
  const form = useReasoned('setMargin', () => notify.success(say('officeSport.marginSaved'), title));
  const saved = textOf(own);
  const [{ text }, setDraft] = useDraft({ text: saved });
  const setText = (typed: string) => setDraft({ text: typed });
  const save = () => {
    const margin = marginOf(text);
    if ('fault' in margin) return form.setFaults({ margin: margin.fault });
    setText(textOf(margin.value));
    return form.save(reason => ({ on, margin: margin.value, reason }));
  };
  return (
    <Form label={title} onSubmit={save}>
      <TextField
        label={title}
        name="margin"
        inputMode="decimal"
        value={text}
        onChange={setText}
        readOnly={!mayWrite}
        maxLength={6}
        autoComplete="off"
        placeholder={say('officeSport.usual')}
        hint={
          inForce === null
            ? say('officeSport.marginHint')
            : say('officeSport.marginInForce', { percent: percentText(inForce) })
        }
        error={form.faults['margin']}
      />
      <SaveBar form={form} needs="sport.write" isEdited={text.trim() !== saved} onUndo={() => setText(saved)} />
    </Form>
  );
}

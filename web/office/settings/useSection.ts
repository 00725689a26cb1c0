import type { Reply } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { faultsIn } from '@maidan/contract/settingChecks';
import type { Section, Settings } from '@maidan/contract/settings';
import { say } from '@maidan/words/say';
import { useEffect, useState } from 'react';
import type { Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { notifyProposed } from '../parts/proposal.ts';
import { useCommand } from '../queries.ts';
import { type Draft, draftOf, type Faults, valuesOf } from './draft.ts';
import { FORMS } from './sections.ts';

type Seen = Reply<'settings'>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was typed and not saved, section by section: who looks something up in another one finds it again. */
export type Unsaved = Map<Section, { readonly seen: Seen; readonly draft: Draft; readonly reason: string }>;

/** One section being edited. What is saved is based on the version it was opened with, so nothing is overwritten unseen. */
export function useSection(section: Section, newest: Seen, unsaved: Unsaved) {
  const { title, fields } = FORMS[section];
  const left = unsaved.get(section);
  const [seen, setSeen] = useState(left?.seen ?? newest);
  const [draft, setDraft] = useState<Draft>(() => left?.draft ?? draftOf(fields, newest.values[section]));
  const [reason, setReason] = useState(left?.reason ?? '');
  const [faults, setFaults] = useState<Faults>({});

  const isEdited = !same(draft, draftOf(fields, seen.values[section]));
  useEffect(() => {
    if (isEdited) unsaved.set(section, { seen, draft, reason });
    else unsaved.delete(section);
  }, [unsaved, section, isEdited, seen, draft, reason]);
  // Right after saving, what is seen here is newer than what was last loaded.
  const movedOn = newest.version > seen.version;
  const load = () => {
    setSeen(newest);
    setDraft(draftOf(fields, newest.values[section]));
    setFaults({});
  };
  if (movedOn && !isEdited) load();

  const saved = ({ version, proposal }: Reply<'changeSettings'>) => {
    const read = valuesOf(fields, draft);
    setReason('');
    if (proposal !== null) {
      load();
      return notifyProposed(proposal);
    }
    if ('values' in read) setSeen({ version, values: { ...seen.values, [section]: read.values } });
    return notify.success(say('officeStaff.saved', { section: title }));
  };
  const refused = ({ message, fields: wrong }: Refused) => {
    setFaults(Object.fromEntries(Object.entries(wrong).map(([path, text]) => [fieldOf(path), text])));
    notify.error(message);
  };
  const change = useCommand('changeSettings', saved, refused);
  const save = () => {
    const read = valuesOf(fields, draft);
    const missing: Faults = reason.trim() ? {} : { reason: sentenceOf('reason-needed') };
    const wrong = 'faults' in read ? read.faults : faultsIn(section, asSettings(section, read.values));
    setFaults({ ...wrong, ...missing });
    if ('values' in read && Object.keys(wrong).length === 0 && reason.trim()) {
      change.run({ version: seen.version, section, values: read.values, reason: reason.trim() });
    }
  };
  const put = (name: string, value: string | readonly string[]) => setDraft({ ...draft, [name]: value });
  return {
    draft,
    put,
    reason,
    setReason,
    faults,
    isEdited,
    isOutdated: movedOn && isEdited,
    load,
    save,
    busy: change.busy,
  };
}

/** What a form of the section reads is what the section holds: draft.test.ts compares their names. */
const asSettings = <S extends Section>(_section: S, values: Record<string, unknown>): Settings[S] =>
  values as Settings[S];

/** 'values.bank_name' and 'values.lines.2' are about 'bank_name' and 'lines'. */
const fieldOf = (path: string): string => path.replace(/^values\./, '').split('.')[0] ?? path;

import type { Report } from '@maidan/core/statement';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import type { StatementFilter } from '../parts/useStatementFilter.ts';

const OPTIONS = [
  { value: '', label: say('account.allReports') },
  { value: 'payments', label: say('account.payments') },
  { value: 'sport', label: say('account.sport') },
  { value: 'casino', label: say('account.casino') },
] as const;

type Wanted = Readonly<{ from: string; to: string; report: Report | '' }>;

interface Props {
  readonly filter: StatementFilter;
  readonly onSubmit: (wanted: Wanted) => void;
}

/** Days and report are chosen here and take effect with Submit. */
export function StatementForm({ filter, onSubmit }: Props) {
  const shown = { from: filter.from ?? '', to: filter.to ?? '', report: filter.report ?? '' } as const;
  const [draft, put] = useDraft<Wanted>(shown);
  const { from, to } = draft;
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isBackwards = from !== '' && to !== '' && to < from;
    setError(isBackwards ? say('account.backwards') : undefined);
    if (!isBackwards) onSubmit(draft);
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField
        label={say('account.from')}
        name="from"
        type="date"
        value={from}
        onChange={day => put({ ...draft, from: day })}
      />
      <TextField
        label={say('account.to')}
        name="to"
        type="date"
        value={to}
        onChange={day => put({ ...draft, to: day })}
        error={error}
      />
      <SelectField
        label={say('account.reportType')}
        name="report"
        value={draft.report}
        options={OPTIONS}
        onChange={report => put({ ...draft, report })}
      />
      <Button type="submit" kind="teal">
        {say('account.submit')}
      </Button>
    </form>
  );
}

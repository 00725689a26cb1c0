import type { Report } from '@maidan/core/statement';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { StatementFilter } from '../parts/useStatementFilter.ts';

const OPTIONS = [
  { value: '', label: say('account.allReports') },
  { value: 'payments', label: say('account.payments') },
  { value: 'sport', label: say('account.sport') },
  { value: 'casino', label: say('account.casino') },
] as const;

interface Props {
  readonly filter: StatementFilter;
  readonly onSubmit: (wanted: { from: string; to: string; report: Report | '' }) => void;
}

/** Days and report are chosen here and take effect with Submit. */
export function StatementForm({ filter, onSubmit }: Props) {
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const [report, setReport] = useState<Report | ''>(filter.report ?? '');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isBackwards = from !== '' && to !== '' && to < from;
    setError(isBackwards ? say('account.backwards') : undefined);
    if (!isBackwards) onSubmit({ from, to, report });
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField label={say('account.from')} name="from" type="date" value={from} onChange={setFrom} />
      <TextField label={say('account.to')} name="to" type="date" value={to} onChange={setTo} error={error} />
      <SelectField
        label={say('account.reportType')}
        name="report"
        value={report}
        options={OPTIONS}
        onChange={setReport}
      />
      <Button type="submit" kind="teal">
        {say('account.submit')}
      </Button>
    </form>
  );
}

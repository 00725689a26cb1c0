import { REPORTS, type Report } from '@maidan/core/statement';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { StatementFilter } from './useStatementFilter.ts';

const OPTIONS = [
  { value: '', label: 'All Reports' },
  { value: 'payments', label: REPORTS.payments },
  { value: 'sport', label: REPORTS.sport },
  { value: 'casino', label: REPORTS.casino },
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
    setError(isBackwards ? 'The last day is before the first.' : undefined);
    if (!isBackwards) onSubmit({ from, to, report });
  }

  return (
    <form className="filters" onSubmit={submit} noValidate>
      <TextField label="From" name="from" type="date" value={from} onChange={setFrom} />
      <TextField label="To" name="to" type="date" value={to} onChange={setTo} error={error} />
      <SelectField label="Report type" name="report" value={report} options={OPTIONS} onChange={setReport} />
      <Button type="submit" kind="teal">
        Submit
      </Button>
    </form>
  );
}

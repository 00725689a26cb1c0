import { say } from '@maidan/words/say';
import { Note } from '../../parts/Note.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { draftOf } from '../../settings/draft.ts';
import { FORMS } from '../../settings/sections.ts';
import type { Proposal } from '../../parts/proposal.ts';

interface Props {
  readonly change: NonNullable<Proposal['change']>;
  readonly caution: string;
}

interface Line {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const COLUMNS: readonly Column<Line>[] = [
  { title: say('officeMoney.field'), draw: ({ label }) => label },
  { title: say('officeMoney.now'), draw: ({ before }) => <span className="office-wrap">{before || '–'}</span> },
  {
    title: say('officeMoney.then'),
    draw: ({ after }) => (
      <span className="office-wrap">
        <b>{after || '–'}</b>
      </span>
    ),
  },
];

/** Field by field, as the form of the section shows it. */
export function ProposedSettings({ change: { section, before, after }, caution }: Props) {
  const fields = FORMS[section].fields.filter(({ name }) => name in after);
  const [was, is] = [draftOf(fields, before), draftOf(fields, after)];
  const lines = fields.map(({ name, label, options }): Line => {
    const words = (value: string | readonly string[] | undefined): string => {
      const text = typeof value === 'string' || value === undefined ? (value ?? '') : value.join(', ');
      return options?.find(option => option.value === text)?.label ?? text;
    };
    return { label, before: words(was[name]), after: words(is[name]) };
  });
  return (
    <>
      {caution && (
        <Note tone="bad" icon="warning">
          <b>{caution}</b>
        </Note>
      )}
      <Table
        caption={say('officeMoney.changesOf', { section: FORMS[section].title })}
        columns={COLUMNS}
        rows={lines}
        keyOf={({ label }) => label}
      />
    </>
  );
}

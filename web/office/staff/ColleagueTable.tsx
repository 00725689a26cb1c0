import { ROLES } from '@maidan/contract/roles';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useMay, useMe } from '../session.ts';
import type { Colleague } from './colleague.ts';
import { ColleagueActions } from './ColleagueActions.tsx';

export const ColleagueTable = ({ rows }: { readonly rows: readonly Colleague[] }) => (
  <Table caption="Colleagues" columns={COLUMNS} rows={rows} keyOf={colleague => colleague.id} />
);

const COLUMNS: readonly Column<Colleague>[] = [
  {
    title: 'Name',
    draw: ({ name, role, disabled, ...colleague }) => (
      <>
        {name}
        <Under>
          {ROLES[role].title}
          {disabled && ', disabled'}
        </Under>
        <SecondPerson colleague={colleague} />
      </>
    ),
  },
  { title: 'Email', wide: true, draw: ({ email }) => email },
  { title: 'Role', wide: true, draw: ({ role }) => ROLES[role].title },
  {
    title: 'Two-step',
    wide: true,
    draw: ({ twoStep }) => (twoStep ? <Badge tone="good">On</Badge> : <Badge tone="warning">Off</Badge>),
  },
  {
    title: 'Last sign-in',
    wide: true,
    draw: ({ lastLogin }) => (lastLogin === null ? 'Never' : formatMinute(lastLogin)),
  },
  {
    title: 'State',
    wide: true,
    draw: ({ disabled }) => (disabled ? <Badge tone="bad">Disabled</Badge> : <Badge tone="good">Active</Badge>),
  },
  { title: 'Actions', untitled: true, numeric: true, draw: colleague => <Actions colleague={colleague} /> },
];

/** From when a new colleague counts as a second person, or who said that they do at once. */
function SecondPerson({
  colleague: { vouched, counted },
}: {
  readonly colleague: Pick<Colleague, 'vouched' | 'counted'>;
}) {
  if (counted) {
    return (
      <span className="muted office-wrap">
        Counts as a second person at once: {counted.by} said so on {formatMinute(counted.at)}
      </span>
    );
  }
  if (!vouched) return null;
  return (
    <span className="muted office-wrap">
      Let in by {vouched.by}. The two count as two people from {formatMinute(vouched.until)}
    </span>
  );
}

/** Nobody changes their own account here. */
function Actions({ colleague }: { readonly colleague: Colleague }) {
  const me = useMe();
  const mayWrite = useMay('staff.write');
  if (colleague.id === me.id) return <span className="office-yours">You</span>;
  return mayWrite && <ColleagueActions colleague={colleague} />;
}

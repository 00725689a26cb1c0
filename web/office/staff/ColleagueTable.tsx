import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useMay, useMe } from '../session.ts';
import type { Colleague } from './colleague.ts';
import { ColleagueActions } from './ColleagueActions.tsx';

export const ColleagueTable = ({ rows }: { readonly rows: readonly Colleague[] }) => (
  <Table caption={say('officeStaff.colleagues')} columns={COLUMNS} rows={rows} keyOf={colleague => colleague.id} />
);

const COLUMNS: readonly Column<Colleague>[] = [
  {
    title: say('officeStaff.name'),
    draw: ({ name, role, disabled, ...colleague }) => (
      <>
        {name}
        <Under>
          {disabled
            ? say('officeStaff.roleDisabled', { role: say('office.roleTitle', { role }) })
            : say('office.roleTitle', { role })}
        </Under>
        <SecondPerson colleague={colleague} />
      </>
    ),
  },
  { title: say('officeStaff.email'), wide: true, draw: ({ email }) => email },
  { title: say('officeStaff.role'), wide: true, draw: ({ role }) => say('office.roleTitle', { role }) },
  {
    title: say('officeStaff.twoStepShort'),
    wide: true,
    draw: ({ twoStep }) =>
      twoStep ? (
        <Badge tone="good">{say('officeStaff.on')}</Badge>
      ) : (
        <Badge tone="warning">{say('officeStaff.off')}</Badge>
      ),
  },
  {
    title: say('officeStaff.lastSignIn'),
    wide: true,
    draw: ({ lastLogin }) => (lastLogin === null ? say('officeStaff.never') : formatMinute(lastLogin)),
  },
  {
    title: say('officeStaff.state'),
    wide: true,
    draw: ({ disabled }) =>
      disabled ? (
        <Badge tone="bad">{say('officeStaff.disabled')}</Badge>
      ) : (
        <Badge tone="good">{say('officeStaff.active')}</Badge>
      ),
  },
  {
    title: say('officeStaff.actions'),
    untitled: true,
    numeric: true,
    draw: colleague => <Actions colleague={colleague} />,
  },
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
        {say('officeStaff.countedBy', { name: counted.by, time: formatMinute(counted.at) })}
      </span>
    );
  }
  if (!vouched) return null;
  return (
    <span className="muted office-wrap">
      {say('officeStaff.letInBy', { name: vouched.by, time: formatMinute(vouched.until) })}
    </span>
  );
}

/** Nobody changes their own account here. */
function Actions({ colleague }: { readonly colleague: Colleague }) {
  const me = useMe();
  const mayWrite = useMay('staff.write');
  if (colleague.id === me.id) return <span className="office-yours">{say('officeStaff.you')}</span>;
  return mayWrite && <ColleagueActions colleague={colleague} />;
}

import { may, PERMISSIONS, type Permission, type Role, ROLE_NAMES } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { PERMISSION_WORDS } from '../words.ts';

const COLUMNS: readonly Column<Permission>[] = [
  {
    title: say('officeStaff.permission'),
    draw: permission => <span className="office-wrap">{PERMISSION_WORDS[permission]}</span>,
  },
  ...ROLE_NAMES.map(role => ({
    title: say('office.roleTitle', { role }),
    draw: (permission: Permission) => <Mark role={role} permission={permission} />,
  })),
];

/** Drawn from the very table the server decides by. */
export const RoleMatrix = () => (
  <Table
    caption={say('officeStaff.rolesPermissions')}
    columns={COLUMNS}
    rows={PERMISSIONS}
    keyOf={permission => permission}
  />
);

const Mark = ({ role, permission }: { readonly role: Role; readonly permission: Permission }) =>
  may(role, permission) ? (
    <span className="pos">
      <Icon name="check" />
      <span className="vh">{say('officeStaff.yes')}</span>
    </span>
  ) : (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="vh">{say('officeStaff.no')}</span>
    </span>
  );

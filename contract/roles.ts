/** What staff may do. Every office call names one; a role is a list of them. */
export const PERMISSIONS = [
  'payments.read',
  'payments.decide',
  'players.read',
  'players.block',
  'players.adjust',
  'tables.read',
  'tables.write',
  'sport.read',
  'sport.write',
  'settings.read',
  'settings.write',
  'settings.approve',
  'staff.read',
  'staff.write',
  'audit.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const READING = PERMISSIONS.filter(permission => permission.endsWith('.read'));

export const ROLES = {
  owner: { title: 'Owner', may: PERMISSIONS },
  payments: {
    title: 'Payments',
    may: ['payments.read', 'payments.decide', 'players.read', 'players.adjust', 'settings.read', 'settings.approve'],
  },
  support: { title: 'Support', may: ['payments.read', 'players.read', 'players.block'] },
  trader: { title: 'Trader', may: ['sport.read', 'sport.write', 'tables.read', 'tables.write', 'players.read'] },
  auditor: { title: 'Auditor', may: READING },
} as const satisfies Record<string, { title: string; may: readonly Permission[] }>;

export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

export const may = (role: Role, permission: Permission): boolean =>
  (ROLES[role].may as readonly Permission[]).includes(permission);

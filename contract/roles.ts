/** What staff may do. Every office call names one; a role is a list of them. */
export const PERMISSIONS = [
  'payments.read',
  'payments.decide',
  'players.read',
  'players.block',
  'players.reset',
  'players.adjust',
  'players.note',
  'identity.decide',
  'support.read',
  'support.answer',
  'cases.decide',
  'protection.read',
  'protection.note',
  'news.write',
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

/** Who looks at people's documents does nothing else with their money, and nobody else looks, the owner included. */
const COMPLIANCE: readonly Permission[] = ['identity.decide'];

const READING = PERMISSIONS.filter(permission => permission.endsWith('.read'));

export const ROLES = {
  owner: PERMISSIONS.filter(permission => !COMPLIANCE.includes(permission)),
  payments: [
    'payments.read',
    'payments.decide',
    'players.read',
    'players.adjust',
    'players.note',
    'settings.read',
    'settings.approve',
  ],
  support: [
    'payments.read',
    'players.read',
    'players.block',
    'players.reset',
    'players.note',
    'support.read',
    'support.answer',
    'protection.read',
    'protection.note',
    'news.write',
  ],
  compliance: [
    ...COMPLIANCE,
    'cases.decide',
    'protection.read',
    'protection.note',
    'players.read',
    'players.block',
    'players.note',
    'payments.read',
  ],
  trader: ['sport.read', 'sport.write', 'tables.read', 'tables.write', 'players.read'],
  auditor: READING,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

export const may = (role: Role, permission: Permission): boolean =>
  (ROLES[role] as readonly Permission[]).includes(permission);

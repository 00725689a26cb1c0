import { api } from '@maidan/contract/api';
import type { Access, Call } from '@maidan/contract/call';
import { ERRORS } from '@maidan/contract/errors';
import { may, type Permission, PERMISSIONS, type Role, ROLE_NAMES } from '@maidan/contract/roles';
import { sayIn } from '@maidan/server/words';

/** docs/API.md: every call, refusal and role, from the contract. */
export function apiDocs(): string {
  const calls: readonly Call[] = Object.values(api);
  const ofPlayers = calls.filter(({ path }) => !path.startsWith('/api/office/'));
  const ofStaff = calls.filter(({ path }) => path.startsWith('/api/office/'));
  return [
    '# API',
    '',
    'Generated from `contract/` by `npm run docs`. The full schemas: `/api/openapi.json`, readable at `/api/reference`.',
    '',
    'A reply is `{ "success": true, "data": … }`. A refusal is `{ "success": false, "code", "error", "message" }`, where `error`',
    'and `message` are the same sentence. Calls marked *once* take an `Idempotency-Key` header: the same key with the same body',
    'answers the same and changes nothing.',
    '',
    ...section('Players', ofPlayers),
    ...section('Back office', ofStaff),
    '## Roles',
    '',
    `| permission | ${ROLE_NAMES.map(role => sayIn('en')('office.roleTitle', { role })).join(' | ')} |`,
    `|---|${ROLE_NAMES.map(() => '---|').join('')}`,
    ...PERMISSIONS.map(
      permission => `| ${permission} | ${ROLE_NAMES.map(role => mark(role, permission)).join(' | ')} |`,
    ),
    '',
    '## Refusals',
    '',
    '| code | status | sentence |',
    '|---|---|---|',
    ...Object.entries(ERRORS).map(([code, [status, sentence]]) => `| ${code} | ${status} | ${sentence} |`),
    '',
  ].join('\n');
}

const section = (title: string, calls: readonly Call[]): string[] => [
  `## ${title}`,
  '',
  '| call | who may | what it does |',
  '|---|---|---|',
  ...calls.map(call => `| \`${call.method} ${call.path}\` | ${words(call.access)} | ${call.summary}${notes(call)} |`),
  '',
];

const words = (access: Access): string =>
  ({ public: 'anyone', player: 'player', staff: 'any staff' })[access as string] ?? `staff with ${access}`;

const notes = ({ manner }: Call): string =>
  [manner.once && ' *once*', manner.multipart && ' *multipart*', manner.file && ' *file*'].filter(Boolean).join('');

const mark = (role: Role, permission: Permission): string => (may(role, permission) ? 'yes' : '');

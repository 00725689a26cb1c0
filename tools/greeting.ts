import type { Seeded } from '@maidan/server/seed';

/** What `npm start` says when the house is open. */
export function greeting(url: string, { staff, demo }: Seeded, officeOrigin?: string): string {
  const address = addressFor(url);
  const office = `${officeOrigin ?? address}/admin`;
  return [
    '',
    `Maidan is open at ${address}`,
    '',
    '  Demo login   “Login with Demo ID” on the first page, without a password',
    ...(demo ? [`               or ${demo.email}, password ${demo.password}`] : []),
    ...(staff.length > 0
      ? newStaff(office, staff)
      : [`  Staff login  ${office}, with the password shown at the first start`]),
    '',
    'Ctrl-C closes it.',
  ].join('\n');
}

const newStaff = (office: string, staff: Seeded['staff']): string[] => [
  `  Staff login  ${office}`,
  ...staff.map(({ email, password, role }) => `               ${email}, password ${password} (${role})`),
  '               These passwords are shown once and stored hashed: keep them.',
];

/** A name that works in a browser on this machine, where the server listens on more than one address. */
function addressFor(url: string): string {
  const { hostname, port } = new URL(url);
  return ['127.0.0.1', '0.0.0.0', '[::]', '[::1]'].includes(hostname) ? `http://localhost${port && `:${port}`}` : url;
}

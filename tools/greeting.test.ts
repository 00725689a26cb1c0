import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const demo = { email: 'demo@maidan.example', password: 'no-secret' };
const owner = { email: 'owner@maidan.example', password: 'abcde-fghjk', role: 'owner' } as const;

test('the first start shows the address, the demo login and each new password once', () => {
  const said = greeting('http://127.0.0.1:3000', { staff: [owner], demo });
  expect(said).toContain('Maidan is open at http://localhost:3000');
  expect(said).toContain('demo@maidan.example, password no-secret');
  expect(said.split('abcde-fghjk')).toHaveLength(2);
  expect(said).toContain('shown once and stored hashed');
});

test('later starts show where staff sign in and no password of theirs', () => {
  const said = greeting('http://127.0.0.1:3001', { staff: [], demo: undefined });
  expect(said).toContain('http://localhost:3001/admin, with the password shown at the first start');
  expect(said).not.toMatch(/, password /);
});

test('an office with an origin of its own is named by it', () => {
  const said = greeting('http://127.0.0.1:3001', { staff: [owner], demo }, 'https://office.example');
  expect(said).toContain('Staff login  https://office.example/admin\n');
});

test.each([
  ['http://0.0.0.0:80', 'http://localhost\n'],
  ['http://[::]:8080', 'http://localhost:8080\n'],
  ['http://192.0.2.7:3000', 'http://192.0.2.7:3000\n'],
])('listening on %s it names %s', (url, named) => {
  expect(greeting(url, { staff: [], demo: undefined })).toContain(`Maidan is open at ${named}`);
});

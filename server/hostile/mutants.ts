/* Wrong inputs made from a right one. */

/** Values that are wrong somewhere: as a type, a size, an encoding, or an attempt. */
export const ODDITIES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '0',
  '-0',
  '٣',
  '1e9',
  '99999999999999999999',
  'NaN',
  'x'.repeat(65),
  'x'.repeat(2_000),
  '🂡'.repeat(300),
  'a\u0000b',
  'a\nb\r\nset-cookie: a=b',
  '\ud800',
  '\u202egnp.exe',
  'ﬀ\u0301\u200d',
  "'; drop table users; --",
  '" or ""="',
  '%27%00../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '2026-02-30',
  '__proto__',
  'constructor',
  [],
  [[[[[]]]]],
  {},
  { $ne: null },
  { toString: 'x', length: 3 },
];

export interface Mutant {
  readonly what: string;
  readonly input: Record<string, unknown>;
}

/** The sample with one field missing or odd, and with fields nobody asked for. */
export function* mutantsOf(sample: object): Generator<Mutant> {
  for (const [field, right] of Object.entries(sample)) {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...sample };
    yield { what: `no ${field}`, input: rest };
    for (const value of [...ODDITIES, [right], { [field]: right }]) {
      yield { what: `${field} is ${short(value)}`, input: { ...rest, [field]: value } };
    }
  }
  for (const [field, value] of [
    ['constructor', { prototype: { role: 'owner' } }],
    ['toString', 'x'],
    ['hasOwnProperty', 1],
    ['', ''],
    ['🂡', 'x'],
    ['a'.repeat(1_000), 'x'],
  ] as const) {
    yield { what: `also ${field.slice(0, 20)}`, input: { ...sample, [field]: value } };
  }
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 40);

/** Bodies that are not an object with the right fields, or not even JSON: type and bytes. */
export const BODIES: readonly (readonly [type: string | undefined, payload: string | Buffer])[] = [
  ['application/json', '{'],
  ['application/json', '{"a":}'],
  ['application/json', '[{}]'],
  ['application/json', '"text"'],
  ['application/json', '12'],
  ['application/json', 'true'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"role":"owner"}}'],
  ['application/json', '{"constructor":{"prototype":{"role":"owner"}}}'],
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json', Buffer.from('\ufeff{"a":1}', 'utf16le')],
  ['application/json', '['.repeat(5_000)],
  ['application/json', `{"a":"${'x'.repeat(70_000)}"}`],
  ['application/json; charset=nonsense', '{"a":1}'],
  ['application/x-www-form-urlencoded', 'email=a&password=b'],
  ['text/plain', '{"email":"a@b.example"}'],
  ['text/html', '<form>'],
  ['application/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\nbroken'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x'],
  ['multipart/form-data; boundary=x', `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n`],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['not a type', '{}'],
  [undefined, '{"a":1}'],
];

/** Query strings a program would not write. */
export const QUERIES = [
  '?page=1&page=2',
  '?page[]=1',
  '?__proto__[role]=owner',
  '?constructor=1',
  '?%00=%00',
  '?a=%ff%fe',
  '?=',
  '?unknown=1',
  `?search=${'x'.repeat(5_000)}`,
] as const;

/** Ids in paths that are none. */
export const PATHS = [
  '..',
  '%2e%2e%2f',
  '%00',
  '%ff',
  "'",
  '*',
  'x'.repeat(65),
  '🂡',
  '%F0%9F%82%A1',
  '%20',
  '0',
  '-1',
] as const;

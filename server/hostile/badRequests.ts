import type { Call } from '@maidan/contract/call';
import type { CallName } from '@maidan/contract/routes';
import { type Random, randomFrom } from '@maidan/core/random';
import { formOf, headersOf, type With } from '../accounts/testHouse.ts';
import { type Company, rightFor, sampleOf, wrongFor } from './company.ts';
import { arrived, fits, inputsFor, leadsThere, pathOf } from './inputs.ts';
import { BODIES, PATHS, QUERIES } from './mutants.ts';
import { NOT_HTTP } from './notHttp.ts';
import { anyValue, mangled } from './oddValues.ts';
import { againstTheRules } from './rules.ts';
import { CALLS } from './scene.ts';
import type { Expected } from './verdict.ts';

/* Requests that have to be refused, over the whole contract, by a seed. */

export interface Bad {
  readonly kind: string;
  readonly what: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Bytes that are sent as they are, instead of all that. */
  readonly raw?: string;
  readonly expected: Expected;
}

/** One of them is every mutant of every call; in between come all other kinds. There is no end to them. */
export async function* badRequests(company: Company, seed: number): AsyncGenerator<Bad> {
  const random = randomFrom(seed);
  const mutants = shuffled(
    CALLS.flatMap(([name, call]) =>
      [...inputsFor(company.scene, name, call)].map(mutant => ({ name, call, ...mutant })),
    ),
    random,
  );
  for (;;) {
    const mutant = random.below(3) === 0 ? mutants.pop() : undefined;
    const bad = mutant
      ? await wrongInput(company, random, 'one field wrong', mutant)
      : await random.pick(KINDS)(company, random);
    if (bad) yield bad;
  }
}

type Kind = (company: Company, random: Random) => Promise<Bad | undefined>;

interface Input {
  readonly name: CallName;
  readonly call: Call;
  readonly what: string;
  readonly input: Record<string, unknown>;
}

/** What fits after all is sent by who may not; what is only read may be read. */
async function wrongInput(company: Company, random: Random, kind: string, sent: Input): Promise<Bad | undefined> {
  const { name, call, what, input } = sent;
  const isRead = call.method === 'GET' && !isRecorded(call);
  if (isRead || !fits(call, input)) {
    const expected = isRead ? 'read' : 'refused';
    return { ...(await written(call, input, rightFor(company, call))), kind, what: `${name}: ${what}`, expected };
  }
  return byAnother(company, random, sent);
}

/** Files of the office are exports, which are written down. */
const isRecorded = ({ access, manner }: Call): boolean =>
  manner.file === true && access !== 'public' && access !== 'player';

async function byAnother(company: Company, random: Random, { name, call, input }: Input): Promise<Bad | undefined> {
  const [who, how] = wrongFor(company, call, random) ?? [];
  if (who === undefined || how === undefined) return undefined;
  const kind = who.startsWith('the role') ? 'a role too low' : 'an identity that is none';
  return { ...(await written(call, input, how)), kind, what: `${name}: ${who}`, expected: 'refused' };
}

const any = (random: Random): { readonly name: CallName; readonly call: Call } => {
  const [name, call] = random.pick(CALLS);
  return { name, call };
};

const anyThat = (random: Random, isWanted: (call: Call) => boolean) => {
  const [name, call] = random.pick(CALLS.filter(([, each]) => isWanted(each)));
  return { name, call };
};

const takesJson = ({ method, manner }: Call): boolean => method === 'POST' && !manner.multipart;

const KINDS: readonly Kind[] = [
  async (company, random) => {
    const { name, call } = any(random);
    const input = arrived(call, mangled(sampleOf(company, name), random));
    if (!leadsThere(call, input)) return undefined;
    return wrongInput(company, random, 'several things wrong', { name, call, what: 'mangled', input });
  },
  async (company, random) => {
    const { name, call } = any(random);
    return byAnother(company, random, { name, call, what: '', input: arrived(call, sampleOf(company, name)) });
  },
  async (company, random) => {
    const { name, call } = anyThat(random, ({ method, path }) => method === 'POST' && path.includes(':'));
    const input = { ...sampleOf(company, name) };
    for (const [, field = ''] of call.path.matchAll(/:(\w+)/g)) input[field] = random.pick(NOBODYS);
    const request = await written(call, arrived(call, input), rightFor(company, call));
    return { ...request, kind: 'ids of nobody', what: name, expected: 'refused' };
  },
  async (company, random) => {
    const { name, input, how } = againstTheRules(company, random);
    const [, call] = CALLS.find(([each]) => each === name)!; // of the contract
    const request = await written(call, arrived(call, input), how ?? rightFor(company, call));
    return { ...request, kind: 'against the rules', what: name, expected: 'refused' };
  },
  async (company, random) => {
    const { name, call } = anyThat(random, ({ method }) => method === 'POST');
    const [type, body] = random.pick(BODIES);
    const headers = { ...headersOf(rightFor(company, call)), ...(type !== undefined && { 'content-type': type }) };
    const what = `${name}: ${type}`;
    return {
      kind: 'bodies nobody can read',
      what,
      method: 'POST',
      url: pathOf(call),
      headers,
      body,
      expected: 'refused',
    };
  },
  async (company, random) => {
    const { name, call } = anyThat(random, takesJson);
    const value = anyValue(random);
    if (typeof value === 'object' && value !== null && fits(call, value)) return undefined;
    const headers = { ...headersOf(rightFor(company, call)), 'content-type': 'application/json' };
    const body = JSON.stringify(value);
    const request = { method: 'POST', url: pathOf(call), headers, body };
    return fitsNothing(call, value) ? { ...request, kind: 'any JSON', what: name, expected: 'refused' } : undefined;
  },
  withKey,
  async (company, random) => {
    const { name, call } = anyThat(random, each => !isRecorded(each));
    const isPath = call.path.includes(':') && random.below(2) === 0;
    const url = isPath ? pathOf(call, random.pick(PATHS)) : pathOf(call) + random.pick(QUERIES);
    const headers = headersOf(rightFor(company, call));
    const expected = call.method === 'GET' ? 'read' : 'refused';
    const sent = takesJson(call)
      ? { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
      : { headers };
    if (call.method === 'POST' && fits(call, {}) && isPath) return undefined;
    return {
      kind: 'paths and queries',
      what: `${name}: ${url.slice(0, 60)}`,
      method: call.method,
      url,
      ...sent,
      expected,
    };
  },
  async (company, random) => {
    const { name, call } = anyThat(random, each => !isRecorded(each)); // a HEAD is an export too
    const method = random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']);
    const headers = { ...headersOf(rightFor(company, call)), 'x-http-method-override': call.method };
    const expected = method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'refused';
    return { kind: 'other methods', what: `${method} ${name}`, method, url: pathOf(call), headers, expected };
  },
  async (_, random) => {
    const raw = random.pick(NOT_HTTP);
    return { kind: 'not HTTP', what: raw.slice(0, 40), method: 'POST', url: '', headers: {}, raw, expected: 'refused' };
  },
];

/** With the ids of the path, as the server puts them together. */
const fitsNothing = (call: Call, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const named = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, field = '']) => [field, '1']));
  return !fits(call, { ...value, ...named });
};

/** Keys that are none, that were used for something else, and what was done asked for again. */
async function withKey(company: Company, random: Random): Promise<Bad | undefined> {
  const done = random.pick(company.done);
  if (random.below(4) === 0) {
    const [, call] = CALLS.find(([each]) => each === done.call)!; // of the contract
    const request = await written(call, done.input, done.how);
    return { ...request, kind: 'keys asked again', what: done.call, expected: { again: done.data } };
  }
  const isMade = random.below(2) === 0;
  const { access: whose } = CALLS.find(([each]) => each === done.call)![1];
  const isOffice = whose !== 'player' && whose !== 'public';
  const { name, call } = anyThat(random, ({ manner, access }) => {
    if (!manner.once) return false;
    return isMade || access === whose || (isOffice && access !== 'player' && access !== 'public');
  });
  const key = isMade ? random.pick(NO_KEYS) : done.how.key!; // it was done with one
  const input = arrived(call, sampleOf(company, name));
  const request = await written(call, input, { ...rightFor(company, call), key });
  return { ...request, kind: isMade ? 'keys that are none' : 'keys used before', what: name, expected: 'refused' };
}

const NO_KEYS = [
  '',
  'short',
  'with a blank',
  'a'.repeat(101),
  'key/with/slashes',
  '../../../etc/passwd',
  "';drop--------",
];

const NOBODYS = [
  'D-999999',
  'W-999999',
  '999999',
  'no-such-thing',
  'cricket-99.matchOdds',
  'teen99',
  '__proto__',
  'constructor',
];

/** A request as a program would write it. */
async function written(call: Call, input: Record<string, unknown>, how: With) {
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value.toWellFormed());
  });
  const headers = headersOf(how);
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    return { method: 'GET', url: `${path}?${query}`, headers };
  }
  if (call.manner.multipart) {
    const { payload, headers: type } = await formOf(rest);
    return { method: 'POST', url: path, headers: { ...headers, ...type }, body: payload };
  }
  return {
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rest),
  };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let n = copy.length - 1; n > 0; n -= 1) {
    const other = random.below(n + 1);
    [copy[n], copy[other]] = [copy[other]!, copy[n]!];
  }
  return copy;
}

import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Call } from './call.ts';
import { ERRORS } from './errors.ts';
import { openApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { in: string; name: string; required: boolean }[];
  readonly requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }>;
  };
  readonly responses: Record<string, { content: Record<string, { schema: { properties: Record<string, unknown> } }> }>;
}

// JSON has no types: this is what the document promises to be, and the tests below look whether it is.
const document = openApi() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: { properties: { code: { enum: string[] } } } } };
};

const operation = (call: Call): Operation | undefined =>
  document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];

const calls = Object.entries(api) as [string, Call][];

test('the document is OpenAPI 3.1, plain JSON, and names every refusal', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  expect(document.components.schemas.Refusal.properties.code.enum).toEqual(Object.keys(ERRORS));
});

describe.each(calls)('%s', (name, call) => {
  test('stands at its path and method, with its identity', () => {
    const found = operation(call);
    expect(found?.operationId).toBe(name);
    const scheme = found?.security?.flatMap(Object.keys) ?? [];
    expect(scheme).toEqual(call.access === 'public' ? [] : [call.access === 'player' ? 'token' : 'office']);
  });

  test('has a place for every field of its input', () => {
    const { parameters = [], requestBody } = operation(call)!;
    const type = call.manner.multipart ? 'multipart/form-data' : 'application/json';
    const inBody = Object.keys(requestBody?.content[type]?.schema.properties ?? {});
    const named = parameters.filter(each => each.in !== 'header').map(each => each.name);
    const fields = Object.keys((call.input as unknown as { shape: object }).shape);
    expect([...named, ...inBody].toSorted()).toEqual(fields.toSorted());
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, field]) => field);
    expect(parameters.filter(each => each.in === 'path').map(each => each.name)).toEqual(inPath);
  });

  test('takes a key exactly when it counts once', () => {
    const { parameters = [] } = operation(call)!;
    expect(parameters.some(each => each.name === 'Idempotency-Key')).toBe(call.manner.once === true);
  });

  test('says what a success looks like, with what is lifted to the top', () => {
    const { content } = operation(call)!.responses['200']!;
    const properties = content['application/json']?.schema.properties;
    const expected = call.manner.file ? undefined : ['success', ...(call.manner.lifted ?? []), 'data'];
    expect(properties && Object.keys(properties)).toEqual(expected);
  });
});

test('a file in a form is bytes, and money is a whole number', () => {
  const body = operation(api.deposit)!.requestBody!.content['multipart/form-data']!.schema;
  expect(body.properties['paymentScreenshot']).toEqual({ type: 'string', format: 'binary' });
  const { data } = operation(api.requests)!.responses['200']!.content['application/json']!.schema.properties;
  expect(JSON.stringify(data)).toContain('"amount":{"type":"integer"');
});

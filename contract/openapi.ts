import { z } from 'zod';
import { api } from './api.ts';
import type { Call } from './call.ts';
import { ERRORS } from './errors.ts';

/* The contract as an OpenAPI 3.1 document, made from the same schemas the server checks with. */

type Json = Record<string, unknown>;

export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values(api) as Call[]) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan',
      version: '1',
      description:
        'Money is whole paise, except in the calls that write rupees: balance, deposit and withdrawal. Times are ' +
        'milliseconds since 1970. Every refusal has a code and a sentence.',
    },
    tags: [{ name: 'player' }, { name: 'office', description: 'Staff only.' }],
    paths,
    components: { securitySchemes: SECURITY, schemas: { Refusal: REFUSAL } },
  };
}

const SECURITY = {
  token: { type: 'http', scheme: 'bearer', description: 'From login; lives 15 minutes, renewed with refresh.' },
  office: { type: 'apiKey', in: 'cookie', name: 'office', description: 'From the staff sign-in, HttpOnly.' },
};

const REFUSAL = {
  type: 'object',
  required: ['success', 'code', 'error', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(ERRORS) },
    error: { type: 'string', description: 'A sentence for people.' },
    message: { type: 'string', description: 'The same sentence.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    retryAfter: { type: 'integer', description: 'Seconds.' },
  },
};

function operationOf(call: Call): Json {
  const input = schemaOf(call.input);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const fields = Object.entries(input.properties ?? {});
  const sent = fields.filter(([name]) => !inPath.includes(name));
  const required = (input.required ?? []).filter(name => !inPath.includes(name));
  const parameters = [
    ...fields.filter(([name]) => inPath.includes(name)).map(([name, schema]) => parameter('path', name, schema, true)),
    ...(call.method === 'GET'
      ? sent.map(([name, schema]) => parameter('query', name, schema, required.includes(name)))
      : []),
    ...(call.manner.once ? [KEY] : []),
    ...(isOffice(call) && call.method === 'POST' ? [OFFICE] : []),
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [isOffice(call) ? 'office' : 'player'],
    ...(call.access !== 'public' && { security: [{ [call.access === 'player' ? 'token' : 'office']: [] }] }),
    ...(call.access.includes('.') && { 'x-permission': call.access }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && { requestBody: bodyOf(call, Object.fromEntries(sent), required) }),
    responses: { 200: answerOf(call), default: REFUSED },
  };
}

const isOffice = (call: Call): boolean => call.path.startsWith('/api/office/');

const KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description: 'Made once for what is meant. The same key and body change nothing twice and answer the same again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const OFFICE = {
  in: 'header',
  name: 'x-maidan-office',
  required: true,
  description: 'Shows that a page of ours sent the cookie.',
  schema: { const: '1' },
};

const REFUSED = {
  description: 'Refused: the code says why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const parameter = (where: 'path' | 'query', name: string, schema: unknown, required: boolean): Json => ({
  in: where,
  name,
  required,
  schema,
});

function bodyOf(call: Call, properties: Json, required: readonly string[]): Json {
  const schema = { type: 'object', properties, required, additionalProperties: false };
  const type = call.manner.multipart ? 'multipart/form-data' : 'application/json';
  return { required: required.length > 0, content: { [type]: { schema } } };
}

function answerOf(call: Call): Json {
  if (call.manner.file) return { description: 'A file.', content: { '*/*': { schema: BINARY } } };
  const data = schemaOf(call.reply);
  const lifted = (call.manner.lifted ?? []).map(field => [field, data.properties?.[field] ?? {}] as const);
  const schema = {
    type: 'object',
    required: ['success', 'data', ...(call.manner.lifted ?? [])],
    properties: { success: { const: true }, ...Object.fromEntries(lifted), data },
  };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

const BINARY = { type: 'string', format: 'binary' } as const;

interface Schema extends Json {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/**
 * What is written on the wire: the side of a schema before its conversions, which only turn numbers into branded
 * numbers and trim text. The one thing JSON cannot say is a file.
 */
function schemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, BINARY);
    },
  });
  return json as Schema;
}

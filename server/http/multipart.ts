import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { FastifyRequest } from 'fastify';

export const PICTURE_BYTES = 5 * 1024 * 1024;

/** The fields of a multipart form; a file becomes its bytes. A field sent twice is a malformed form. */
export async function fieldsOf(
  request: FastifyRequest,
  files = 1,
): Promise<Result<Record<string, unknown>, ErrorCode>> {
  if (!request.isMultipart()) return refuse('unsupported-body');
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { files, parts: 30 + files } })) {
      if (Object.hasOwn(fields, part.fieldname) || part.fieldname === '__proto__') return refuse('malformed-body');
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else {
        const bytes = await part.toBuffer();
        if (bytes.length > 0) fields[part.fieldname] = new Uint8Array(bytes);
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse('picture-too-large');
    return refuse(code.startsWith('FST_') && code.includes('LIMIT') ? 'body-too-large' : 'malformed-body');
  }
  return ok(fields);
}

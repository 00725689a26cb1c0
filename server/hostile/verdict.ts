import { ERRORS, type RefusalBody } from '@maidan/contract/errors';

/* What may be answered to who means no good. */

/**
 * Refused; refused or, where nothing but reading was asked for, read; or the answer that its key was given before, unless
 * that has to wait: who asks for an account again proves the password.
 */
export type Expected = 'refused' | 'read' | { readonly again: unknown };

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** What is wrong with an answer, if anything. */
export function faultIn(expected: Expected, { status, text }: Reply, method = 'POST'): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (typeof expected === 'object' && status !== 429) {
    return isSame(text, expected.again) ? undefined : `another answer: ${text}`;
  }
  if (status < 400) return expected === 'read' ? undefined : `it was done: ${text.slice(0, 200)}`;
  return method === 'HEAD' ? undefined : nameless(status, text); // a HEAD has no body
}

/** A refusal has a name, the status that belongs to it, and a sentence. */
function nameless(status: number, text: string): string | undefined {
  const { success, code, error, message } = (parsed(text) ?? {}) as Partial<RefusalBody>;
  const [right, sentence] = (code !== undefined && Object.hasOwn(ERRORS, code) && ERRORS[code]) || [];
  const isNamed = success === false && right === status && error === sentence && message === sentence;
  return isNamed ? undefined : `refused without a name: ${status} ${text.slice(0, 200)}`;
}

export const codeIn = (text: string): string | undefined => (parsed(text) as Partial<RefusalBody> | undefined)?.code;

const isSame = (text: string, data: unknown): boolean =>
  JSON.stringify((parsed(text) as { data?: unknown } | undefined)?.data) === JSON.stringify(data);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { say } from '@maidan/words/say';

const REQUIRED = say('door.required');

/** What the toast says when any field was left empty. */
export const FILL_IN = say('door.fillIn');

export type Faults<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Every field that is empty, with its sentence. Spaces are not an answer, except in a password. */
export function missing<F extends string>(form: Readonly<Record<F, string>>): Faults<F> {
  const empty = (Object.keys(form) as F[]).filter(field => isEmpty(field, form[field])); // a form has only its own fields
  return Object.fromEntries(empty.map(field => [field, REQUIRED])) as Faults<F>;
}

const isEmpty = (field: string, value: string): boolean => (field === 'password' ? value : value.trim()) === '';

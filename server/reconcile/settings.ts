import { isGuarded } from '@maidan/contract/settingChecks';
import { DEFAULTS, type Section, SECTIONS } from '@maidan/contract/settings';
import type { Millis } from '@maidan/core/ids';
import { canonical } from '../writer/audit.ts';
import type { Queryable } from '../db/db.ts';
import { evidenceOf, type Fault } from './fault.ts';

/* What the operator set, beside the log: every field is what was written down last, and where it takes two, by two. */

interface Change {
  readonly subject: string;
  readonly at: Millis;
  readonly before: Fields | null;
  readonly after: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

/** A value of a field, and from when on it was that. */
interface Value {
  readonly at: Millis;
  readonly value: unknown;
}

/** Everything the log says of settings, and what they were before the log had to say it. */
export class SettingsLog {
  readonly #values = new Map<string, Value[]>();
  readonly #before: ReadonlyMap<string, Fields>;
  /** What the first change of a field says that it was. */
  readonly #was = new Map<string, unknown>();

  private constructor(changes: readonly Change[], before: ReadonlyMap<string, Fields>) {
    this.#before = before;
    for (const { subject, at, before: was, after } of changes) {
      const section = subject === 'sport:all' ? 'sport' : subject.slice('settings:'.length);
      for (const [name, value] of Object.entries(after)) {
        const field = `${section}.${name}`;
        if (!this.#values.has(field) && was?.[name] !== undefined) this.#was.set(field, was[name]);
        this.#values.set(field, [...(this.#values.get(field) ?? []), { at, value }]);
      }
    }
  }

  static async read(db: Queryable): Promise<SettingsLog> {
    const subjects = [...SECTIONS.map(section => `settings:${section}`), 'sport:all'];
    const { rows: changes } = await db.query(
      `select subject, at, before, after from audit where subject = any($1) and after is not null
         and action in ('settings.change', 'sport.stop', 'sport.resume', 'sport.explain') order by seq`,
      [subjects],
    );
    const { rows: before } = await db.query(
      `select coalesce(substring(name from '^settings:(.*)$'), '') as section, value from before_guards
       where name like 'settings:%'`,
    );
    return new SettingsLog(changes, new Map(before.map(({ section, value }) => [section, value as Fields])));
  }

  /** What was written down last, if anything was. */
  last(section: Section, field: string): Value | undefined {
    return this.#values.get(`${section}.${field}`)?.at(-1);
  }

  /** What it was before anybody wrote it down. */
  first(section: Section, field: string): unknown {
    return this.#before.get(section)?.[field] ?? (DEFAULTS[section] as Fields)[field];
  }

  /** Every value, from when on and until when it was that; a house that was asked just then may still have had the old one. */
  spans(section: Section, field: string): { readonly since: Date; readonly until: Date; readonly value: number }[] {
    const values = this.#values.get(`${section}.${field}`) ?? [];
    const all = [
      { at: -8.64e15 as Millis, value: this.#was.get(`${section}.${field}`) ?? this.first(section, field) },
      ...values,
    ];
    return all.map(({ at, value }, nth) => {
      const next = all[nth + 1]?.at;
      const until = next === undefined ? new Date('9999-01-01') : new Date(next + SLACK_MS);
      return { since: at < 0 ? new Date(0) : new Date(at), until, value: Number(value) };
    });
  }
}

const SLACK_MS = 60_000;

/** What is not there, a field or the whole section, is what it is in a house that never set it. */
export async function settingsFaults(db: Queryable, log: SettingsLog): Promise<Fault[]> {
  const { rows } = await db.query('select section, value from settings');
  const { rows: approved } = await db.query(
    `select subject, decided_at, detail -> 'after' as after from proposals where kind = 'settings' and state = 'approved'`,
  );
  const isByTwo = (section: Section, field: string, { at, value }: Value): boolean =>
    approved.some(
      each =>
        each.subject === section && each.decided_at === at && isSame(((each.after ?? {}) as Fields)[field], value),
    );
  const found = new Map(rows.map(({ section, value }) => [section, value]));
  return SECTIONS.flatMap(section => {
    const values = { ...(DEFAULTS[section] as Fields), ...found.get(section) };
    return Object.entries(values).flatMap(([field, is]): Fault[] => {
      const last = log.last(section, field);
      const isAsWritten = isSame(is, last ? last.value : log.first(section, field));
      const takesTwo = last !== undefined && isGuarded(section, field, is) && !isSame(is, log.first(section, field));
      if (isAsWritten && !(takesTwo && !isByTwo(section, field, last))) return [];
      const subject = `settings:${section}.${field}`;
      return [{ rule: 'setting-altered', subject, expected: 0, found: 0, evidence: evidenceOf(is ?? null) }];
    });
  });
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

import { checksumOf, type Migration } from '@maidan/server/db/checksum';

/*
 * server/db/migrations/checksums.txt: what each migration was when it was listed, as sha256sum writes it. A line is added for
 * a new migration and never changed, so that a fresh clone knows an edited one without any database.
 */

interface Listed {
  readonly text: string;
  readonly complaints: readonly string[];
}

/** The list with the migrations that are new, and a sentence about each that is not what the list says. */
export function listed(text: string, migrations: readonly Migration[]): Listed {
  const known = new Map(linesOf(text).map(line => [line.slice(66), line.slice(0, 64)]));
  const now = new Map(migrations.map(({ name, sql }) => [name, checksumOf(sql)]));
  const complaints = [...known].flatMap(([name, checksum]) => {
    if (!now.has(name)) return [`migration ${name} is gone: what was released is never removed`];
    if (now.get(name) === checksum) return [];
    return [`migration ${name} was changed: what was released is never edited; write a new one`];
  });
  const lines = [...new Map([...now, ...known])].map(([name, checksum]) => `${checksum}  ${name}`);
  return {
    text: lines
      .toSorted(byName)
      .map(line => `${line}\n`)
      .join(''),
    complaints,
  };
}

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n').filter(Boolean);
const byName = (a: string, b: string): number => (a.slice(66) < b.slice(66) ? -1 : 1);

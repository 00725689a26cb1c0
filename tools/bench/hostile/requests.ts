import { migrate } from '@maidan/server/db/migrate';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { besiege, type Outcome } from '@maidan/server/hostile/siege';
import { allowedWrites } from '@maidan/server/hostile/unchanged';
import { throwAwayPostgres } from '../../throwAway.ts';

export interface RequestsReport extends Outcome {
  readonly seconds: number;
}

/** Bad requests to a real house on loopback, with a PostgreSQL of its own. */
export async function requests(count: number, seed: number, say: (text: string) => void): Promise<RequestsReport> {
  const postgres = await throwAwayPostgres();
  try {
    const databaseUrl = await ensureDatabase(postgres.url, 'maidan');
    await migrate(databaseUrl);
    const began = performance.now();
    const outcome = await besiege({ databaseUrl, count, seed, say });
    const seconds = Math.round((performance.now() - began) / 1_000);
    say(inRows({ ...outcome, seconds }));
    return { ...outcome, seconds };
  } finally {
    await postgres.stop();
  }
}

function inRows({ kinds, refusals, tables, seconds }: RequestsReport): string {
  const row = (cells: readonly (string | number)[]): string =>
    cells.map((cell, n) => (n === 0 ? String(cell).padEnd(26) : String(cell).padStart(9))).join(' ');
  const tallies = [...kinds].toSorted(([one], [other]) => one.localeCompare(other));
  const names = [...refusals].toSorted(([, one], [, other]) => other - one);
  return [
    row(['requests', 'sent', 'refused', 'read']),
    ...tallies.map(([kind, { sent, refused, answered }]) => row([kind, sent, refused, answered])),
    `Refusals by name: ${names.map(([name, times]) => `${name} ${times}`).join(', ')}.`,
    `${tables} tables were compared before and after, in ${seconds} s. What may be written all the same:`,
    ...allowedWrites().map(words => `  ${words}`),
  ].join('\n');
}

import { openDb } from '@maidan/server/db/db';
import { migrate } from '@maidan/server/db/migrate';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { throwAwayPostgres } from '../throwAway.ts';
import { composedComplaints, refusedComplaint } from './complaints.ts';
import { Describer } from './describe.ts';
import { rehearse } from './parts.ts';
import { Rehearsal } from './rehearsal.ts';
import { schemaOf } from './schema.ts';
import { statementTypes, tableLists, type Typed } from './statementTypes.ts';
import type { Asked } from './texts.ts';

interface Made {
  readonly statements: string;
  readonly tables: string;
  readonly complaints: readonly string[];
}

/** Migrates a database of its own and has it describe every statement; what it has against one is a complaint. */
export async function typesOf(asked: readonly Asked[]): Promise<Made> {
  const postgres = await throwAwayPostgres();
  try {
    const url = await ensureDatabase(postgres.url, 'described');
    await migrate(url);
    const rehearsal = await rehearsed(url);
    const { typed, complaints } = await described(url, asked);
    return {
      ...(await madeOf(url, typed)),
      complaints: [...complaints, ...rehearsal.complaints, ...composedComplaints(asked, rehearsal.reached)],
    };
  } finally {
    await postgres.stop();
  }
}

/** What is written in the sources. */
export async function described(url: string, asked: readonly Asked[]) {
  const database = await Describer.to(url);
  const typed = new Map<string, Typed>();
  const complaints: string[] = [];
  for (const { texts, ...site } of asked) {
    for (const text of texts ?? []) {
      try {
        if (!typed.has(text)) typed.set(text, { text, described: await database.describe(text) });
      } catch (error) {
        complaints.push(refusedComplaint(site, text, error));
      }
    }
  }
  await database.end();
  return { typed: [...typed.values()], complaints };
}

/** What the house puts together. */
export async function rehearsed(url: string): Promise<Rehearsal> {
  const [describer, db] = [await Describer.to(url), openDb(url)];
  const rehearsal = new Rehearsal(describer, db);
  await rehearse(rehearsal);
  await describer.end();
  await db.end();
  return rehearsal;
}

async function madeOf(url: string, typed: readonly Typed[]): Promise<Omit<Made, 'complaints'>> {
  const database = await Describer.to(url);
  const schema = await schemaOf(database);
  await database.end();
  return { statements: await statementTypes(schema, typed), tables: tableLists(schema) };
}

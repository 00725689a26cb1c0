import { migrate } from '@maidan/server/db/migrate';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { throwAwayPostgres } from '../throwAway.ts';
import { Describer } from './describe.ts';
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
    return await described(await Describer.to(url), asked);
  } finally {
    await postgres.stop();
  }
}

async function described(database: Describer, asked: readonly Asked[]): Promise<Made> {
  const schema = await schemaOf(database);
  const typed = new Map<string, Typed>();
  const complaints: string[] = [];
  for (const { path, line, texts } of asked) {
    for (const text of texts ?? []) {
      try {
        if (!typed.has(text)) typed.set(text, { text, described: await database.describe(text) });
      } catch (error) {
        complaints.push(`${path}:${line} is refused: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  await database.end();
  return { statements: await statementTypes(schema, [...typed.values()]), tables: tableLists(schema), complaints };
}

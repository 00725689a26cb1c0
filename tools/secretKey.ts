import { join } from 'node:path';
import { keyIn } from '@maidan/server/accounts/secretBox';
import type { Config } from '@maidan/server/config';
import { dataDir } from './database.ts';

/** The key outside the database: the one that was given, or the one in the house's own file. */
export async function secretKeyFor({ secretKey }: Config): Promise<Buffer> {
  return secretKey ?? keyIn(process.env['SECRET_KEY_FILE'] || join(dataDir(), 'secret.key'));
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb } from './web/buildWeb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built web app. */
    webDir: string;
  }
}

/** The web app as it is now, in a folder of its own: a build made meanwhile does not pull it from under the tests. */
export default async function testWeb(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-web-'));
  cpSync(await buildWeb(), folder, { recursive: true });
  project.provide('webDir', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

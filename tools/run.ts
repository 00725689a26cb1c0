import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { ROOT } from './sources.ts';

const BIN = join(ROOT, 'node_modules', '.bin');

/** The installed tools come first on the path, as they do under npm. */
export const toolEnv = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
  PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** Runs a command in the root of the repository, its words on our screen, and answers whether it went well. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, env: toolEnv(env), stdio: 'inherit' });
  const [code] = (await once(child, 'exit').catch(() => [1])) as [number | null];
  return code === 0;
}

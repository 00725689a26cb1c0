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

/** The same for what runs beside others: its words are kept until it has ended. */
export async function runAside(command: string, args: readonly string[]): Promise<{ isFine: boolean; said: string }> {
  const child = spawn(command, args, { cwd: ROOT, env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const words of [child.stdout, child.stderr]) words.setEncoding('utf8').on('data', text => (said += text));
  const [code] = (await once(child, 'close').catch(() => [1])) as [number | null];
  return { isFine: code === 0, said };
}

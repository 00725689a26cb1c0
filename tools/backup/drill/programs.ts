import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../sources.ts';
import { awaited } from './awaited.ts';

/* What an operator would type, each a process of its own. */

export type Command = 'archive' | 'backup' | 'restore';

export class Programs {
  readonly #env: NodeJS.ProcessEnv;
  readonly #running = new Set<ChildProcess>();

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { ...process.env, ...env };
  }

  /** To its end. */
  async run(command: Command): Promise<void> {
    const { child, said } = this.#spawn(command);
    const [code] = (await awaited(`The end of npm run ${command}`, once(child, 'close'))) as [number | null];
    if (code !== 0) throw new Error(`npm run ${command} failed: ${said.join(' ')}`);
  }

  /** Until it says so, and on. */
  async start(command: Command, words: string): Promise<ChildProcess> {
    const { child, said } = this.#spawn(command);
    const heard = new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout! }).on('line', line => line.includes(words) && resolve());
      child.once('close', () => reject(new Error(`npm run ${command} ended: ${said.join(' ')}`)));
    });
    await awaited(`That npm run ${command} says “${words}”`, heard);
    return child;
  }

  /** However far the drill came, nothing is left running. */
  end(): void {
    for (const child of this.#running) child.kill('SIGKILL');
  }

  #spawn(command: Command): { readonly child: ChildProcess; readonly said: readonly string[] } {
    const file = join(ROOT, 'tools', 'backup', `${command}.ts`);
    const child = spawn(process.execPath, [file], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    child.once('close', () => this.#running.delete(child));
    const said: string[] = [];
    for (const words of [child.stdout, child.stderr]) words.on('data', text => said.push(String(text).trim()));
    return { child, said };
  }
}

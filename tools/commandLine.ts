import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was typed after a command. What it cannot be is said in one sentence, and ends the run. */
export function typed<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split(/\.\s|\n|\.$/);
    return refuse(`${sentence}.`);
  }
}

export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Threads that Node works things out in; a sign-in to the database asks for one of them, several times one after the other. */
const THREADS = 4;
/** The house beside it goes on: with every thread taken, its database would seem not to answer. */
const AT_ONCE = THREADS - 2;

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
const packed = promisify(brotliCompress);

/** Done once here, at the highest level, so that the server only has to send. */
export async function compress(folder: string, pack: typeof packed = packed): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => TEXTS.test(name));
  const inTurn = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      writeFileSync(join(folder, `${name}.br`), await pack(readFileSync(join(folder, name))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}

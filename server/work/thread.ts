import { parentPort, Worker } from 'node:worker_threads';

interface Numbered<Question> {
  readonly id: number;
  readonly question: Question;
}

type Reply<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: string };

/**
 * Questions that are thought about beside the event loop, in a worker thread. It begins with the first of them, and anew
 * after it has ended: whoever waits then is told. While nobody waits it keeps no process from ending.
 */
export class Thread<Question, Answer> {
  readonly #file: URL;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(file: URL) {
    this.#file = file;
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.#asked;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    worker.postMessage({ id, question } satisfies Numbered<Question>);
    return waiting.promise;
  }

  /** Until the next question. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#lost(new Error('the thread was closed'));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (reply: Reply<Answer>) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('answer' in reply) waiting?.resolve(reply.answer);
      else waiting?.reject(new Error(reply.failed));
    });
    const lost = (error: Error): void => {
      if (this.#worker === worker) this.#lost(error);
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread ended')));
    return worker;
  }

  #lost(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** In the thread: how it answers. */
export function answering<Question, Answer>(answerTo: (question: Question) => Promise<Answer> | Answer): void {
  parentPort?.on('message', async ({ id, question }: Numbered<Question>) => {
    const told = (reply: Reply<Answer>): void => parentPort?.postMessage(reply);
    try {
      told({ id, answer: await answerTo(question) });
    } catch (error) {
      told({ id, failed: String(error) });
    }
  });
}

/** One question for a thread of its own (a web worker). It ends with the answer, or when nobody waits for one any more. */
export function ask<Answer>(worker: Worker, question: unknown, signal?: AbortSignal): Promise<Answer> {
  const done = Promise.withResolvers<Answer>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => done.resolve(data));
  worker.addEventListener('error', ({ message }) => done.reject(new Error(message)));
  signal?.addEventListener('abort', () => done.reject(signal.reason));
  worker.postMessage(question);
  return done.promise.finally(() => worker.terminate());
}

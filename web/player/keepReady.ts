import { whenIdle } from './whenIdle.ts';

/** Written by the build: the files of the pages that players go to most. */
const LIST = '/keep.json';

/**
 * Fetches what the main pages need while nothing else is going on, so that they open at once, also without a line and
 * after an upgrade. Who asked to save data is left alone.
 */
export function keepReady(): void {
  if (!import.meta.env.PROD || isSavingData()) return;
  const begin = (): void => whenIdle(() => void fetchAll().catch(() => {})); // they are fetched when they are needed
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function fetchAll(): Promise<void> {
  const files = (await (await fetch(LIST)).json()) as readonly string[];
  for (const file of files) await (await fetch(file, { priority: 'low' })).arrayBuffer();
}

const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Browsers that have it let other work pass between; the others ask for all at once, as they always did. */
interface Scheduling {
  readonly scheduler?: { readonly postTask?: (task: () => void) => Promise<void> };
}

/** After what is being done now: a screen asks for many things when it opens, and has to answer to a thumb meanwhile. */
export async function nextTask(): Promise<void> {
  await (globalThis as Scheduling).scheduler?.postTask?.(() => {});
}

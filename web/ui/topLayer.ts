/**
 * An open modal dialog makes the rest of the page inert, so toasts must live inside the newest one or they could be
 * neither seen nor held. Their host element travels; React and the running timers notice nothing.
 */
const dialogs: HTMLElement[] = [];
let host: HTMLElement | undefined;

/** Where toasts are rendered: made once, moved to wherever it can be seen. */
export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    place(host);
  }
  return host;
}

/** Called by a dialog when it opens; the answer takes it back. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  if (host) place(host);
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    if (host) place(host);
  };
}

function place(element: HTMLElement): void {
  const home = dialogs.at(-1) ?? document.body;
  // A plain move would restart the timers of the toasts inside.
  if (element.isConnected && home.isConnected && 'moveBefore' in home) home.moveBefore(element, null);
  else home.append(element);
}

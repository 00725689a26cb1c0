const RELOADED = 'reloadedFor';

/**
 * After an upgrade an open page asks for files that the house no longer has. The page is then loaded anew, once for each
 * build: what is still missing after that is not a matter of the build.
 */
export function reloadForNewBuild(): void {
  if (!navigator.onLine) return;
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  if (sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  location.reload();
}

/* Whom the house writes to for a browser. The address comes from the browser, so it may be of anything: also of a machine that
   only we can reach. It is one of a service that browsers have, or nothing is sent. */

/** Of Chrome, Edge and Samsung; Firefox; Edge of before; Safari. A name that begins with a dot is of everybody below it. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** Why nothing is sent to that address, if it is not. One that is named whole (`http://127.0.0.1:9`) is somebody's own choice. */
export function addressFault(endpoint: string, services: readonly string[]): 'push-address' | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return 'push-address';
  if (services.includes(url.origin)) return undefined;
  const isPlain = url.protocol === 'https:' && url.port === '';
  const isKnown = services.some(name => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name));
  return isPlain && isKnown ? undefined : 'push-address';
}

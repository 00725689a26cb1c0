export type Method = 'GET' | 'POST';

/** `GET /api/site` in its two parts. */
export function partsOf(route: string): { method: Method; path: string } {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path };
}

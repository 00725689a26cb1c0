import { useState } from 'react';

/** What the link of a mail proves, read once and then taken out of the address, where others may look. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}

import { useLayoutEffect, useState } from 'react';

/**
 * What the link of a mail proves, read once and then taken out of the address, where others may look: only
 * when it is shown, for what is drawn and thrown away would have taken it along.
 */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useLayoutEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}

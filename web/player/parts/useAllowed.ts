import { useLayoutEffect, useState } from 'react';

/**
 * A stream that this page may show. A page that was open when the operator named a new host does not allow it until it
 * is loaded again; until then there is our own picture.
 */
export function useAllowed(stream: string | undefined): string | undefined {
  const [refused, setRefused] = useState<string>();
  useLayoutEffect(() => {
    if (stream === undefined) return undefined;
    const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(stream);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [stream]);
  return stream === refused ? undefined : stream;
}

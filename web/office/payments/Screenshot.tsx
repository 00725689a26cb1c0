import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../ui/States.tsx';
import { call } from '../call.ts';
import { Listing } from '../parts/Listing.tsx';
import { PictureViewer } from './PictureViewer.tsx';

/** Shorter than the link lasts. */
const KEPT_MS = 4 * 60_000;

/** The payment picture. Asked for once and kept a while, because every look is written to the audit log. */
export function Screenshot({ id }: { readonly id: string }) {
  const link = useQuery({
    queryKey: ['screenshot', { id }],
    queryFn: () => call('screenshot', { id }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [missing, setMissing] = useState<string>();
  return (
    <Listing query={link} what="The picture" rows={4}>
      {({ url }) =>
        url === missing ? (
          <Failed
            title="The picture could not be loaded"
            text="Its link lasts a few minutes. Ask for it again."
            onRetry={() => void link.refetch()}
          />
        ) : (
          <PictureViewer key={url} address={url} alt={`Payment picture of ${id}`} onMissing={() => setMissing(url)} />
        )
      }
    </Listing>
  );
}

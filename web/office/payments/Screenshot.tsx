import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../ui/States.tsx';
import { call } from '../call.ts';
import { Listing } from '../parts/Listing.tsx';
import { PictureViewer } from '../parts/PictureViewer.tsx';

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
    <Listing query={link} what={say('officeMoney.thePicture')} rows={4}>
      {({ url }) =>
        url === missing ? (
          <Failed
            title={say('officeMoney.pictureFailed')}
            text={say('officeMoney.pictureLink')}
            onRetry={() => void link.refetch()}
          />
        ) : (
          <PictureViewer
            key={url}
            address={url}
            alt={say('officeMoney.pictureOf', { id })}
            onMissing={() => setMissing(url)}
          />
        )
      }
    </Listing>
  );
}

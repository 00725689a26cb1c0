import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../ui/States.tsx';
import { call } from '../call.ts';
import { Listing } from '../parts/Listing.tsx';
import { PictureViewer } from '../parts/PictureViewer.tsx';

/** Shorter than the links last. */
const KEPT_MS = 4 * 60_000;
const SIDES = ['front', 'back', 'face'] as const;

interface Props {
  readonly id: string;
  readonly name: string;
}

/** The pictures of a document and a face. Asked for once and kept a while, because every look is written to the audit log. */
export function Pictures({ id, name }: Props) {
  const links = useQuery({
    queryKey: ['identityPictures', { id }],
    queryFn: () => call('identityPictures', { id }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [missing, setMissing] = useState<string>(); // a link that has expired
  return (
    <>
      <p className="muted">{say('officeMail.identityLogged')}</p>
      <Listing query={links} what={say('officeMail.identityPictures')} rows={4}>
        {found =>
          found.front.url === missing ? (
            <Failed
              title={say('officeMoney.pictureFailed')}
              text={say('officeMoney.pictureLink')}
              onRetry={() => void links.refetch()}
            />
          ) : (
            <div className="identity-pictures">
              {SIDES.map(side => {
                const link = found[side];
                return (
                  link && (
                    <figure key={side}>
                      <figcaption>{say('officeMail.identityPicture', { side })}</figcaption>
                      <PictureViewer
                        address={link.url}
                        alt={say('officeMail.pictureOfIdentity', { side, name })}
                        onMissing={() => setMissing(found.front.url)}
                      />
                    </figure>
                  )
                );
              })}
            </div>
          )
        }
      </Listing>
    </>
  );
}

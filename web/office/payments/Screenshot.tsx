import { useQuery } from '@tanstack/react-query';
import { Listing } from '../parts/Listing.tsx';
import { loadFile } from '../file.ts';
import { PictureViewer } from './PictureViewer.tsx';

const KEPT_MS = 5 * 60_000;

/** The payment picture. Loaded once and kept a while, because every look is written to the audit log. */
export function Screenshot({ id }: { readonly id: string }) {
  const picture = useQuery({
    queryKey: ['screenshot', { id }],
    queryFn: () => loadFile('screenshot', { id }),
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
  return (
    <Listing query={picture} what="The picture" rows={4}>
      {file => <PictureViewer picture={file} alt={`Payment picture of ${id}`} />}
    </Listing>
  );
}

interface Props {
  readonly code: string;
  /** The first to be fetched of its page. */
  readonly first?: boolean;
}

/** What `npm run tiles` made of sheets/tiles.svg: by its name a browser knows whether it has them already. */
const PICTURES = '/assets/tiles/28b98d42';

/** The artwork of a game, fetched when it comes near the screen. The first is painted with the page, not a frame after it. */
export const TileArt = ({ code, first = false }: Props) => (
  <img
    src={`${PICTURES}/${code}.avif`}
    alt=""
    width="280"
    height="230"
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    decoding={first ? 'sync' : 'auto'}
  />
);

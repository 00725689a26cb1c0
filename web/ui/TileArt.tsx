interface Props {
  readonly code: string;
}

/** What `npm run tiles` made of sheets/tiles.svg: by its name a browser knows whether it has them already. */
const PICTURES = '/assets/tiles/09579ffa';

/** The artwork of a game, fetched when it comes near the screen. */
export const TileArt = ({ code }: Props) => (
  <img src={`${PICTURES}/${code}.avif`} alt="" width="280" height="230" loading="lazy" decoding="async" />
);

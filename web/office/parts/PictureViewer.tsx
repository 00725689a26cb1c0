import { say } from '@maidan/words/say';
import { type CSSProperties, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface Props {
  readonly address: string;
  readonly alt: string;
  /** It does not come: the link to it has expired. */
  readonly onMissing: () => void;
}

/** A picture that can be zoomed, turned and filled over the screen. Zoomed, it scrolls like a page: wheel, finger, arrows. */
export function PictureViewer({ address, alt, onMissing }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);

  /** The middle stays in the middle. */
  const zoomTo = (next: number) => {
    setZoom(next);
    requestAnimationFrame(() => {
      const { scrollWidth = 0, scrollHeight = 0, clientWidth = 0, clientHeight = 0 } = pane.current ?? {};
      pane.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
    });
  };
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const size: CSSProperties & Record<'--zoom' | '--turns', number> = { '--zoom': ZOOMS[zoom] ?? 1, '--turns': turns };

  return (
    <div ref={frame} className={turns % 2 ? 'office-picture turned' : 'office-picture'} style={size}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section ref={pane} className="office-picture-pane" tabIndex={0} aria-label={alt}>
        <div className="office-picture-sheet">
          <img src={address} alt={alt} onError={onMissing} />
        </div>
      </section>
      <div className="office-picture-tools">
        <button
          type="button"
          aria-label={say('officeMoney.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => zoomTo(zoom + 1)}
        >
          <Icon name="search" small />
        </button>
        <button
          type="button"
          aria-label={say('officeMoney.zoomOut')}
          disabled={zoom === 0}
          onClick={() => zoomTo(zoom - 1)}
        >
          <Icon name="minus" small />
        </button>
        <button type="button" aria-label={say('officeMoney.turn')} onClick={() => setTurns(turns + 1)}>
          <Icon name="retry" small />
        </button>
        <button type="button" aria-label={say('officeMoney.fullScreen')} onClick={fill}>
          <Icon name="expand" small />
        </button>
      </div>
    </div>
  );
}

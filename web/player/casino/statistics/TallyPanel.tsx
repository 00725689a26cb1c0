import '../../parts/meters.css';
import { Donut } from './Donut.tsx';
import type { Share, Tally } from './tallies.ts';

/** More parts than this cannot be told apart on a ring: they become bars. */
const MOST_PARTS = 6;

/** One thing that was counted: a ring for a few, bars for many, and every figure in words. */
export const TallyPanel = ({ title, shares }: Tally) => (
  <section className="tally">
    <h3>{title}</h3>
    {shares.length <= MOST_PARTS ? (
      <div className="tally-ring">
        <Donut shares={shares} />
        <ul>
          {shares.map(each => (
            <li key={each.name}>
              <span className={`swatch ${each.hue}`} aria-hidden="true" />
              <Figures {...each} />
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <ul className="tally-bars">
        {shares.map(each => (
          <li key={each.name}>
            <Figures {...each} />
            <meter min={0} max={Math.max(...shares.map(({ share }) => share))} value={each.share} aria-hidden="true" />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Figures = ({ name, count, share }: Share) => (
  <>
    <span className="name">{name}</span> <b>{count}</b> <span className="muted">{percent(share)}</span>
  </>
);

/** To a tenth, reckoned here: making the browser's formatter costs a phone a tenth of a second. */
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

import './fairLive.css';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { bandOf, barOf, expectedOf, type LiveLine, liveOf, type LiveState, stateOf } from './live.ts';

interface Props {
  readonly caption: string;
  /** What the lines are: 'Game' or 'Bet'. */
  readonly heading: string;
  readonly lines: readonly LiveLine[];
  /** Where each line can be opened. */
  readonly onOpen?: (id: string) => void;
}

/** What came back beside what should have, line by line. The bars say again what the figures say. */
export const ReturnLines = ({ caption, heading, lines, onOpen }: Props) => (
  <section className={onOpen ? 'live-lines scroll' : 'live-lines'} aria-label={caption}>
    <table className="tbl live">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <Numeric className="num more">{say('fair.bets')}</Numeric>
          <Numeric className="num more">{say('fair.atRisk')}</Numeric>
          <Numeric className="num most">{say('fair.returned')}</Numeric>
          <Numeric>{say('fair.liveReturn')}</Numeric>
          <Numeric className="num most">{say('fair.expected')}</Numeric>
          <th scope="col">{say('fair.band')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.id} line={line} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  </section>
);

const Numeric = ({ children, className = 'num' }: { readonly children: string; readonly className?: string }) => (
  <th scope="col" className={className}>
    {children}
  </th>
);

const figure = new Intl.NumberFormat('en-IN');

const Row = ({ line, onOpen }: { readonly line: LiveLine; readonly onOpen: Props['onOpen'] }) => (
  <tr>
    <th scope="row">
      {onOpen ? (
        <button type="button" onClick={() => onOpen(line.id)}>
          {line.name}
        </button>
      ) : (
        line.name
      )}
    </th>
    <td className="num more">{figure.format(line.bets)}</td>
    <td className="num more">{formatMoney(line.staked)}</td>
    <td className="num most">{formatMoney(line.returned)}</td>
    <td className="num">
      <b>{liveOf(line)}</b>
      <small className="less">{say('fair.ofExpected', { share: expectedOf(line) })}</small>
    </td>
    <td className="num most">{expectedOf(line)}</td>
    <td className="live-band">
      <LiveBar {...line} />
      <span className="live-words">
        <State {...line} />
        <small>{bandOf(line)}</small>
      </span>
    </td>
  </tr>
);

const STATES: Readonly<Record<LiveState, string>> = {
  inside: say('fair.stateInside'),
  'at the edge': say('fair.stateEdge'),
  outside: say('fair.stateOutside'),
};
const SIGNS = { inside: 'check', 'at the edge': 'minus', outside: 'warning' } as const;

function State(line: LiveLine) {
  const state = stateOf(line);
  return (
    <span className={`live-state ${state.replaceAll(' ', '-')}`}>
      <Icon name={SIGNS[state]} small />
      {STATES[state]}
    </span>
  );
}

/** The band, a line where the expectation is, and a mark for what came back. */
function LiveBar(line: LiveLine) {
  const { low, high, expected, live } = barOf(line);
  return (
    <svg
      className={`live-bar ${stateOf(line).replaceAll(' ', '-')}`}
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="track" x="0" y="4" width="100" height="6" />
      <rect className="band" x={low} y="4" width={high - low} height="6" />
      <rect className="expected" x={expected - 0.5} y="2" width="1" height="10" />
      <rect className="mark" x={live - 1.5} y="0" width="3" height="14" />
    </svg>
  );
}

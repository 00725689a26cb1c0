import './scorecard.css';
import type { Scorecard as Card } from '@maidan/exchange/sports/scorecards';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '../../../ui/States.tsx';
import { callLater } from '../../laterCalls.ts';
import { CricketCardView } from './CricketCardView.tsx';
import { FootballView } from './FootballView.tsx';
import { PlayView } from './PlayView.tsx';
import { RaceView } from './RaceView.tsx';
import { TennisView } from './TennisView.tsx';

interface Props {
  readonly event: string;
}

/** A ball is bowled every half minute, a point played every few seconds: a card that is open follows. */
const AGAIN_MS = 4_000;

/** Everything that was counted in a match or race, while it is played and for ever after. */
export function Scorecard({ event }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['scorecard', { event }],
    queryFn: ({ signal }) => callLater('scorecard', { event }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isOver === false ? AGAIN_MS : false),
  });
  if (isError && !data)
    return <Failed title={say('card.failed')} text={say('card.loading')} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (data.nth === 0 && data.card.kind !== 'race')
    return <Empty icon="trophy" title={say('card.empty')} text={say('card.emptyHint')} />;
  return <div className="scorecard">{drawn(data.card)}</div>;
}

function drawn(card: Card) {
  switch (card.kind) {
    case 'cricket':
      return <CricketCardView card={card} />;
    case 'football':
      return <FootballView card={card} />;
    case 'tennis':
      return <TennisView card={card} />;
    case 'race':
      return <RaceView card={card} />;
    case 'play':
      return <PlayView card={card} />;
  }
}

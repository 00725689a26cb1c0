import { playerSentence } from '@maidan/contract/playerErrors';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import type { Target } from '../choice.ts';
import { figure } from '../words.ts';
import type { Draft } from './draft.ts';
import type { SportSlip } from './useSportSlip.ts';

interface Props {
  readonly slip: SportSlip;
  readonly draft: Draft;
  readonly target: Target;
}

/** What the market does meanwhile: stopped, moved away, or without a price. */
export function SlipMove({ slip: { move, asksConsent }, draft, target }: Props) {
  const text = wordsOf();
  return (
    <output className="slip-notes">
      {text !== undefined && (
        <p className="note">
          <Icon name="warning" small />
          {text}
        </p>
      )}
    </output>
  );

  function wordsOf(): string | undefined {
    const { kind, stop, offer } = target;
    if (stop === 'SUSPENDED') return playerSentence('market-suspended');
    if (stop === 'BALL RUNNING') return playerSentence('ball-running');
    if (stop === 'CLOSED') return playerSentence('market-closed');
    if (asksConsent) return playerSentence('price-changed');
    if (kind !== 'exchange') return offer ? undefined : playerSentence('price-locked');
    if (!offer) return say('betting.noOffer');
    if (move !== 'worse') return undefined;
    return say('betting.bestNow', { best: figure(kind, offer.odds, 0), own: figure(kind, draft.odds, 0) });
  }
}

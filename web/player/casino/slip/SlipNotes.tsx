import { playerSentence } from '@maidan/contract/playerErrors';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { BetSlipProps } from './betSlipProps.ts';
import { figureOf } from './figure.ts';
import { isToAccept } from './takenMoves.ts';

/** What became of the bet, in the server's own words, with the figure it missed; and, while nobody knows, that nobody does. */
export function SlipNotes({ game, slip, seen, window, mine, betting: { sending, fate } }: BetSlipProps) {
  const balance = useLive('wallet')?.balance;
  const refused = fate?.is === 'refused' ? fate : undefined;
  const code = slip.fault ?? refused?.code;
  const refusal = slip.fault ? playerSentence(slip.fault) : refused?.sentence;
  const [first] = refused && !slip.fault && refused.command.do === 'place' ? refused.command.bets : slip.draft.choices;
  const figure =
    code === undefined || !first ? '' : figureOf(code, { game, mine, balance, selection: first.selection });
  return (
    <>
      {sending.is === 'unknown' && (
        <p className="note">
          <Icon name="clock" small />
          {say('casino.unknown')}
        </p>
      )}
      {isToAccept(slip.draft, window, seen) && refusal === undefined && (
        <p className="note">
          <Icon name="warning" small />
          {playerSentence('price-changed')}
        </p>
      )}
      {sending.is === 'idle' && refusal !== undefined && (
        <p className="note er">
          <Icon name="warning" small />
          {[refusal, figure].filter(Boolean).join(/[.।]$/.test(refusal) ? ' ' : ' · ')}
        </p>
      )}
    </>
  );
}

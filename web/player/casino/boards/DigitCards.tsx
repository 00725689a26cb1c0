import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { CARDS } from './lottery.ts';
import { cardArt } from '../../../ui/sheets.ts';

interface Props {
  readonly digits: string;
  readonly isDisabled: boolean;
  /** The ticket that has won: its digits are lit. */
  readonly won: string;
  /** What the player has on it, where a digit is a ticket. */
  readonly chipOn: (digit: string) => ReactNode;
  readonly onPick: (digit: string, byKeyboard: boolean) => void;
}

/** The ten cards of the pack. A chosen one says at which places it stands. */
export const DigitCards = ({ digits, isDisabled, won, chipOn, onPick }: Props) => (
  <fieldset className="ten-cards" aria-label={say('casino.digits')} disabled={isDisabled}>
    {CARDS.map(({ digit, face }) => {
      const places = placesOf(digits, digit);
      return (
        <button
          key={digit}
          type="button"
          className={[places && 'picked', won.includes(digit) && 'won'].filter(Boolean).join(' ')}
          aria-label={places ? say('casino.digitAt', { digit, places }) : digit}
          onClick={event => onPick(digit, event.detail === 0)}
        >
          <svg viewBox="0 0 60 84" aria-hidden="true">
            <use href={cardArt(face)} />
          </svg>
          {chipOn(digit)}
          {places && <em aria-hidden="true">{places}</em>}
        </button>
      );
    })}
  </fieldset>
);

const placesOf = (digits: string, digit: string): string =>
  Array.from(digits, (each, nth) => (each === digit ? String(nth + 1) : ''))
    .filter(Boolean)
    .join(' ');

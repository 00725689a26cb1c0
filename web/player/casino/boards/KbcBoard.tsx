import { marketOf } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { useMemo, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Drawn } from '../table/Drawn.tsx';
import { suitIn } from '../table/faces.ts';
import { cellOf, offerFor, type Offers, selectionOf } from '../table/offers.ts';
import { limitsText, priceText } from '../table/priceText.ts';
import { hasWon } from '../table/won.ts';
import { answerText, questionsOf, rightAnswers, sheetOf } from './kbcSheet.ts';

interface Props {
  readonly offers: Offers;
  /** All five, four and quit, half and half. */
  readonly markets: readonly string[];
}

const QUESTIONS = [
  say('casino.kbcFirst'),
  say('casino.kbcSecond'),
  say('casino.kbcThird'),
  say('casino.kbcFourth'),
  say('casino.kbcFifth'),
];
const ABOUT: Readonly<Record<string, (limits: string) => string>> = {
  five: limits => say('casino.kbcFive', { limits }),
  four: limits => say('casino.kbcFour', { limits }),
  fifty: limits => say('casino.kbcFifty', { limits }),
};

/** All questions are answered before the deal, and the answers together are one bet. */
export function KbcBoard({ offers, markets }: Props) {
  const { game } = offers;
  const questions = useMemo(() => questionsOf(game, markets[0] ?? ''), [game, markets]);
  const [answers, setAnswers] = useState<readonly (string | undefined)[]>([]);
  const [way, setWay] = useState(markets[0] ?? '');
  const needed = useMemo(() => questionsOf(game, way).length, [game, way]);
  const right = rightAnswers(game, markets[0] ?? '', id => hasWon(offers, id, 'back'));
  const isOpen = marketOf(game, way).selections.some(({ id }) => offers.quotes[id]?.back) && !offers.isStale;

  function pick(market: string, given: readonly (string | undefined)[], byKeyboard: boolean) {
    setAnswers(given);
    setWay(market);
    const sheet = sheetOf(game, market, given);
    // Answers are given one by one and changed again: a sheet of them goes to the slip, with chips too.
    if (sheet !== undefined && isOpen) offers.onPick([{ selection: sheet, side: 'back' }], byKeyboard);
  }

  return (
    <div className="kbc">
      {questions.map((choices, nth) => (
        <Question
          key={choices.join()}
          nth={nth}
          choices={choices}
          answer={answers[nth]}
          right={right[nth]}
          isLocked={!isOpen}
          isDisabled={nth >= needed}
          onAnswer={(answer, byKeyboard) =>
            pick(
              way,
              questions.map((_, each) => (each === nth ? answer : answers[each])),
              byKeyboard,
            )
          }
        />
      ))}
      <fieldset className="kbc-ways" aria-label={say('casino.kbcWays')}>
        {markets.map(id => (
          <Way
            key={id}
            offers={offers}
            market={id}
            sheet={sheetOf(game, id, answers)}
            isOn={id === way}
            onChoose={byKeyboard => pick(id, answers, byKeyboard)}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface QuestionProps {
  readonly nth: number;
  readonly choices: readonly string[];
  readonly answer: string | undefined;
  /** Once the cards have answered. */
  readonly right: string | undefined;
  /** Bets are closed. */
  readonly isLocked: boolean;
  /** The bet does not ask this. */
  readonly isDisabled: boolean;
  readonly onAnswer: (answer: string, byKeyboard: boolean) => void;
}

function Question({ nth, choices, answer, right, isLocked, isDisabled, onAnswer }: QuestionProps) {
  const title = QUESTIONS[nth] ?? say('casino.kbcCard', { nth: nth + 1 });
  return (
    <fieldset className="kbc-question" aria-label={title}>
      <span className="kbc-title" aria-hidden="true">
        <span className="kbc-number">{nth + 1}</span>
        {title}
      </span>
      <span className="kbc-answers">
        {choices.map(choice => (
          <button
            key={choice}
            type="button"
            className={['odds back', choice === answer && 'chosen', choice === right && 'won', isLocked && 'locked']
              .filter(Boolean)
              .join(' ')}
            disabled={isLocked || isDisabled}
            aria-pressed={choice === answer}
            onClick={event => onAnswer(choice, event.detail === 0)}
          >
            {suitIn(choice) && <Drawn as="suits" label={choice} />}
            <b>{answerText(sayLabel(choice))}</b>
            {choice === answer && <Icon name="check" small />}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

interface WayProps {
  readonly offers: Offers;
  readonly market: string;
  readonly sheet: string | undefined;
  readonly isOn: boolean;
  readonly onChoose: (byKeyboard: boolean) => void;
}

function Way({ offers, market, sheet, isOn, onChoose }: WayProps) {
  const { name, limits } = marketOf(offers.game, market);
  const offer = sheet === undefined ? undefined : offerFor(offers, sheet, 'back');
  const text = sheet !== undefined && offer && priceText(offers.game, selectionOf(offers.game, sheet), offer);
  return (
    <label className="kbc-way">
      <input type="radio" name="kbc-way" checked={isOn} onChange={() => onChoose(false)} />
      <span>
        <b>{sayLabel(name)}</b>
        <small>{ABOUT[market]?.(limitsText(limits))}</small>
      </span>
      {text && <strong>{[text.price, text.small].filter(Boolean).join(' ')}</strong>}
      {sheet !== undefined && offers.chips.get(cellOf(sheet, 'back'))}
    </label>
  );
}

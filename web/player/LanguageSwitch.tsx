import { type Language, LANGUAGES } from '@maidan/contract/language';
import { say } from '@maidan/words/say';
import type { MouseEvent } from 'react';
import { LANGUAGE } from './language.ts';

/** A language is named in itself, for who reads no other. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

interface Props {
  /** What more is done than going to the page in that language. */
  readonly onChoose?: (language: Language) => void;
}

/** Links, and not buttons: each leads to this page as it is in that language. */
export function LanguageSwitch({ onChoose }: Props) {
  const chosen = (event: MouseEvent, language: Language): void => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(language);
  };
  return (
    <nav className="languages" aria-label={say('frame.languages')}>
      {LANGUAGES.map(language => (
        <a
          key={language}
          lang={language}
          href={`?language=${language}`}
          aria-current={language === LANGUAGE ? 'true' : undefined}
          onClick={event => chosen(event, language)}
        >
          {NAMES[language]}
        </a>
      ))}
    </nav>
  );
}

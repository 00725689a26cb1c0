import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

const LOOKS = {
  light: { icon: 'sun', label: say('shell.light') },
  dark: { icon: 'moon', label: say('shell.dark') },
  system: { icon: 'screen', label: say('shell.system') },
} as const;

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="themes">
      <legend className="vh">{say('shell.theme')}</legend>
      {THEMES.map(theme => (
        <button type="button" key={theme} aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
          <Icon name={LOOKS[theme].icon} small />
          {LOOKS[theme].label}
        </button>
      ))}
    </fieldset>
  );
}

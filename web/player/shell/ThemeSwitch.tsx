import { Icon } from '../../ui/Icon.tsx';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

const LOOKS = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'screen', label: 'System' },
} as const;

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="themes">
      <legend className="vh">Theme</legend>
      {THEMES.map(theme => (
        <button type="button" key={theme} aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
          <Icon name={LOOKS[theme].icon} small />
          {LOOKS[theme].label}
        </button>
      ))}
    </fieldset>
  );
}

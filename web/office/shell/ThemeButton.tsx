import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { useTheme } from './theme.ts';

export function ThemeButton() {
  const [theme, change] = useTheme();
  return (
    <button type="button" className="office-nav-button" onClick={change}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} small />
      {theme === 'dark' ? say('office.light') : say('office.dark')}
    </button>
  );
}

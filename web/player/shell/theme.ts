import { useSyncExternalStore } from 'react';

/* Light, dark, or as the system has it. `public/theme.js` applies the choice before the first paint. */

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const THEME = 'theme';
const listeners = new Set<() => void>();

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system');

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(THEME);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(THEME, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}

const chosenTheme = (): Theme => THEMES.find(theme => theme === localStorage.getItem(THEME)) ?? 'system';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

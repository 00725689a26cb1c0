import { useState } from 'react';

export type Theme = 'light' | 'dark';

const current = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The choice is kept beside the page, like the player's: it says nothing about who is signed in. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(current);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setTheme(next);
  };
  return [theme, change];
}

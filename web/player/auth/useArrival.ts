import type { Language } from '@maidan/contract/language';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/router.tsx';
import { goIn, LANGUAGE } from '../language.ts';

const REDIRECT_MS = 2_000;

/** Told with what the server has answered: the player may have chosen a language elsewhere. */
export type Arrive = (answer: { readonly data?: { readonly language?: Language | undefined } }) => void;

/** Signed in: two seconds to read the good news, then on to the page that was asked for, or home. */
export function useArrival(): { hasArrived: boolean; arrive: Arrive } {
  const [hasArrived, setArrived] = useState(false);
  const [language, setLanguage] = useState<Language>();
  const navigate = useNavigate();
  const to = askedFor(useLocation().state);
  useEffect(() => {
    if (!hasArrived) return undefined;
    const timer = setTimeout(() => {
      if (language === undefined || language === LANGUAGE) navigate(to, { replace: true });
      else goIn(language, to);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasArrived, language, navigate, to]);

  function arrive(answer: Parameters<Arrive>[0]): void {
    setLanguage(answer.data?.language);
    setArrived(true);
  }
  return { hasArrived, arrive };
}

/** The shell leaves the path it could not show in the history entry of Login. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && from !== '/' ? from : '/home';
}

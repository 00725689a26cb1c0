import { useEffect, useEffectEvent } from 'react';
import { laidOver } from './router/entries.ts';

/** The browser's Back closes what lies over the page instead of leaving it. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => laidOver(() => onBack()), []);
}

import { useState } from 'react';
import { useFirstSight } from '../../../ui/useFirstSight.ts';

const ON = 'on';

/** Something a player likes or does not, kept by this browser. */
type Taste = 'lowData' | 'sound';

const placeOf = (name: Taste): string => `taste:${name}`;

export const isToTaste = (name: Taste): boolean => localStorage.getItem(placeOf(name)) === ON;

export function useTaste(name: Taste): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const isFirst = useFirstSight();
  const [isOn, setOn] = useState(() => isToTaste(name));
  return [
    isOn && !isFirst,
    next => {
      if (next) localStorage.setItem(placeOf(name), ON);
      else localStorage.removeItem(placeOf(name));
      setOn(next);
    },
  ];
}

import { useState } from 'react';

const ON = 'on';

/** Something a player likes or does not, kept by this browser. */
export function useTaste(name: 'lowData' | 'sound'): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const place = `taste:${name}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(place) === ON);
  return [
    isOn,
    next => {
      if (next) localStorage.setItem(place, ON);
      else localStorage.removeItem(place);
      setOn(next);
    },
  ];
}

import { say } from '@maidan/words/say';

/** The first that fits: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

export interface DeviceName {
  readonly words: string;
  readonly isPhone: boolean;
}

/** 'Chrome 156 on Linux' for what a browser says of itself at length; a program is shown by the name it gives. */
export function deviceName(agent: string): DeviceName {
  const system = SYSTEMS.find(([, mark]) => mark.test(agent))?.[0];
  const browser = BROWSERS.map(([name, mark]) => [name, mark.exec(agent)?.[1]] as const).find(([, version]) => version);
  const isPhone = system === 'iPhone' || system === 'iPad' || system === 'Android';
  if (!browser) return { words: agent || say('account.unknownDevice'), isPhone };
  const named = browser.join(' ');
  return { words: system ? say('account.deviceOn', { browser: named, system }) : named, isPhone };
}

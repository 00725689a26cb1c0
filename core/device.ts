/* What a browser says of itself at length, in short. */

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

export interface KnownDevice {
  /** 'Chrome 156'; none of a program. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

export function deviceIn(agent: string): KnownDevice {
  const system = SYSTEMS.find(([, mark]) => mark.test(agent))?.[0];
  const found = BROWSERS.map(([name, mark]) => [name, mark.exec(agent)?.[1]] as const).find(([, version]) => version);
  return { browser: found?.join(' '), system };
}

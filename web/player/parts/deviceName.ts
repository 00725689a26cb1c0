import { deviceIn } from '@maidan/core/device';
import { say } from '@maidan/words/say';

export interface DeviceName {
  readonly words: string;
  readonly isPhone: boolean;
}

/** 'Chrome 156 on Linux' for what a browser says of itself at length; a program is shown by the name it gives. */
export function deviceName(agent: string): DeviceName {
  const { browser, system } = deviceIn(agent);
  const isPhone = system === 'iPhone' || system === 'iPad' || system === 'Android';
  if (!browser) return { words: agent || say('account.unknownDevice'), isPhone };
  return { words: system ? say('account.deviceOn', { browser, system }) : browser, isPhone };
}

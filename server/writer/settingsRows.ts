import { DEFAULTS, SECTIONS, SETTINGS, type Settings } from '@maidan/contract/settings';
import type { Decision } from './decision.ts';
import type { RowRef } from './rows.ts';

/** For a command that keeps to what the operator allows when it is decided, and not when it was asked for. */
export const SETTINGS_ROWS: readonly RowRef[] = SECTIONS.map(section => ['settings', section]);

export function settingsIn(decision: Decision): Settings {
  const read = SECTIONS.flatMap(section => {
    const row = decision.row('settings', section);
    return row ? [[section, SETTINGS[section].parse(row.value)] as const] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(read) };
}

import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { DEFAULTS, type Section, SECTIONS, SETTINGS } from '@maidan/contract/settings';
import { type Ok, ok, refuse, type Result } from '@maidan/core/result';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { faultsOf, type Handlers, type Refused } from '../http.ts';
import { difference, entryBy } from './entry.ts';

export function settingsHandlers(deps: Deps): Pick<Handlers, 'settings' | 'changeSettings'> {
  const { settings } = deps;
  return {
    settings: async () => ok({ version: settings.version, values: settings.values }),
    changeSettings: async (input, caller) => {
      const changed = await changeSettings(deps, caller, input);
      // Whoever reads next reads this. The change counts even if it cannot be read back just now.
      if (changed.ok) await settings.load().catch(() => {});
      if (changed.ok) await deps.sport.operator.followSettings();
      return changed;
    },
  };
}

async function changeSettings(
  { writer }: Deps,
  caller: Staff,
  { section, values, version, reason }: Input<'changeSettings'>,
): Promise<Result<{ version: number }, ErrorCode> | Refused> {
  const value = parsed(section, values);
  if (!value.ok) return value;
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: SECTIONS.map(name => ['settings', name] as const),
    decide: books => {
      if (versionIn(books) !== version) return refuse('settings-changed');
      const row = books.row('settings', section);
      books.put('settings', { section, value: value.value, version: (row?.version ?? 0) + 1 });
      const before = Object(row?.value ?? DEFAULTS[section]);
      books.audit(
        entryBy(caller, 'settings.change', `settings:${section}`, { ...difference(before, value.value), reason }),
      );
      books.announce('site', {});
      return ok({ version: version + 1 });
    },
  });
}

/** Counts every change of any section, as the one who changes saw it. */
const versionIn = (books: Books): number =>
  SECTIONS.reduce((sum, section) => sum + (books.row('settings', section)?.version ?? 0), 0);

/** What fits the section by itself, and then makes sense as a whole. */
function parsed(section: Section, values: unknown): Ok<object> | Refused {
  const value = SETTINGS[section].safeParse(values);
  if (!value.success) return wrong(faultsOf(value.error));
  const crossed = section === 'limits' ? crossedLimits(values) : [];
  if (crossed.length > 0)
    return wrong(Object.fromEntries(crossed.map(name => [name, 'The maximum is below the minimum.'])));
  if (section === 'money' && !isLicensed(values)) return refuse('licence-needed');
  return ok(value.data);
}

/** By the names the form knows them by. */
const wrong = (faults: Readonly<Record<string, string>>): Refused => ({
  ...refuse('invalid-input'),
  fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`values.${name}`, fault])),
});

function crossedLimits(values: unknown): string[] {
  const { depositMin, depositMax, withdrawalMin, withdrawalMax } = SETTINGS.limits.parse(values);
  return [
    ...(depositMin > depositMax ? ['depositMax'] : []),
    ...(withdrawalMin > withdrawalMax ? ['withdrawalMax'] : []),
  ];
}

function isLicensed(values: unknown): boolean {
  const { mode, licence, jurisdiction, countries } = SETTINGS.money.parse(values);
  return mode === 'play' || (licence !== '' && jurisdiction !== '' && countries.length > 0);
}

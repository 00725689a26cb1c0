import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { asKept, changedFields, faultsIn, GUARDED, isGuarded } from '@maidan/contract/settingChecks';
import { DEFAULTS, type Section, SECTIONS, SETTINGS } from '@maidan/contract/settings';
import { type Ok, ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import { faultsOf, type Handlers, type Refused } from '../../http/http.ts';
import type { ProposalRow, RowRef } from '../../writer/rows.ts';
import { type Effect, NO_EFFECT } from '../proposals/effect.ts';
import { difference, entryBy } from '../entry.ts';
import { aboutOf, propose } from '../proposals/propose.ts';
import { waitingFor } from '../proposals/waiting.ts';
import { openingFault, readinessOf } from './opening.ts';
import { putStop } from '../tables/wholeStops.ts';

export function settingsHandlers(deps: Deps): Pick<Handlers, 'settings' | 'changeSettings'> {
  const { settings } = deps;
  return {
    settings: async () => ok({ version: settings.version, values: settings.values }),
    changeSettings: async (input, caller) => {
      const changed = await changeSettings(deps, caller, input);
      if (changed.ok && changed.value.proposal === null) await followed(deps);
      return changed;
    },
  };
}

/** Whoever reads next reads this. The change counts even if it cannot be read back just now. */
async function followed({ settings, stops, sport, node }: Deps): Promise<void> {
  await Promise.all([settings.load(), stops.load()]).catch(() => {});
  await sport.operator.followSettings();
  await node?.stopped();
}

const ALL: readonly RowRef[] = SECTIONS.map(name => ['settings', name] as const);

/** At once; or, where money depends on it, as a proposal that changes nothing until a second person approves it. */
async function changeSettings(
  { writer }: Deps,
  caller: Staff,
  { section, values, version, reason }: Input<'changeSettings'>,
): Promise<Result<Reply<'changeSettings'>, ErrorCode> | Refused> {
  const read = parsed(section, values);
  if (!read.ok) return read;
  return writer.do<Reply<'changeSettings'>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [...ALL, ...waitingRows(section, read.value)],
    numbers: GUARDED[section] ? ['proposal'] : [],
    decide: decision => {
      if (versionIn(decision) !== version) return refuse('settings-changed');
      const before = valuesIn(decision, section);
      const changed = changedFields(before, read.value);
      const next = new Map(Object.entries(read.value));
      if (changed.some(field => isGuarded(section, field, next.get(field)))) {
        const detail = { before: only(changed, before), after: only(changed, read.value) };
        const proposed = propose(decision, caller, 'settings', section, detail, reason);
        return proposed.ok ? ok({ version, proposal: proposed.value.id }) : proposed;
      }
      write(decision, caller, section, read.value, reason);
      return ok({ version: version + 1, proposal: null });
    },
  });
}

const waitingRows = (section: Section, values: object): RowRef[] =>
  aboutOf({ kind: 'settings', subject: section, detail: { after: { ...values } } }).map(waitingFor);

/** What the second person's approval does, unless one of the fields is another one meanwhile. */
export async function settingsEffect(deps: Deps, { subject, detail }: ProposalRow): Promise<Effect> {
  const section = SECTIONS.find(name => name === subject);
  const { before, after } = detail;
  if (!section || !before || !after) return NO_EFFECT;
  const ready = await readinessOf(deps);
  return {
    accounts: [],
    rows: ALL,
    happen: (decision, caller, { reason }) => {
      const now = valuesIn(decision, section);
      if (changedFields(now, before).length > 0) return refuse('settings-changed');
      const read = parsed(section, { ...now, ...after });
      if (!read.ok) return refuse(read.error);
      const fault = section === 'money' ? openingFault(decision, read.value, ready) : undefined;
      if (fault) return fault;
      write(decision, caller, section, read.value, reason);
      return ok(undefined);
    },
    done: () => followed(deps),
  };
}

const valuesIn = (decision: Decision, section: Section): object =>
  Object(decision.row('settings', section)?.value ?? DEFAULTS[section]);

const only = (fields: readonly string[], values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));

function write(decision: Decision, caller: Staff, section: Section, value: object, reason: string): void {
  const before = valuesIn(decision, section);
  decision.put('settings', { section, value, version: (decision.row('settings', section)?.version ?? 0) + 1 });
  if (section === 'sport') putStop(decision, 'sport:all', SETTINGS.sport.parse(value).betting === 'stopped', '');
  decision.audit(entryBy(caller, 'settings.change', `settings:${section}`, { ...difference(before, value), reason }));
  decision.announce('site', {});
}

/** Counts every change of any section, as the one who changes saw it. */
const versionIn = (decision: Decision): number =>
  SECTIONS.reduce((sum, section) => sum + (decision.row('settings', section)?.version ?? 0), 0);

/** What fits the section by itself, and then makes sense as a whole. */
function parsed(section: Section, values: unknown): Ok<object> | Refused {
  const value = SETTINGS[section].safeParse(values);
  if (!value.success) return wrong(faultsOf(value.error));
  const kept = asKept(section, value.data);
  const faults = faultsIn(section, kept);
  if (Object.keys(faults).length > 0) return wrong(faults);
  if (section === 'money' && !isLicensed(values)) return refuse('licence-needed');
  return ok(kept);
}

/** By the names the form knows them by. */
const wrong = (faults: Readonly<Record<string, string>>): Refused => ({
  ...refuse('invalid-input'),
  fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`values.${name}`, fault])),
});

function isLicensed(values: unknown): boolean {
  const { mode, licence, jurisdiction, countries } = SETTINGS.money.parse(values);
  return mode === 'play' || (licence !== '' && jurisdiction !== '' && countries.length > 0);
}

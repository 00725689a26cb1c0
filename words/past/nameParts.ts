/* Names that the house itself makes of a title and of words: what they are made of, so that the words can be said in any language. */

/** What a match is played over, as the house writes it down. What is nothing of this is said as it is. */
const FORMAT =
  /^(?:(\d+) (holes|rounds|laps|innings|minutes|minutes each|m|km)|(best of|to) (\d+)|(\d+) x (\d+) min(?:ute)?s|(one bout|most seats|Test|ODI|T20))$/;

export interface FormatParts extends Readonly<Record<string, string>> {
  readonly kind: string;
  readonly count: string;
  readonly minutes: string;
  readonly text: string;
}

export function formatParts(text: string): FormatParts {
  const [, counted, unit, before, upTo, parts, minutes = '', word] = FORMAT.exec(text) ?? [];
  const kind = unit ?? before ?? (parts && 'parts') ?? word ?? 'other';
  return { kind: kind.replace(' ', '_'), count: counted ?? upTo ?? parts ?? '', minutes, text };
}

export interface WithFormat {
  readonly title: string;
  readonly format: FormatParts;
}

/** 'Castle Loch Open, 18 holes', 'Esoccer Arena League (2 x 4 mins)'; nothing where nothing of it is such words. */
const titled =
  (pattern: RegExp) =>
  (name: string): WithFormat | undefined => {
    const [, title = '', text = ''] = pattern.exec(name) ?? [];
    const format = formatParts(text);
    return format.kind === 'other' ? undefined : { title, format };
  };

export const eventParts = titled(/^(.+), ([^,]+)$/);
export const competitionParts = titled(/^(.+) \(([^()]+)\)$/);

/** 'Redmoor (GB) Handicap': where a race is run, and what kind of race it is. */
export function raceParts(
  name: string,
): { readonly course: string; readonly race: string; readonly title: string } | undefined {
  const [, course, title] = /^(.+ \([A-Z]{2}\)) (.+)$/.exec(name) ?? [];
  return course !== undefined && title !== undefined ? { course, race: title.replaceAll(' ', ''), title } : undefined;
}

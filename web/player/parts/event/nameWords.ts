import { competitionParts, eventParts, raceParts } from '@maidan/words/past/nameParts';
import { say } from '@maidan/words/say';
import { formatSaid } from './formatSaid.ts';

/* Names of events and competitions in the language of the page: titles stay as they are, the words beside them do not. */

/** The language is a word of the catalogue, so that the build leaves out of English pages what they never say. */
export function eventWords(name: string): string {
  if (say('frame.lang') === 'en-IN') return name;
  const parts = eventParts(name);
  return parts ? `${parts.title}, ${formatSaid(parts.format)}` : name;
}

export function competitionWords(name: string): string {
  if (say('frame.lang') === 'en-IN') return name;
  const parts = competitionParts(name);
  if (parts) return `${parts.title} (${formatSaid(parts.format)})`;
  const { course = '', race = '', title = '' } = raceParts(name) ?? {};
  return race === '' ? name : say('past.raceIs', { course, race, title });
}

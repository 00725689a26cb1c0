import { say } from '@maidan/words/say';
import type { Site } from '../site.ts';

type Place = Site['social'][number]['place'];

/** Where operators have pages, by the names people know. */
const NAMES: Readonly<Record<Place, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
};

/** Their signs, drawn like ui/icons.ts: nobody else needs them, and most houses have few. */
const SIGNS: Readonly<Record<Place, string>> = {
  telegram: 'M21 4 3 11.2l5.5 2L19 6 11 14.5v5l3-3.2 4 2.9z',
  whatsapp:
    'M4 20l1.3-4.2A8 8 0 1 1 8.3 19zM9 8.2c-.9.9-.6 2.6 1.6 4.9s4 2.6 4.9 1.7l.3-1.2-2-1-.9.9c-1-.4-1.9-1.3-2.3-2.3' +
    'l.9-.9-1-2z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5z' +
    'M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M17 7v.01',
  facebook: 'M13.5 21v-8.5h3l.5-3.5h-3.5V7c0-1.2.5-2 2-2H17V2.2C16.5 2.1 15.5 2 14.5 2 12 2 10 3.6 10 6.5V9H7v3.5h3V21',
  x: 'M4.5 4h4L19.5 20h-4zM19 4l-6.3 7.2M11 13.2 5 20',
  youtube:
    'M6.5 5.5h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.5z' +
    'M10.3 9l5 3-5 3z',
};

/** The operator's own pages elsewhere. */
export const SocialLinks = ({ social }: Pick<Site, 'social'>) =>
  social.map(({ place, url }) => (
    <a
      key={place}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say('shell.newPage', { name: NAMES[place] })}
    >
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[place]} />
      </svg>
    </a>
  ));

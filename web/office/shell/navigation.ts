import { may, type Permission, type Role } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import type { IconName } from '../../ui/icons.ts';

export interface Place {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  readonly needs: Permission;
}

/** Every screen with the permission it takes, in the order of the working day. */
const PLACES: readonly Place[] = [
  { to: '/payments', title: say('office.payments'), icon: 'wallet', needs: 'payments.read' },
  { to: '/players', title: say('office.players'), icon: 'user', needs: 'players.read' },
  { to: '/support', title: say('officeSupport.title'), icon: 'chat', needs: 'support.read' },
  { to: '/proposals', title: say('office.proposals'), icon: 'eye', needs: 'players.read' },
  { to: '/sport', title: say('office.sport'), icon: 'trophy', needs: 'sport.read' },
  { to: '/contests', title: say('office.contests'), icon: 'star', needs: 'sport.read' },
  { to: '/tables', title: say('office.tables'), icon: 'casino', needs: 'tables.read' },
  { to: '/slots', title: say('office.slots'), icon: 'balls', needs: 'tables.read' },
  { to: '/reviews', title: say('office.reviews'), icon: 'user', needs: 'players.read' },
  { to: '/identity', title: say('office.identity'), icon: 'picture', needs: 'identity.decide' },
  { to: '/cases', title: say('officeCases.cases'), icon: 'warning', needs: 'cases.decide' },
  { to: '/protection', title: say('officeProtection.title'), icon: 'shield', needs: 'protection.read' },
  { to: '/mails', title: say('office.mails'), icon: 'document', needs: 'players.read' },
  { to: '/news', title: say('office.news'), icon: 'news', needs: 'players.read' },
  { to: '/books', title: say('office.books'), icon: 'book', needs: 'audit.read' },
  { to: '/audit', title: say('office.audit'), icon: 'document', needs: 'audit.read' },
  { to: '/settings', title: say('office.settings'), icon: 'settings', needs: 'settings.read' },
  { to: '/staff', title: say('office.staff'), icon: 'shield', needs: 'staff.read' },
];

export const placesOf = (role: Role): readonly Place[] => PLACES.filter(place => may(role, place.needs));

/** On a phone the first three have a place of their own, the rest is under More. */
export const ON_PHONE = 3;

/** Whether a screen is reached by More there. */
export const isUnderMore = (pathname: string, places: readonly Place[]): boolean =>
  ['/more', ...places.slice(ON_PHONE).map(({ to }) => to)].some(to => `${pathname}/`.startsWith(`${to}/`));

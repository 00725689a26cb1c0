import { may, type Permission, type Role } from '@maidan/contract/roles';
import type { IconName } from '../../ui/icons.ts';

export interface Place {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  readonly needs: Permission;
}

/** Every screen with the permission it takes, in the order of the working day. */
const PLACES: readonly Place[] = [
  { to: '/payments', title: 'Payments', icon: 'wallet', needs: 'payments.read' },
  { to: '/players', title: 'Players', icon: 'user', needs: 'players.read' },
  { to: '/proposals', title: 'Proposals', icon: 'eye', needs: 'players.read' },
  { to: '/sport', title: 'Sport', icon: 'trophy', needs: 'sport.read' },
  { to: '/tables', title: 'Tables', icon: 'casino', needs: 'tables.read' },
  { to: '/books', title: 'Books', icon: 'book', needs: 'audit.read' },
  { to: '/audit', title: 'Audit', icon: 'document', needs: 'audit.read' },
  { to: '/settings', title: 'Settings', icon: 'settings', needs: 'settings.read' },
  { to: '/staff', title: 'Staff', icon: 'shield', needs: 'staff.read' },
];

export const placesOf = (role: Role): readonly Place[] => PLACES.filter(place => may(role, place.needs));

/** On a phone the first three have a place of their own, the rest is under More. */
export const ON_PHONE = 3;

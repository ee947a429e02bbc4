import type { Permission } from '../graphql/generated/graphql';
import { type shellTexts } from './shell-words';

export interface Room {
  name: keyof Pick<
    typeof shellTexts.ru,
    'today' | 'orders' | 'queue' | 'goods' | 'import' | 'showcase' | 'figures' | 'people' | 'settings'
  >;
  href: string;
  /**
   * Permissions of which the operator needs at least one to see this section; the server checks them too. Empty:
   * everybody sees it.
   */
  needs: readonly Permission[];
}

/** The sections of the desk, in the order of the menu. */
export const rooms: readonly Room[] = [
  { name: 'today', href: '/', needs: [] },
  { name: 'orders', href: '/orders', needs: ['READ_ORDERS'] },
  { name: 'queue', href: '/queue', needs: ['RETURNS', 'REVIEWS', 'REQUESTS'] },
  { name: 'goods', href: '/goods', needs: ['READ_CATALOGUE'] },
  { name: 'import', href: '/import', needs: ['FEEDS'] },
  { name: 'showcase', href: '/showcase', needs: ['CONTENT', 'MENU', 'REDIRECTS', 'READ_CATALOGUE'] },
  { name: 'figures', href: '/figures', needs: ['READ_ORDERS'] },
  { name: 'people', href: '/people', needs: ['READ_SHOPPERS', 'PROMOCODES', 'ROLES', 'AUDIT'] },
  { name: 'settings', href: '/settings', needs: ['SETTINGS'] },
];

export const roomsFor = (permissions: readonly Permission[]): Room[] =>
  rooms.filter(({ needs }) => needs.length === 0 || needs.some((permission) => permissions.includes(permission)));

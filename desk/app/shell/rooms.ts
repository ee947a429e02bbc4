import type { Permission } from '../graphql/generated/graphql';
import { type shellTexts } from './shell-words';

export interface Room {
  name: keyof Pick<typeof shellTexts.ru, 'today' | 'orders' | 'goods' | 'settings'>;
  href: string;
  /** The permission without which the room is not shown; the server refuses it, too. */
  needs: Permission | null;
}

/** The rooms of the desk, in the order of the menu. */
export const rooms: readonly Room[] = [
  { name: 'today', href: '/', needs: null },
  { name: 'orders', href: '/orders', needs: 'READ_ORDERS' },
  { name: 'goods', href: '/goods', needs: 'READ_CATALOGUE' },
  { name: 'settings', href: '/settings', needs: 'SETTINGS' },
];

export const roomsFor = (permissions: readonly Permission[]): Room[] =>
  rooms.filter(({ needs }) => needs === null || permissions.includes(needs));

import type { settingsTexts } from './settings-words';

export interface SettingsSection {
  name: keyof typeof settingsTexts.ru.sections;
  href: string;
}

/** The sections of the room in the order of its links. */
export const SECTIONS: readonly SettingsSection[] = [
  { name: 'shop', href: '/settings' },
  { name: 'statuses', href: '/settings/statuses' },
  { name: 'messages', href: '/settings/messages' },
];

/** Returns the section to which an address belongs: the last one, because all are below the first. */
export const sectionAt = (pathname: string): SettingsSection | undefined =>
  SECTIONS.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`));

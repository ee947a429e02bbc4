import type { settingsTexts } from './settings-words';

export interface SettingsSection {
  name: keyof typeof settingsTexts.ru.sections;
  href: string;
}

/** The pages of the section in the order of its links. */
export const SECTIONS: readonly SettingsSection[] = [
  { name: 'shop', href: '/settings' },
  { name: 'statuses', href: '/settings/statuses' },
  { name: 'messages', href: '/settings/messages' },
];

/**
 * Returns the page to which a URL belongs. The last match counts, because all URLs begin with that of the first page.
 */
export const sectionAt = (pathname: string): SettingsSection | undefined =>
  SECTIONS.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`));

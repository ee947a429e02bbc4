import type { Permission } from '../../graphql/generated/graphql';
import type { showcaseTexts } from './showcase-words';

export interface ShowcasePart {
  name: keyof typeof showcaseTexts.ru.parts;
  href: string;
  /** Permissions of which the operator needs at least one to see this page. */
  needs: readonly Permission[];
}

/** The pages of the section in the order of its links. */
export const PARTS: readonly ShowcasePart[] = [
  { name: 'home', href: '/showcase', needs: ['CONTENT'] },
  { name: 'menu', href: '/showcase/menu', needs: ['MENU'] },
  { name: 'pages', href: '/showcase/pages', needs: ['CONTENT'] },
  { name: 'redirects', href: '/showcase/redirects', needs: ['REDIRECTS'] },
  { name: 'metadata', href: '/showcase/redirects/metadata', needs: ['CONTENT'] },
  { name: 'search', href: '/showcase/search', needs: ['READ_CATALOGUE'] },
];

export const partsFor = (permissions: readonly Permission[]): ShowcasePart[] =>
  PARTS.filter(({ needs }) => needs.some((permission) => permissions.includes(permission)));

/** Returns the page to which a URL belongs. The last match counts, because some pages are below others. */
export const partAt = (pathname: string): ShowcasePart | undefined =>
  PARTS.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`));

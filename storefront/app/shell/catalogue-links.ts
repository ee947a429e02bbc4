import type { ShellQuery } from '../graphql/generated/graphql';

export type Directory = ShellQuery['directoryList'][number];

/** Links of the menu. The specification requires /catalog/any/SLUG in the menu and /catalog/SLUG in the footer. */
export function menuItems(directories: readonly Directory[]) {
  return [...directories]
    .sort((left, right) => left.position - right.position)
    .filter(({ slug }) => slug !== '' && slug !== 'search')
    .map(({ slug, name }) => ({ slug, label: name, href: `/catalog/any/${slug}` }));
}

export function footerLinks(directories: readonly Directory[]) {
  return menuItems(directories).map(({ slug, label }) => ({ label, href: `/catalog/${slug}` }));
}

/** The slug of the directory to which the path belongs; undefined if none. */
export function activeDirectory(directories: readonly Directory[], pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] !== 'catalog') return undefined;
  return directories.find(({ slug }) => segments.includes(slug, 1))?.slug;
}

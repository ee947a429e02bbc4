import type { ShellQuery } from '../graphql/generated/graphql';

export type Directory = ShellQuery['directoryList'][number];

/**
 * Links of the menu. The specification requires /catalog/any/SLUG in the menu and /catalog/SLUG in the footer. An entry
 * may have a link of its own: to a collection, a page or another site.
 */
export function menuItems(directories: readonly Directory[]) {
  return [...directories]
    .sort((left, right) => left.position - right.position)
    .filter(({ slug }) => slug !== '' && slug !== 'search')
    .map(({ slug, name, href }) => ({ slug, label: name, href: href ?? `/catalog/any/${slug}` }));
}

export function footerLinks(directories: readonly Directory[]) {
  const own = new Set(directories.flatMap(({ slug, href }) => (href === null ? [] : [slug])));
  return menuItems(directories).map(({ slug, label, href }) => ({
    label,
    href: own.has(slug) ? href : `/catalog/${slug}`,
  }));
}

/** The slug of the directory to which the path belongs; undefined if none. */
export function activeDirectory(directories: readonly Directory[], pathname: string): string | undefined {
  const linked = directories.find(({ href }) => href !== null && href.split(/[?#]/, 1)[0] === pathname);
  if (linked) return linked.slug;
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] !== 'catalog') return undefined;
  return directories.find(({ slug, href }) => href === null && segments.includes(slug, 1))?.slug;
}

import { useId } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Link } from '../link/index.js';
import type { MegaMenuItem, MegaMenuLink } from '../mega-menu/mega-menu-panel.js';
import { megaMenuWords } from '../mega-menu/mega-menu.words.js';
import * as styles from './category-menu.styles.js';
import { categoryMenuWords } from './category-menu.words.js';

interface CategoryColumnProps {
  items: readonly MegaMenuItem[];
  activeSlug: string | undefined;
  accentSlug: string;
}

/** The categories of the mobile menu. One with groups or brands expands in place. */
export function CategoryColumn({ items, activeSlug, accentSlug }: CategoryColumnProps) {
  const group = useId();
  const { categories } = useWords('categoryMenu', categoryMenuWords);
  return (
    <nav aria-label={categories}>
      <ul css={styles.column}>
        {items.map((item) => {
          const { slug, label, href, groups = [], brands = [] } = item;
          const look = [slug === accentSlug && styles.accent, slug === activeSlug && styles.active];
          return (
            <li key={slug}>
              {groups.length + brands.length > 0 ? (
                // One category is open at a time, initially that of the page.
                <details name={group} open={slug === activeSlug}>
                  <summary css={[styles.columnFold, look]}>
                    {label}
                    <ChevronDownIcon size={20} />
                  </summary>
                  <Section item={item} />
                </details>
              ) : (
                <Link
                  variant="quiet"
                  css={[styles.columnLink, look]}
                  href={href}
                  aria-current={slug === activeSlug ? 'page' : undefined}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Section({ item: { label, href, all, groups = [], brands = [] } }: { item: MegaMenuItem }) {
  const words = useWords('megaMenu', megaMenuWords);
  return (
    <div css={styles.panel}>
      <Link variant="quiet" css={styles.all} href={href}>
        {all ?? words.all(label)}
      </Link>
      {groups.map((group) => (
        <div key={group.label}>
          {group.href === undefined ? (
            <span css={styles.group}>{group.label}</span>
          ) : (
            <Link variant="quiet" css={styles.group} href={group.href}>
              {group.label}
            </Link>
          )}
          <Links links={group.links} />
        </div>
      ))}
      <Links links={brands} />
    </div>
  );
}

function Links({ links }: { links: readonly MegaMenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul css={styles.lines}>
      {links.map(({ label, href, current }) => (
        <li key={href}>
          <Link variant="quiet" href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

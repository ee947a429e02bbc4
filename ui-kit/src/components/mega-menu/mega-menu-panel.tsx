import { useId, type ComponentPropsWithoutRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import type { CategoryMenuItem } from '../category-menu/category-menu.js';
import { Image } from '../image/index.js';
import { Link } from '../link/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './mega-menu.styles.js';
import { megaMenuWords } from './mega-menu.words.js';

export interface MegaMenuLink {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  href: string;
  /** Whether the link leads to the current page. Default: false. */
  current?: boolean;
}

export interface MegaMenuGroup {
  /** The common subject of the links. */
  label: string;
  /** URL of the title, if the title is a category too. Default: the title is not a link. */
  href?: string;
  /** The links, in order. */
  links: readonly MegaMenuLink[];
}

export interface MegaMenuTile extends MegaMenuLink {
  /** URL of the picture, given to the `ImageLoader`. */
  picture: string;
}

/** An entry of the top level. Without groups, brands and a tile it is a plain link. */
export interface MegaMenuItem extends CategoryMenuItem {
  /** Columns of links. Default: none. */
  groups?: readonly MegaMenuGroup[];
  /** Brands of the category, in a separate column. Default: none. */
  brands?: readonly MegaMenuLink[];
  /** A link with a picture, at the end of the panel. Default: none. */
  tile?: MegaMenuTile;
  /** Text of the link to the whole category. Default: «Всё в разделе …». */
  all?: string;
}

type LinkAttributes = Omit<ComponentPropsWithoutRef<'a'>, 'href'>;

interface MegaMenuPanelProps {
  item: MegaMenuItem;
  /** Attributes that the state machine adds to a link: it closes the menu and is reachable by arrow keys. */
  linkProps: (link: MegaMenuLink) => LinkAttributes;
}

/** The panel of a category: columns of links, its brands and a picture. */
export function MegaMenuPanel({ item, linkProps }: MegaMenuPanelProps) {
  const { label, href, groups = [], brands = [], tile, all } = item;
  const words = useWords('megaMenu', megaMenuWords);
  const whole = { label: all ?? words.all(label), href };
  return (
    <>
      <div css={styles.content}>
        <div css={styles.columns}>
          {groups.map((group) => (
            <LinkList key={group.label} {...group} linkProps={linkProps} />
          ))}
          {brands.length > 0 && (
            <LinkList
              css={[styles.brands, groups.some((group) => group.href) && styles.besideLinks]}
              label={words.brands}
              links={brands}
              linkProps={linkProps}
            />
          )}
        </div>
        {tile && (
          <Anchor css={styles.tile} href={tile.href} {...linkProps(tile)}>
            <Image src={tile.picture} alt="" ratio={4 / 3} fit="cover" sizes="240px" />
            <span css={styles.tileTitle}>{tile.label}</span>
          </Anchor>
        )}
      </div>
      <Link css={[styles.link, styles.all]} href={href} {...linkProps(whole)}>
        {whole.label}
      </Link>
    </>
  );
}

interface LinkListProps extends MegaMenuGroup, Pick<MegaMenuPanelProps, 'linkProps'> {
  className?: string;
}

function LinkList({ label, href, links, linkProps, className }: LinkListProps) {
  const id = useId();
  return (
    <div className={className}>
      {href === undefined ? (
        <span id={id} css={styles.title}>
          {label}
        </span>
      ) : (
        <Link id={id} variant="quiet" css={[styles.link, styles.titleLink]} href={href} {...linkProps({ label, href })}>
          {label}
        </Link>
      )}
      <ul css={styles.links} aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.href}>
            <Link variant="quiet" css={styles.link} href={link.href} {...linkProps(link)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

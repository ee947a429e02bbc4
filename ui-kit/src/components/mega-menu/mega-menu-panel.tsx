import { useId, type ComponentPropsWithoutRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import type { CategoryMenuItem } from '../category-menu/category-menu.js';
import { Image } from '../image/index.js';
import { Link } from '../link/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './mega-menu.styles.js';
import { megaMenuWords } from './mega-menu.words.js';

export interface MegaMenuLink {
  /** Words of the link. */
  name: string;
  /** Its address. */
  href: string;
  /** It leads to the page that is shown. Default: false. */
  current?: boolean;
}

export interface MegaMenuGroup {
  /** What the links have in common. */
  title: string;
  /** The links, in order. */
  links: readonly MegaMenuLink[];
}

export interface MegaMenuTile extends MegaMenuLink {
  /** Address of the picture, given to the `ImageLoader`. */
  picture: string;
}

/** An entry of the top level. Without groups, brands and a tile it is a plain link. */
export interface MegaMenuItem extends CategoryMenuItem {
  /** Columns of links. Default: none. */
  groups?: readonly MegaMenuGroup[];
  /** Brands of the category, in a column of their own. Default: none. */
  brands?: readonly MegaMenuLink[];
  /** A link with a picture, at the end of the panel. Default: none. */
  tile?: MegaMenuTile;
}

type LinkAttributes = Omit<ComponentPropsWithoutRef<'a'>, 'href'>;

interface MegaMenuPanelProps {
  item: MegaMenuItem;
  /** What the machine adds to a link: it closes the menu, and the arrow keys reach it. */
  linkProps: (link: MegaMenuLink) => LinkAttributes;
}

/** What a category opens: columns of links, its brands and a picture. */
export function MegaMenuPanel({ item, linkProps }: MegaMenuPanelProps) {
  const { name, href, groups = [], brands = [], tile } = item;
  const words = useWords('megaMenu', megaMenuWords);
  const whole = { name: words.all(name), href };
  return (
    <>
      <div css={styles.content}>
        <div css={styles.columns}>
          {groups.map((group) => (
            <LinkList key={group.title} {...group} linkProps={linkProps} />
          ))}
          {brands.length > 0 && (
            <LinkList css={styles.brands} title={words.brands} links={brands} linkProps={linkProps} />
          )}
        </div>
        {tile && (
          <Anchor css={styles.tile} href={tile.href} {...linkProps(tile)}>
            <Image src={tile.picture} alt="" ratio={4 / 3} fit="cover" sizes="240px" />
            <span css={styles.tileTitle}>{tile.name}</span>
          </Anchor>
        )}
      </div>
      <Link css={[styles.link, styles.all]} href={href} {...linkProps(whole)}>
        {whole.name}
      </Link>
    </>
  );
}

interface LinkListProps extends MegaMenuGroup, Pick<MegaMenuPanelProps, 'linkProps'> {
  className?: string;
}

function LinkList({ title, links, linkProps, className }: LinkListProps) {
  const id = useId();
  return (
    <div className={className}>
      <span id={id} css={styles.title}>
        {title}
      </span>
      <ul css={styles.links} aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.href}>
            <Link variant="quiet" css={styles.link} href={link.href} {...linkProps(link)}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

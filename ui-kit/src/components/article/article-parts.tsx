import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Image } from '../image/index.js';
import { linkVariants } from '../link/link.styles.js';
import { Link } from '../link/index.js';
import { scroller } from './article.styles.js';
import { articleWords } from './article.words.js';

/** Matches an anchor or a path of this shop. Browsers read `//` and `/\` as the start of another host. */
const ownPage = /^(?:#|\/(?![\\/]))/;

/** Renders the products that a text names. */
export const GoodsContext = createContext<((slugs: readonly string[]) => ReactNode) | undefined>(undefined);

/** A place for products, `<div data-goods="slug slug">`; of any other `div` only the content is rendered. */
export function ArticleGoods({
  'data-goods': slugs,
  children,
}: ComponentPropsWithRef<'div'> & { 'data-goods'?: string }) {
  const goods = use(GoodsContext);
  if (!slugs) return children;
  return goods?.(slugs.split(' ').filter(Boolean)) ?? null;
}

export function ArticleLink({ href, children }: ComponentPropsWithRef<'a'>) {
  if (!href) return children;
  if (ownPage.test(href)) return <Link href={href}>{children}</Link>;
  return (
    <a css={linkVariants.text} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Reserves space in the proportions given by the editor, or 3:2 without any. */
export function ArticleImage({ src, alt = '', width, height }: ComponentPropsWithRef<'img'>) {
  const ratio = Number(width) / Number(height);
  const known = Number.isFinite(ratio) && ratio > 0;
  return (
    <Image
      src={src}
      alt={alt}
      sizes="(min-width: 768px) 680px, 100vw"
      ratio={known ? ratio : 3 / 2}
      fit={known ? 'cover' : 'contain'}
    />
  );
}

export function ArticleTable(props: ComponentPropsWithRef<'table'>) {
  const words = useWords('article', articleWords);
  return (
    <div css={scroller} role="group" aria-label={words.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { Image } from '../image/index.js';
import { linkVariants } from '../link/link.styles.js';
import { Link } from '../link/index.js';
import { scroller } from './article.styles.js';

/** Two slashes, or a slash and its mirror, lead to another host. */
const ownPage = /^(?:#|\/(?![\\/]))/;

export function ArticleLink({ href, children }: ComponentPropsWithRef<'a'>) {
  if (!href) return children;
  if (ownPage.test(href)) return <Link href={href}>{children}</Link>;
  return (
    <a css={linkVariants.text} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The place is held by the size an editor gave; without it by the shape of most photographs. */
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
  const messages = useMessages();
  return (
    <div css={scroller} role="group" aria-label={messages.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

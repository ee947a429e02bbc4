import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { Fragment, jsx, jsxs } from '../../jsx/jsx-runtime.js';
import { ArticleImage, ArticleLink, ArticleTable } from './article-parts.js';
import { articleSchema } from './article-schema.js';
import { article } from './article.styles.js';

// The page's title is its only `h1`, so an `h1` of the article becomes an `h2`.
const components = { a: ArticleLink, h1: 'h2', img: ArticleImage, table: ArticleTable } as const;

export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** HTML written by an editor. It is treated as untrusted. */
  html: string;
}

/**
 * Untrusted HTML in the typography of the shop. The HTML is parsed, sanitised by an allowlist and turned into React
 * elements: no markup is put into the page as a string.
 */
export function Article({ html, ...props }: ArticleProps) {
  const content = useMemo(() => {
    const tree = sanitize(fromHtmlIsomorphic(html, { fragment: true }), articleSchema);
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true });
  }, [html]);
  return (
    <article css={article} {...props}>
      {content}
    </article>
  );
}

import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ArticleImage, ArticleLink, ArticleTable } from './article-parts.js';
import { articleSchema } from './article-schema.js';
import { article } from './article.styles.js';

// The title of the page is its only first heading.
const components = { a: ArticleLink, h1: 'h2', img: ArticleImage, table: ArticleTable } as const;

export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Written by an editor; trusted with nothing. */
  html: string;
}

/**
 * HTML of others, set in the type of the shop. It is parsed, sieved by a list of what is allowed and becomes elements of
 * React: no markup is ever put into the page as a text.
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

import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from '../../jsx/jsx-runtime.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { ArticleGoods, ArticleImage, ArticleLink, ArticleTable, GoodsContext } from './article-parts.js';
import { articleSchema } from './article-schema.js';
import { article, withGoods } from './article.styles.js';

// The page's title is its only `h1`, so an `h1` of the article becomes an `h2`.
const components = { a: ArticleLink, div: ArticleGoods, h1: 'h2', img: ArticleImage, table: ArticleTable } as const;

export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** HTML written by an editor. It is treated as untrusted. */
  html: string;
  /** Renders the products of `<div data-goods="slug slug">`, by their slugs. Default: none are shown. */
  goods?: ((slugs: readonly string[]) => ReactNode) | undefined;
}

/**
 * Untrusted HTML in the shop's typography. It is parsed, sanitised by an allowlist and converted to React elements: no
 * markup is inserted as a string.
 */
export function Article(passed: ArticleProps) {
  const { html, goods, ...props } = useDefaultProps('Article', passed);
  const parts = useMemo(() => {
    const tree = sanitize(fromHtmlIsomorphic(html, { fragment: true }), articleSchema) as Root;
    return splitAtGoods(tree.children).map(({ isGoods, children }) => ({
      isGoods,
      content: toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true }),
    }));
  }, [html]);
  const [only] = parts;
  if (parts.length <= 1 && !only?.isGoods) {
    return (
      <article css={article} {...props}>
        <GoodsContext value={goods}>{only?.content}</GoodsContext>
      </article>
    );
  }
  return (
    <article css={withGoods} {...props}>
      <GoodsContext value={goods}>
        {parts.map(({ isGoods, content }, index) => (
          <div key={index} css={!isGoods && article}>
            {content}
          </div>
        ))}
      </GoodsContext>
    </article>
  );
}

type Root = ReturnType<typeof fromHtmlIsomorphic>;
type RootContent = Root['children'][number];

interface Part {
  isGoods: boolean;
  children: RootContent[];
}

/** Separates products from the text around them, because they have the width of the page and no text styles. */
function splitAtGoods(nodes: RootContent[]): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    const isGoods = node.type === 'element' && node.properties['dataGoods'] !== undefined;
    const last = parts.at(-1);
    if (last && last.isGoods === isGoods && !isGoods) last.children.push(node);
    else parts.push({ isGoods, children: [node] });
  }
  // Between products and text there are only line breaks.
  return parts.filter(({ children }) => children.some((node) => node.type !== 'text' || node.value.trim() !== ''));
}

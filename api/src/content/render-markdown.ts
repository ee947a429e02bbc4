import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { applyDirectives } from './content-directives.js';
import { ContentMarkupError } from './content-markup-error.js';
import { FACT_NAMES, unknownFact } from './shop-facts.js';
import { fault } from '../shared/messages/messages.js';

/**
 * Version of the renderer. Increase it with every change of the output: stored HTML is then rendered again when it is
 * read.
 */
export const RENDERER = 2;

export interface RenderedMarkdown {
  /** Sanitised HTML: no scripts, styles, event handlers, frames, and no pictures of other sites. */
  html: string;
  /** Slugs of the products that the text shows, for `data-goods` in the HTML. */
  goods: string[];
  /** Keys of the text's pictures, which the cleanup of the storage must keep. */
  pictures: string[];
  /** At least 1. */
  readingMinutes: number;
}

const WORDS_A_MINUTE = 180;

/**
 * A line that starts with twenty marks of quotes and lists, or with a deep indent. The parser needs minutes for
 * thousands of levels.
 */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){20}|^[ \t>]{60}/m;

const SCHEMA: Options = {
  ...defaultSchema,
  tagNames: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre'],
    ...['blockquote', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span', 'img'],
    ...['details', 'summary', 'div', 'input'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: [['src', /^\/_ipx\/[\w.,-]+\/[a-z0-9_./-]+$/], 'alt'],
    div: [
      ['dataGoods', /^[a-z0-9 -]+$/],
      ['dataLevels', 'all'],
      ['dataApps', 'all'],
    ],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    ol: ['start'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const printer = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify);

/**
 * Renders the Markdown of an article or page: GitHub's Markdown with the directives `goods`, `levels`, `picture`,
 * `accordion` and `table`. Facts of the shop stay placeholders, such as `{{phone}}`, which are filled in when the text
 * is read. HTML in the Markdown is left out. Throws a ContentMarkupError.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  if (TOO_DEEP.test(markdown)) throw tooDeep();
  const unknown = unknownFact(markdown);
  if (unknown) {
    const line = markdown.slice(0, markdown.indexOf(`{{${unknown}}}`)).split('\n').length;
    throw new ContentMarkupError(line, fault('markupFact', { name: unknown, known: FACT_NAMES }));
  }
  try {
    const tree: Root = parser.parse(markdown);
    const named = applyDirectives(tree, markdown);
    const words = toString(tree).split(/\s+/).filter(Boolean).length;
    const html = printer.stringify(printer.runSync(tree));
    return { ...named, html, readingMinutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) };
  } catch (error) {
    // The libraries process the nested text by recursion, which may exceed the stack.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

const tooDeep = () => new ContentMarkupError(1, fault('markupTooDeep'));

import type { Schema } from 'hast-util-sanitize';

const headings = ['h1', 'h2', 'h3', 'h4'];
const blocks = [
  'div',
  'details',
  'summary',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
  'img',
];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const words = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
];

const inTable = ['table'];

/** The HTML allowed in an article. Any other tag is dropped but keeps its text, except for those in `strip`. */
export const articleSchema: Schema = {
  tagNames: [...headings, ...blocks, ...tables, ...words],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    abbr: ['title'],
    div: ['dataGoods'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    caption: inTable,
    tbody: inTable,
    td: inTable,
    tfoot: inTable,
    th: inTable,
    thead: inTable,
    tr: inTable,
  },
  // Elements that are dropped together with their text, because that is code or a language other than HTML.
  strip: [
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'script',
    'select',
    'style',
    'svg',
    'template',
  ],
};

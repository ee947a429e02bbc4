import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { cleanLine } from '../shared/clean-line.js';

const BLOCKS = new Set([
  ...['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

const SCHEMA: Options = {
  tagNames: [...BLOCKS, 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'],
  attributes: { a: ['href', 'rel', 'target'], th: ['colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  // Tags whose text is dropped, because no reader sees it.
  strip: ['script', 'style', 'textarea', 'option', 'template'],
};

/** The page has its own `h1`, and a description needs no more than three levels below it. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** A URL with a host but without a scheme, as browsers read it. */
const WITHOUT_SCHEME = /^\s*[/\\]{2}/;
const MOST_LEVELS = 50;
/** Maximum number of passes: a dropped tag may leave text where HTML allows none, and the next pass moves that text. */
const MOST_PASSES = 4;
/** Also the maximum length of a description that operators may save. */
export const LONGEST_DESCRIPTION = 20_000;

const parser = unified().use(rehypeParse, { fragment: true });
const cleaner = unified().use(rehypeSanitize, SCHEMA).freeze();
const textOnly = unified()
  .use(rehypeSanitize, { ...SCHEMA, tagNames: [] })
  .freeze();
const printer = unified()
  .use(rehypeStringify, { closeSelfClosing: true, characterReferences: { useNamedReferences: true } })
  .freeze();

/**
 * Reduces a supplier's HTML to text, structure and links. Sanitising the result again does not change it, so an
 * exported description stays the same when it is imported. HTML that is nested too deep to be read becomes plain text.
 */
export function sanitiseDescription(html: string): string {
  // A shortcut: most descriptions are plain text and need no parser.
  if (!/[<>&"]/.test(html)) return html.trim();
  try {
    let clean = html.trim();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const next = sanitisedOnce(clean);
      if (next === clean) break;
      clean = next;
    }
    return clean;
  } catch (error) {
    return plainTextToHtml(withoutTags(html, error));
  }
}

/** Returns the beginning of a sanitised description that is too long, with its tags closed. */
export function capDescription(html: string): string {
  let capped = html;
  for (let length = LONGEST_DESCRIPTION; capped.length > LONGEST_DESCRIPTION;) {
    capped = sanitiseDescription(html.slice(0, length).replace(/(?:<[^<>]*|&[^\s;]*)$/, ''));
    length -= capped.length - LONGEST_DESCRIPTION;
  }
  return capped;
}

/**
 * Returns the text without tags if the HTML is nested too deep for the recursive parser. Throws any other error again.
 */
function withoutTags(html: string, error: unknown): string {
  if (error instanceof RangeError) return html.replaceAll(/<[^<>]*>/g, ' ');
  throw error;
}

function sanitisedOnce(html: string): string {
  const tree = parser.parse(html);
  tidy(tree, 0);
  return printer.stringify(cleaner.runSync(tree)).trim();
}

/** Renames headings, turns blocks that only serve layout into paragraphs, and marks links as foreign links. */
function tidy(parent: Root | Element, level: number): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (level === MOST_LEVELS) node.children = [{ type: 'text', value: toString(node) }];
    tidy(node, level + 1);
    node.tagName = HEADINGS[node.tagName] ?? node.tagName;
    if (node.tagName === 'div' && !holdsBlock(node)) node.tagName = 'p';
    if (node.tagName !== 'a') continue;
    const { href } = node.properties;
    node.properties = {
      ...(typeof href === 'string' && !WITHOUT_SCHEME.test(href) && { href }),
      rel: ['nofollow', 'noopener', 'noreferrer'],
      target: '_blank',
    };
  }
}

const holdsBlock = (node: Nodes): boolean =>
  'children' in node &&
  node.children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || holdsBlock(child)));

/**
 * Converts plain text to HTML: escapes markup, turns blank lines into paragraphs and single line breaks into `<br />`.
 */
export function plainTextToHtml(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (!escaped.includes('\n')) return escaped;
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br />')}</p>`)
    .join('');
}

const INLINE_TAGS = 'a|abbr|b|big|center|del|em|font|i|img|ins|mark|s|small|span|strike|strong|sub|sup|u';
const BLOCK_TAGS =
  'article|blockquote|body|br|dd|div|dl|dt|figure|footer|h[1-6]|head|header|hr|html|iframe|li|main|meta|nav|ol|p|pre|script|section|style|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul|video';
const HAS_TAG = new RegExp(`</?(?:${INLINE_TAGS}|${BLOCK_TAGS})(?:[\\s/][^<>]*)?>|<!--`, 'i');
const HAS_BLOCK = new RegExp(`<(?:${BLOCK_TAGS})(?:[\\s/][^<>]*)?>`, 'i');

/**
 * Returns a feed's description as HTML. A text is HTML only if it has a tag; entities alone are decoded. Line breaks of a
 * text without blocks are kept.
 */
export function descriptionHtml(text: string): string {
  if (!HAS_TAG.test(text)) return plainTextToHtml(withoutEntities(text));
  return HAS_BLOCK.test(text) ? text : text.trim().replace(/\s*\n\s*/g, '<br />');
}

/**
 * Converts HTML to one line of plain text: drops tags, decodes entities, collapses white space, removes invisible
 * characters. For names only: the result is not safe as HTML.
 */
export function plainLine(text: string): string {
  const plain = HAS_TAG.test(text) ? textOf(text) : withoutEntities(text);
  return cleanLine(plain.replace(/\s+/gu, ' '));
}

/** Decodes the entities of a text without tags, in which `<` is text. */
const withoutEntities = (text: string): string => (text.includes('&') ? textOf(text.replaceAll('<', '&lt;')) : text);

function textOf(html: string): string {
  try {
    return toString(textOnly.runSync(parser.parse(html)));
  } catch (error) {
    return withoutTags(html, error);
  }
}

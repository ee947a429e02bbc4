import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has its own h1, and blocks that only serve layout become paragraphs.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, rel: 'nofollow noopener noreferrer', target: '_blank' },
    }),
  },
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/**
 * Returns a supplier's HTML reduced to text, structure and links. It is idempotent, so an exported description stays
 * the same.
 */
export function sanitiseDescription(html: string): string {
  // Most generated descriptions are plain text and need no parser.
  if (!/[<>&"]/.test(html)) return html.trim();
  const once = sanitizeHtml(html, OPTIONS).trim();
  if (once === html) return once;
  // Dropping a tag can join its surroundings into a new tag; the second pass removes it.
  return sanitizeHtml(once, OPTIONS).trim();
}

/** Returns plain text as HTML: markup is escaped, blank lines become paragraphs, single line ends become `<br />`. */
export function plainTextToHtml(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (!escaped.includes('\n')) return escaped;
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br />')}</p>`)
    .join('');
}

/** Returns true if a description was written as HTML. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&[a-z]{2,8};|&#\d+;/i.test(text);
}

const ESCAPES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Returns one line of plain text: tags dropped, entities decoded, white space collapsed. For names, never for HTML
 * output.
 */
export function plainLine(text: string): string {
  const plain = /<[a-z/!]|&/i.test(text)
    ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).replace(
        /&(?:amp|lt|gt|quot);/g,
        (escape) => ESCAPES[escape] ?? escape,
      )
    : text;
  return plain.replace(/\s+/gu, ' ').trim();
}

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
  // `h1` becomes `h2`, because the page has its own `h1`. Blocks that only serve layout become paragraphs.
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
 * Reduces a supplier's HTML to text, structure and links. Sanitising the result again does not change it, so an
 * exported description stays the same when it is imported.
 */
export function sanitiseDescription(html: string): string {
  // A shortcut: most descriptions are plain text and need no parser.
  if (!/[<>&"]/.test(html)) return html.trim();
  const once = sanitizeHtml(html, OPTIONS).trim();
  if (once === html) return once;
  // When a tag is dropped, the text around it may form a new tag. The second pass removes that.
  return sanitizeHtml(once, OPTIONS).trim();
}

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

/** Returns true if the description seems to be HTML. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&[a-z]{2,8};|&#\d+;/i.test(text);
}

const ESCAPES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Converts HTML to one line of plain text: drops tags, decodes entities, collapses white space. For names only: the
 * result is not safe as HTML.
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

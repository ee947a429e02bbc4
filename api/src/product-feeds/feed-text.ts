/** Tags that Yandex shows in a description (https://yandex.ru/support/merchants/ru/elements/description). */
const YANDEX_TAGS = /<(?!\/?(?:h3|br|ul|ol|li|p)\b)[^>]*>/g;
const LINE_ENDS = /<(?:br|\/(?:p|li|h[2-4]|tr|dd|blockquote))\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Returns a description, sanitised as in the catalogue, as one line of text of `most` characters at most. */
export function plainDescription(html: string, most: number): string {
  const text = html
    .replace(LINE_ENDS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/gu, ' ')
    .trim();
  return shortened(text, most);
}

/**
 * Returns a description, sanitised as in the catalogue, with the tags that Yandex shows. A description longer than
 * `most` becomes plain text, because cut HTML is invalid.
 */
export function yandexDescription(html: string, most: number): string {
  const marked = html.replace(/<(\/?)h[24]>/g, '<$1h3>').replace(YANDEX_TAGS, '');
  if (marked.length <= most) return marked;
  return plainDescription(html, most).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Cuts a text at a space, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

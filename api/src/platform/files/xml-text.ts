const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// eslint-disable-next-line no-control-regex -- XML has no control characters, not even escaped ones
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

type Attributes = Readonly<Record<string, string | number | null>>;

/** Escapes text for an element or an attribute. Characters that XML cannot have are left out. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Returns an element with text; nothing if the text is null or empty. */
export function element(name: string, text: string | number | null, attributes?: Attributes): string {
  if (text === null || text === '') return '';
  return `<${name}${attributesOf(attributes)}>${escapeXml(String(text))}</${name}>`;
}

/** Returns the start of an element, for contents that are XML themselves. An attribute that is null is left out. */
export const opening = (name: string, attributes: Attributes): string => `<${name}${attributesOf(attributes)}>`;

/** Returns an element whose text is HTML, which stays as it is. */
export const htmlElement = (name: string, html: string): string =>
  html && `<${name}><![CDATA[${html.replace(IMPOSSIBLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

function attributesOf(attributes: Attributes = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}

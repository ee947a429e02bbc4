const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// eslint-disable-next-line no-control-regex -- XML has no control characters, not even escaped ones
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for XML elements and attributes. Characters that XML forbids are removed. */
export const escapeXml = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

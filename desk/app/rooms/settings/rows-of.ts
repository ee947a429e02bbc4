/** A delivery zone as its fields show it: each a text, since it may be half typed. */
export const ZONE_PARTS = ['upToKm', 'base', 'perKg', 'minDays', 'maxDays'] as const;
/** A page elsewhere as its fields show it. */
export const LINK_PARTS = ['name', 'href'] as const;

/** Signs between the parts of a row, as the setting's text has them: `700:290+40:2-4`, `Telegram=https://t.me/shop`. */
const SIGNS = { ZONES: [':', '+', ':', '-'], LINKS: ['='] } as const;

export type RowsKind = keyof typeof SIGNS;

/** Returns the rows of a setting's text, each with a text for every part. An empty text has none. */
export function rowsOf(kind: RowsKind, text: string): string[][] {
  if (!text.trim()) return [];
  return text.split(',').map((row) => {
    let rest = row.trim();
    const parts = SIGNS[kind].map((sign) => {
      const at = rest.indexOf(sign);
      const part = at < 0 ? rest : rest.slice(0, at);
      rest = at < 0 ? '' : rest.slice(at + 1);
      return part;
    });
    return [...parts, rest];
  });
}

/** Returns the text of rows. Commas would divide them, so there are none in a part. */
export const textOfRows = (kind: RowsKind, rows: readonly (readonly string[])[]): string =>
  rows.map((parts) => parts.map((part, n) => `${part.replaceAll(',', ' ')}${SIGNS[kind][n] ?? ''}`).join('')).join(',');

/** The fields of a delivery zone. Each is a text, because it may be partly typed. */
export const ZONE_PARTS = ['upToKm', 'base', 'perKg', 'minDays', 'maxDays'] as const;
/** The fields of a link to another site. */
export const LINK_PARTS = ['name', 'href'] as const;

/** Separators between the parts of a row in the setting's text: `700:290+40:2-4`, `Telegram=https://t.me/shop`. */
const SIGNS = { ZONES: [':', '+', ':', '-'], LINKS: ['='] } as const;

export type RowsKind = keyof typeof SIGNS;

/** Returns the rows of a setting's text, each with a text for every part. An empty text has no rows. */
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

/** Returns the setting's text from its rows. Commas are removed from the parts, because a comma separates rows. */
export const textOfRows = (kind: RowsKind, rows: readonly (readonly string[])[]): string =>
  rows.map((parts) => parts.map((part, n) => `${part.replaceAll(',', ' ')}${SIGNS[kind][n] ?? ''}`).join('')).join(',');

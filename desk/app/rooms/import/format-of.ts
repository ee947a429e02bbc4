import type { SourceFormat } from '../../graphql/generated/graphql';

/** Number of bytes at the beginning of a file from which its format is detected. */
export const HEAD_BYTES = 4096;

/** Media types of files by file extension. */
const TYPES: Record<string, string> = {
  csv: 'text/csv',
  xml: 'application/xml',
  yml: 'application/xml',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const endingOf = (name: string): string => /\.([a-z0-9]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export const typeOf = (name: string): string =>
  /\.gz$/i.test(name) ? 'application/octet-stream' : (TYPES[endingOf(name)] ?? 'application/octet-stream');

/**
 * Detects the format of a file by its beginning, or else by its name. For other tables, the operator must say what the
 * columns mean.
 */
export function formatOf(name: string, head: string): SourceFormat {
  if (/<yml_catalog\b/i.test(head)) return 'YML';
  if (/<КоммерческаяИнформация[\s>]/.test(head)) return 'COMMERCEML';
  if (/<(rss|feed)\b/i.test(head)) return 'GOOGLE_XML';
  const [firstLine = ''] = head.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  if (/^"?Handle"?,"?Title"?/i.test(firstLine)) return 'SHOPIFY_CSV';
  if (/^"?ID"?,"?Type"?,"?SKU"?/i.test(firstLine)) return 'WOOCOMMERCE_CSV';
  const ending = endingOf(name);
  if (ending === 'jsonl' || firstLine.startsWith('{')) return 'JSONL';
  return ending === 'yml' || ending === 'xml' ? 'YML' : 'PRICE_LIST';
}

/**
 * Returns a source name for a file: the file name without its extension and without the date that many names contain.
 */
export function sourceNameOf(fileName: string): string {
  const plain = fileName
    .replace(/(\.(?:xlsx|csv|xml|yml|jsonl|txt|zip))?(\.gz)?$/i, '')
    .replace(/[\s_.-]*\(?\d{1,4}([._-]\d{1,4}){2}\)?/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return (plain || fileName).slice(0, 100);
}

/** Returns a source name for a URL: its host. */
export function hostOf(address: string): string | null {
  try {
    const { protocol, hostname } = new URL(address.trim());
    return /^https?:$/.test(protocol) && hostname.includes('.') ? hostname : null;
  } catch {
    return null;
  }
}

import type { UrlMetadata } from './url-metadata.model.js';

type Texts = Omit<UrlMetadata, 'url'>;

/** The subject of a page: a product, a section of the catalogue, an article. Any text may be empty. */
export interface PageSubject {
  name: string;
  brand: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

/** A row that an operator wrote; `exact` if the row names this path itself. */
export interface MetadataRow extends Texts {
  exact: boolean;
}

const LONGEST = 300;

/**
 * Chooses and fills the texts of a page. Texts for the path itself count first, then the subject's own texts, then the
 * pattern's, then the default's. A pattern that names something which the page does not have is skipped, so that an
 * unknown product gets the shop's own texts and no half of a sentence.
 */
export function fillMetadata(rows: MetadataRow[], subject: PageSubject | null): Texts {
  const first = (field: keyof Texts, own = ''): string => {
    const filled = rows.map((row) => ({ exact: row.exact, line: fill(row[field], subject) }));
    const written = filled.find(({ exact, line }) => exact && line) ?? (own ? { line: own } : undefined);
    return (written ?? filled.find(({ line }) => line))?.line ?? '';
  };
  return {
    name: first('name', subject?.name),
    title: first('title', subject?.seoTitle) || (subject?.name ?? ''),
    description: first('description', subject?.seoDescription) || (subject?.description ?? ''),
    keywords: first('keywords', subject?.seoKeywords),
  };
}

/** Returns the filled text; an empty text if it names a part that the subject does not have. */
function fill(text: string, subject: PageSubject | null): string {
  let isWhole = true;
  const line = text.replace(/\{(name|brand|description)\}/g, (_, part: 'name' | 'brand' | 'description') => {
    const value = subject?.[part] ?? '';
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? line.slice(0, LONGEST) : '';
}

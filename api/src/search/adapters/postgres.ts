import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { Statements } from '../../platform/database/statements.js';
import type { EnginePage, SearchEngine, WordMatch } from '../search-engine.js';

/** The embedded engine: full text over words in search form. It ranks; the listing index filters and counts. */
export class PostgresSearchEngine implements SearchEngine {
  constructor(private readonly statements: Statements) {}

  async rank(words: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    if (!words.length) return [];
    const asked = words.map(wordQuery).join(match === 'every' ? ' & ' : ' | ');
    const rows = await this.statements.rows<{ productId: string }>('search-rank', RANK, [asked, limit]);
    return rows.map(({ productId }) => productId);
  }

  page(): Promise<EnginePage | null> {
    return Promise.resolve(null);
  }
}

/** Any of its forms; the first may be the beginning of a word. */
function wordQuery({ forms, prefix }: UnderstoodWord): string {
  const quoted = forms.map((form, place) => `'${form.replaceAll("'", "''")}'${prefix && place === 0 ? ':*' : ''}`);
  return `(${quoted.join(' | ')})`;
}

const RANK = `
WITH asked AS (SELECT to_tsquery('simple', $1) AS "forms")
SELECT t."productId" FROM "search_text" t, asked WHERE t."text" @@ asked."forms"
ORDER BY ts_rank_cd(t."text", asked."forms") DESC, t."popularity" DESC, t."productId" LIMIT $2`;

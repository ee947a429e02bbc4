import type { UnderstoodWord } from '@meet/search-indexer/language';
import { offsetOf, type PageRequest } from '../../../shared/page.js';
import { COUNTED_KINDS, type CountedKind } from '../../index/listing-query.js';
import {
  MOST_RANKED,
  MOST_WORDS,
  type EngineCounts,
  type EnginePage,
  type EngineQuery,
  type SearchEngine,
  type WordMatch,
} from '../search-engine.js';
import type { MeilisearchQueries, SearchAnswer, SearchQuery } from './meilisearch-queries.js';
import { asksForOffers, conditions, wordings } from './meilisearch-query.js';

/** Meilisearch reads a whole document for each id it returns; above this number of ids PostgreSQL is faster. */
const MOST_IDS = 1000;

/** Timeout of the health check: readiness probes often wait no longer than a second. */
const FAULT_WITHIN_MS = 500;

const MATCHING: Record<WordMatch, Pick<SearchQuery, 'matchingStrategy' | 'attributesToSearchOn'>> = {
  every: { matchingStrategy: 'all' },
  named: { matchingStrategy: 'all', attributesToSearchOn: ['name', 'kind', 'properties'] },
  some: { matchingStrategy: 'frequency' },
};

/** Search engine that queries Meilisearch, whose documents the search-indexer copies from PostgreSQL. */
export class MeilisearchEngine implements SearchEngine {
  /** The engine lags slightly behind the documents, so a ranking may predate their last update. */
  readonly keepsMs = 5000;

  constructor(
    private readonly queries: MeilisearchQueries,
    private readonly embedded: SearchEngine,
  ) {}

  /**
   * Sends all wordings in one request; products found by a likelier wording come first. If `match` is `some` (a product
   * need not contain all words), it also searches for each word alone and adds those results, the rarest word first.
   */
  async rank(said: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    const words = said.slice(0, MOST_WORDS);
    if (!words.length) return [];
    const most = Math.min(limit, MOST_IDS);
    const asked = (q: string): SearchQuery => ({ q, ...MATCHING[match], limit: most });
    const together = wordings(words, match).map(asked);
    const alone = match === 'some' ? words.flatMap((word) => wordings([word], match)).map(asked) : [];
    const answers = await this.queries.ask([...together, ...alone]);
    // More products match than Meilisearch should return, so PostgreSQL ranks them. If a product need not contain all
    // words (`some`), the first thousand are enough, because nobody pages that far through approximate results.
    if (match !== 'some' && answers.some(({ totalHits }) => totalHits > most && most < limit))
      return this.embedded.rank(words, match, limit);
    const byRarity = answers.slice(together.length).sort((a, b) => a.totalHits - b.totalHits);
    const ids = [...answers.slice(0, together.length), ...byRarity].flatMap(idsOf);
    return [...new Set(ids)].slice(0, limit);
  }

  async fault(): Promise<string | null> {
    try {
      await this.queries.ask([{ q: '', matchingStrategy: 'all', limit: 0 }], FAULT_WITHIN_MS);
      return null;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { message?: string } };
      // If the connection failed, only the `cause` of the error from `fetch` says why.
      return cause?.message || message;
    }
  }

  /**
   * Whether Meilisearch can find, filter and count the products by itself. It cannot if a word is ambiguous, if only
   * some words must match, or if a choice restricts offers.
   */
  answersPage({ words, match, base, chosen }: EngineQuery): boolean {
    if (match === 'some' || asksForOffers(base) || asksForOffers(chosen)) return false;
    return wordings(words.slice(0, MOST_WORDS), match).length === 1;
  }

  async page(query: EngineQuery, request: PageRequest): Promise<EnginePage | null> {
    if (!this.answersPage(query)) return null;
    const { match, base, chosen, counted, now } = query;
    const [q] = wordings(query.words.slice(0, MOST_WORDS), match);

    const ofPage = conditions(base, now);
    const kinds = counted.filter((kind) => kind !== 'price');
    const narrowed = COUNTED_KINDS.filter((kind) => chosen[kind]?.length && kinds.includes(kind));
    const asked = (filter: string[], facets: readonly string[]): SearchQuery => ({
      q: q!,
      ...MATCHING[match],
      filter,
      facets,
      limit: 0,
    });
    const all = [...ofPage, ...conditions(chosen, now)];
    const hits = {
      ...asked(all, counted),
      offset: offsetOf(request),
      limit: request.limit,
    };
    const [found, whole = found, ...withoutOne] = await this.queries.ask([
      hits,
      // Values found without the shopper's choices stay in the filter list, if necessary with a count of 0.
      ...(all.length > ofPage.length && kinds.length ? [asked(ofPage, kinds)] : []),
      ...narrowed.map((kind) => asked([...ofPage, ...conditions(chosen, now, kind)], [kind])),
    ]);
    const own = new Map<CountedKind, SearchAnswer>(narrowed.map((kind, place) => [kind, withoutOne[place]!]));
    return {
      productIds: idsOf(found!),
      totalItems: Math.min(found!.totalHits, MOST_RANKED),
      counts: countsOf(kinds, { found: found!, whole: whole!, own }),
    };
  }
}

interface Answers {
  found: SearchAnswer;
  /** Answer with the counts of the section, before the shopper's choices. */
  whole: SearchAnswer;
  /** For each filter with a choice, the answer with its counts, computed without that choice. */
  own: Map<CountedKind, SearchAnswer>;
}

function countsOf(kinds: readonly CountedKind[], { found, whole, own }: Answers): EngineCounts {
  const { min = null, max = null } = found.facetStats?.price ?? {};
  const counts: EngineCounts = { price: { min, max } };
  for (const kind of kinds) {
    const counted = (own.get(kind) ?? found).facetDistribution?.[kind] ?? {};
    const values = Object.keys(whole.facetDistribution?.[kind] ?? {});
    counts[kind] = new Map(values.map((value) => [value, counted[value] ?? 0]));
  }
  return counts;
}

function idsOf({ hits }: SearchAnswer): string[] {
  return hits.map(({ id }) => id);
}

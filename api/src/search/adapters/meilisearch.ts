import type { UnderstoodWord } from '@meet/search-indexer/language';
import { offsetOf, type PageRequest } from '../../shared/page.js';
import { COUNTED_KINDS, ITEM_KINDS, type ProductKind } from '../listing-query.js';
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

/** Most products of one word, where not all words can be had: nobody leafs further through what is only near. */
const MOST_NEAR = 1000;

const STRATEGY: Record<WordMatch, SearchQuery['matchingStrategy']> = { every: 'all', some: 'frequency' };
const COUNTED = [...COUNTED_KINDS, ...ITEM_KINDS];

/** Meilisearch, over the documents that the search-indexer keeps in step. */
export class MeilisearchEngine implements SearchEngine {
  constructor(private readonly queries: MeilisearchQueries) {}

  /** One wording after the other; where not all words can be had, the rarest ones, then each word alone. */
  async rank(said: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    const words = said.slice(0, MOST_WORDS);
    if (!words.length) return [];
    const most = match === 'every' ? limit : Math.min(limit, MOST_NEAR);
    const asked = (q: string): SearchQuery => ({ q, matchingStrategy: STRATEGY[match], limit: most });
    const together = wordings(words, match).map(asked);
    const alone = match === 'some' ? words.flatMap((word) => wordings([word], match)).map(asked) : [];
    const answers = await this.queries.ask([...together, ...alone]);
    const byRarity = answers.slice(together.length).sort((a, b) => a.totalHits - b.totalHits);
    const ids = [...answers.slice(0, together.length), ...byRarity].flatMap(idsOf);
    return [...new Set(ids)].slice(0, limit);
  }

  /** Null where words may stand for several things, or where an offer is asked for. */
  async page({ words: said, match, base, chosen, now }: EngineQuery, request: PageRequest): Promise<EnginePage | null> {
    const words = said.slice(0, MOST_WORDS);
    const [q, ...others] = wordings(words, match);
    if (match === 'some' || others.length || asksForOffers(base) || asksForOffers(chosen)) return null;

    const ofPage = conditions(base, now);
    const narrowed = COUNTED_KINDS.filter((kind) => chosen[kind]?.length);
    const asked = (filter: string[], facets: string[]): SearchQuery => ({
      q: q!,
      matchingStrategy: STRATEGY[match],
      filter,
      facets,
      limit: 0,
    });
    const hits: SearchQuery = {
      ...asked([...ofPage, ...conditions(chosen, now)], [...COUNTED, 'price']),
      offset: offsetOf(request),
      limit: request.limit,
    };
    const isNarrowed = hits.filter!.length > ofPage.length;
    const [found, whole = found, ...withoutOne] = await this.queries.ask([
      hits,
      // What the page has at all stays in sight, with 0.
      ...(isNarrowed ? [asked(ofPage, COUNTED)] : []),
      ...narrowed.map((kind) => asked([...ofPage, ...conditions(chosen, now, kind)], [kind])),
    ]);
    const own = new Map(narrowed.map((kind, place) => [kind, withoutOne[place]!]));
    return {
      productIds: idsOf(found!),
      totalItems: Math.min(found!.totalHits, MOST_RANKED),
      counts: countsOf(found!, whole!, own),
    };
  }
}

/** A kind's own choice does not shrink its own counts. */
function countsOf(found: SearchAnswer, whole: SearchAnswer, own: Map<ProductKind, SearchAnswer>): EngineCounts {
  const { min = null, max = null } = found.facetStats?.price ?? {};
  const counts: EngineCounts = { price: { min, max } };
  for (const kind of COUNTED) {
    const counted = (own.get(kind as ProductKind) ?? found).facetDistribution?.[kind] ?? {};
    const values = Object.keys(whole.facetDistribution?.[kind] ?? {});
    counts[kind] = new Map(values.map((value) => [value, counted[value] ?? 0]));
  }
  return counts;
}

function idsOf({ hits }: SearchAnswer): string[] {
  return hits.map(({ id }) => id);
}

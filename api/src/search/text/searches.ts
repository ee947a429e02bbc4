import { Inject, Injectable } from '@nestjs/common';
import {
  readExactly,
  understandQuery,
  type Exclusion,
  type Understanding,
  type UnderstoodWord,
} from '@meet/search-indexer/language';
import { paginate, type PageRequest, type Pagination } from '../../shared/page.js';
import { namedCounts } from './engine-counts.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { ListingIndex } from '../index/listing-index.js';
import type { SearchFilteredProductsInput } from '../listings/listing.input.js';
import type { SearchResult } from '../listings/listing.model.js';
import { listingPage } from '../index/listing-page.js';
import {
  ALL_COUNTS,
  type Choices,
  type Excluded,
  type ListingCounts,
  type ListingEntry,
  type ListingQuery,
  type ProductSort,
  type Ranked,
} from '../index/listing-query.js';
import { Listings, type CardPage } from '../listings/listings.js';
import { PopularQueries } from './popular-queries.js';
import { ReadCards } from '../listings/read-cards.js';
import { attemptsAt, type SearchAttempt } from './relax-search.js';
import { RememberedListings } from '../index/remembered-listings.js';
import { MOST_RANKED, SEARCH_ENGINE, type EngineQuery, type SearchEngine, type WordMatch } from './search-engine.js';
import { adultsUnlessChosen } from '../listings/section-choices.js';
import { SearchLog } from './search-log.js';
import { suggest, suggestLike, withProducts, type Suggested } from './suggest.js';

/** The shopper who searches, or a guest. */
export interface Asker {
  userId: string | null;
  address: string;
}

/** Filters to count; only the index counts custom fields. */
type Counted = readonly (EngineQuery['counted'][number] | 'customFields')[];

/** How much of the query an answer keeps. */
type Answered = Pick<SearchAttempt, 'nearest' | 'dropped'>;

interface Found {
  entries: ListingEntry[];
  pagination: Pagination;
  counts: ListingCounts;
}

/**
 * Text search. A query is first interpreted: the listing index applies the filters read from it, and the engine
 * searches for the remaining words. If nothing is found, weaker queries are tried.
 */
@Injectable()
export class Searches {
  constructor(
    private readonly follower: ListingFollower,
    private readonly listings: Listings,
    private readonly cards: ReadCards,
    private readonly remembered: RememberedListings,
    private readonly log: SearchLog,
    private readonly popular: PopularQueries,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  /** A page of the best matches, without filters and counts. */
  async find(text: string, request: PageRequest, userId: string | null): Promise<CardPage> {
    const { entries, pagination } = await this.answer(this.meaningOf(text), ALL, request, []);
    return { items: await this.cards.of(entries, userId), pagination };
  }

  /** `counted` lists the filters whose counts the client requested. Throws SECTION_NOT_FOUND for an unknown section. */
  async search(
    { query: asked, exact, typing, ...dto }: SearchFilteredProductsInput,
    request: PageRequest,
    { userId, address }: Asker,
    counted: Counted = ALL_COUNTS,
  ): Promise<SearchResult> {
    const query = await this.listings.queryOf(dto);
    const { meaning, entries, pagination, counts, nearest, dropped, suggested } = await this.remembered.searchOf(
      [asked, exact, request.page, request.limit, counted],
      query,
      Date.now(),
      async () => {
        const meaning = exact ? readExactly(asked) : this.meaningOf(asked);
        const found = await this.answer(meaning, query, request, counted);
        const suggested = this.suggestionsFor(asked, meaning);
        const like = found.pagination.totalItems || suggested.length ? [] : this.namesLike(asked);
        return { ...found, meaning, suggested: [...suggested, ...like] };
      },
    );
    const { text, repaired, filters, exclusions, leftOut, otherReadings } = meaning;
    // Only the first page without filters is logged; further pages and filters belong to the same search.
    if (request.page === 1 && !typing && !Object.keys(query.chosen).length)
      this.log.note({ asked, text, found: pagination.totalItems, nearest, address });
    const items = await this.cards.of(entries, userId);
    return {
      items,
      suggestions: withProducts(suggested, items),
      filterList: counts,
      understood: {
        ...{ text, repaired, leftOut, otherReadings, nearest },
        excluded: exclusions.map(({ typed }) => typed),
        filters: filters.map((filter) => ({ ...filter, applied: !dropped.includes(filter) })),
      },
      pagination,
    };
  }

  private suggestionsFor(asked: string, { text, filters, exclusions, leftOut }: Understanding): Suggested[] {
    const excluded = [...leftOut, ...exclusions.map(({ typed }) => typed)];
    const { brand, categories } = this.follower.index.facets;
    const named = (kind: string) => filters.flatMap((filter) => (filter.kind === kind ? filter.values : []));
    return suggest({
      // Words that the shopper excluded must not be completed to suggestions.
      typed: excluded.length
        ? [excluded.reduce((rest, part) => rest.replace(part.toLowerCase(), ' '), asked.toLowerCase())]
        : [asked, text],
      brands: brand.sizes(),
      categories: categories.sizes(),
      named: { brand: named('brand'), categories: named('categories') },
      queries: this.popular.all,
    });
  }

  private namesLike(asked: string): Suggested[] {
    const { brand, categories } = this.follower.index.facets;
    return suggestLike(asked, { brands: brand.sizes(), categories: categories.sizes() });
  }

  private meaningOf(text: string): Understanding {
    return understandQuery(text, this.follower.lexicon);
  }

  private async answer(
    meaning: Understanding,
    query: ListingQuery,
    request: PageRequest,
    counted: Counted,
  ): Promise<Found & Answered> {
    if (asksNothing(meaning)) return nothing(this.follower.index, request);
    let first: Found | undefined;
    const excluded = await this.excludedBy(meaning.exclusions);
    for (const attempt of attemptsAt(meaning)) {
      const found = await this.attempt(
        attempt,
        { ...query, sort: query.sort ?? sortOf(meaning), excluded },
        request,
        counted,
      );
      first ??= found;
      const { nearest, dropped } = attempt;
      if (found.pagination.totalItems) return { ...found, nearest, dropped };
      // The words do find products, but the filters set by hand exclude all of them. The empty result is right, so no
      // weaker query is tried.
      if (Object.keys(query.chosen).length && (await this.findsAny(attempt, query)))
        return { ...found, nearest, dropped };
    }
    return { ...first!, nearest: false, dropped: [] };
  }

  /** Returns the products that a query excludes. A name may say the same as the query: «без капюшона». */
  private async excludedBy(exclusions: readonly Exclusion[]): Promise<Excluded | undefined> {
    if (!exclusions.length) return undefined;
    const parts = exclusions.map(async ({ filters, words }) => {
      const chosen: Choices = Object.fromEntries(filters.map(({ kind, values }) => [kind, values]));
      if (!words.length) return { chosen, productIds: null };
      const [having, denying] = await Promise.all(
        [words, [...words, WITHOUT]].map((said) => this.rankingOf(said, 'named', Date.now())),
      );
      const denied = new Set(denying!.productIds);
      return { chosen, productIds: having!.productIds.filter((id) => !denied.has(id)) };
    });
    return { words: JSON.stringify(exclusions), parts: await Promise.all(parts) };
  }

  private async findsAny(attempt: SearchAttempt, query: ListingQuery): Promise<boolean> {
    const { pagination } = await this.attempt(attempt, { ...query, chosen: {} }, { page: 1, limit: 1 }, []);
    return pagination.totalItems > 0;
  }

  private async attempt(
    { words, match, chosen: said }: SearchAttempt,
    { base: ofPage, chosen: own, unlessChosen: ofSection, excluded, sort }: ListingQuery,
    request: PageRequest,
    counted: Counted,
  ): Promise<Found> {
    const { index } = this.follower;
    const now = Date.now();
    const { base, chosen } = placed(said, ofPage, own);
    // If only some words must match, results are ordered by their similarity to the query alone, so no group of
    // products is put last.
    const last = match !== 'some' ? alsoFitting(said) : undefined;
    const unlessChosen = base.age ? undefined : (ofSection ?? adultsUnlessChosen(said));
    const query: ListingQuery = { base, chosen, unlessChosen, excluded, last, sort };
    const asksCustom = chosen.custom !== undefined || (counted.includes('customFields') && index.custom.size > 0);
    // The engine knows nothing of groups of products that come first or last, of choices that may be left out, or of
    // products that are.
    const isPlain = !last && !unlessChosen && !excluded && !chosen.colorPallete && !base.colorPallete;
    if (words.length && sort === null && isPlain && !asksCustom) {
      const known = counted.filter((kind) => kind !== 'customFields');
      const page = await this.engine.page({ words, match, base, chosen, counted: known, now }, request);
      if (page) {
        const ranked = { words: '', productIds: page.productIds };
        const { entries } = listingPage(index, { ...query, ranked }, { page: 1, limit: request.limit }, now);
        return {
          entries,
          pagination: paginate(request, page.totalItems),
          counts: namedCounts(index, page.counts, now),
        };
      }
    }
    if (words.length) {
      query.ranked = await this.rankingOf(words, match, now);
    }
    const { entries, pagination } = listingPage(index, query, request, now);
    return { entries, pagination, counts: this.remembered.countsOf(query, now) };
  }

  private rankingOf(words: readonly UnderstoodWord[], match: WordMatch, now: number): Promise<Ranked> {
    const key = JSON.stringify([match, words.map(({ forms, prefix, completion }) => [prefix, completion, ...forms])]);
    return this.remembered.rankingOf(key, now, this.engine.keepsMs, () => this.engine.rank(words, match, MOST_RANKED));
  }
}

/** True if there is nothing to search for: the query has no letters or digits, or only excluded words. */
function asksNothing({ words, filters }: Understanding): boolean {
  return !words.length && !filters.length;
}

function nothing(index: ListingIndex, request: PageRequest): Found & Answered {
  const counts = namedCounts(index, { price: { min: null, max: null } }, Date.now());
  return { entries: [], pagination: paginate(request, 0), counts, nearest: false, dropped: [] };
}

/**
 * Splits the choices read from the query. A category, kind of goods or brand restricts the whole result, so filters list only values
 * found within it. All others (colour, size) become ordinary choices, so the other values stay visible. Filters set by
 * hand override those from the query.
 */
function placed(said: Choices, ofPage: Choices, own: Choices): { base: Choices; chosen: Choices } {
  const standsFor = (kind: string) =>
    (kind === 'categories' || kind === 'goods' || kind === 'brand') && !own[kind] && !ofPage[kind];
  const part = (isOfPage: boolean) =>
    Object.fromEntries(Object.entries(said).filter(([kind]) => standsFor(kind) === isOfPage));
  return { base: { ...ofPage, ...part(true) }, chosen: { ...part(false), ...own } };
}

/** The order that the words of a query ask for. */
function sortOf({ filters }: Understanding): ListingQuery['sort'] {
  const sort = filters.find(({ kind }) => kind === 'sort');
  return sort ? (sort.values[0] as ProductSort) : null;
}

/** A query for «мужские» also finds unisex products; this choice puts them after the men's products. */
function alsoFitting({ sex }: Choices): Choices | undefined {
  return sex?.length && !sex.includes('UNISEX') ? { sex: ['UNISEX'] } : undefined;
}

/** The word with which a name says that something is not there. */
const WITHOUT: UnderstoodWord = { typed: 'без', forms: ['без', 'without'], prefix: false, known: true };

const ALL: ListingQuery = { base: {}, chosen: {}, sort: null };

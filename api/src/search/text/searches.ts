import { Injectable } from '@nestjs/common';
import type { Understanding, UnderstoodFilter } from '@meet/search-indexer/language';
import type { Client } from '../../platform/auth/client.js';
import type { PageRequest } from '../../shared/page.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { SearchFilteredProductsInput } from '../listings/listing.input.js';
import type { SearchResult } from '../listings/listing.model.js';
import { ALL_COUNTS, type ListingQuery } from '../index/listing-query.js';
import { Listings, type CardPage } from '../listings/listings.js';
import { PopularQueries } from './popular-queries.js';
import { ReadCards } from '../listings/read-cards.js';
import { RememberedListings } from '../index/remembered-listings.js';
import { SearchRules } from '../rules/search-rules.js';
import type { Counted } from './answers.js';
import { ReadAnswers } from './read-answers.js';
import { SearchLog } from './search-log.js';
import { suggest, suggestLike, withProducts, type Suggested } from './suggest.js';

/** The shopper who searches, or a guest. */
export interface Asker extends Pick<Client, 'address' | 'network'> {
  userId: string | null;
}

/** Text search as shoppers see it: cards, counts, suggestions and how the query was understood. */
@Injectable()
export class Searches {
  constructor(
    private readonly follower: ListingFollower,
    private readonly listings: Listings,
    private readonly cards: ReadCards,
    private readonly remembered: RememberedListings,
    private readonly rules: SearchRules,
    private readonly answers: ReadAnswers,
    private readonly log: SearchLog,
    private readonly popular: PopularQueries,
  ) {}

  /** A page of the best matches, without filters and counts. */
  async find(text: string, request: PageRequest, userId: string | null): Promise<CardPage> {
    const asked = { query: WHOLE_SHOP, request, counted: [] };
    const { entries, pagination } = await this.answers.answer(text, false, asked, this.rules.at(Date.now()));
    return { items: await this.cards.of(entries, userId), pagination };
  }

  /** `counted` lists the filters whose counts the client requested. Throws SECTION_NOT_FOUND for an unknown section. */
  async search(
    { query: asked, exact, typing, ...dto }: SearchFilteredProductsInput,
    request: PageRequest,
    { userId, address, network }: Asker,
    counted: Counted = ALL_COUNTS,
  ): Promise<SearchResult> {
    const query = await this.listings.queryOf(dto, userId);
    const now = Date.now();
    const rules = this.rules.at(now);
    const found = await this.remembered.searchOf(
      [asked, exact, request.page, request.limit, counted, rules.revision, this.answers.revision],
      query,
      now,
      async () => {
        const answer = await this.answers.answer(asked, Boolean(exact), { query, request, counted }, rules);
        const suggested = this.suggestionsFor(asked, answer.meaning);
        const like = answer.pagination.totalItems || suggested.length ? [] : this.namesLike(asked);
        return { ...answer, suggested: [...suggested, ...like] };
      },
    );
    const { meaning, entries, pagination, counts, nearest, exactItems, dropped, suggested, redirect, order } = found;
    const { text, repaired, filters, exclusions, leftOut, otherReadings } = meaning;
    // Only the first page without filters is logged; further pages and filters belong to the same search.
    if (request.page === 1 && !typing && !Object.keys(query.chosen).length)
      this.log.note({
        ...{ asked, text, found: pagination.totalItems, address, network },
        nearest: nearest && !exactItems,
      });
    const items = await this.cards.of(entries, userId);
    return {
      items,
      suggestions: withProducts(suggested, items),
      filterList: { ...counts, order },
      understood: {
        ...{ text, repaired, leftOut, otherReadings, nearest, exactItems },
        excluded: [...new Set(exclusions.map(({ typed }) => typed))],
        filters: filters.map((filter) => shownFilter(filter, !dropped.includes(filter))),
      },
      redirect,
      pagination,
    };
  }

  private suggestionsFor(asked: string, { text, filters, exclusions, leftOut }: Understanding): Suggested[] {
    const excluded = [...leftOut, ...new Set(exclusions.map(({ typed }) => typed))];
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

  /** Brands and categories that are spelled or sound like a query, the nearest first. */
  namesLike(asked: string): Suggested[] {
    const { brand, categories } = this.follower.index.facets;
    return suggestLike(asked, { brands: brand.sizes(), categories: categories.sizes() });
  }
}

/** Leaves `words` out, which are computed when they are read. */
const shownFilter = (
  { kind, values, name, typed, without }: UnderstoodFilter,
  applied: boolean,
): SearchResult['understood']['filters'][number] => ({ kind, values, name, typed, without, applied });

export const WHOLE_SHOP: ListingQuery = { base: {}, chosen: {}, sort: null };

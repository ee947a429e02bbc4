import { Inject, Injectable } from '@nestjs/common';
import { FindSection, type Section } from '../catalog/index.js';
import { ApiError } from '../shared/api-error.js';
import type { PageRequest, Pagination } from '../shared/page.js';
import { ListingFollower } from './listing-follower.js';
import type { FilteredProductsInput } from './listing.input.js';
import type { ProductCard } from './listing.model.js';
import { listingPage } from './listing-page.js';
import type { Choices, ListingCounts, ListingQuery, Ranked } from './listing-query.js';
import { ReadCards } from './read-cards.js';
import { RememberedListings } from './remembered-listings.js';
import { SEARCH_ENGINE, type SearchEngine, type SearchSuggestion } from './search-engine.js';
import { sectionChoices } from './section-choices.js';

/** Most products a text search ranks (domain rule). */
const MOST_RANKED = 10_000;
const MOST_SUGGESTIONS = 6;

export interface CardPage {
  items: ProductCard[];
  pagination: Pagination;
}

/** Listings and searches: the index decides which products, one statement brings their cards. */
@Injectable()
export class Listings {
  private readonly remembered: RememberedListings;

  constructor(
    private readonly follower: ListingFollower,
    private readonly sections: FindSection,
    private readonly cards: ReadCards,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {
    this.remembered = new RememberedListings(follower.index);
  }

  async page(dto: FilteredProductsInput, request: PageRequest, userId: string | null): Promise<CardPage> {
    return this.cardsOf(await this.queryOf(dto), request, userId);
  }

  async counts(dto: FilteredProductsInput): Promise<ListingCounts> {
    return this.remembered.countsOf(await this.queryOf(dto), Date.now());
  }

  /** The best answers to some words, without filters. */
  async find(text: string, request: PageRequest, userId: string | null): Promise<CardPage> {
    const ranked = await this.rank(text);
    return this.cardsOf({ base: {}, chosen: {}, ranked, sort: null }, request, userId);
  }

  /** Throws SECTION_NOT_FOUND for an unknown section. */
  async search(
    text: string,
    dto: FilteredProductsInput,
    request: PageRequest,
    userId: string | null,
  ): Promise<CardPage & { suggestions: SearchSuggestion[]; filterList: ListingCounts }> {
    const [query, ranked, suggestions] = await Promise.all([
      this.queryOf(dto),
      text ? this.rank(text) : undefined,
      text ? this.engine.suggest(text, MOST_SUGGESTIONS) : [],
    ]);
    const asked = { ...query, ranked };
    return {
      ...(await this.cardsOf(asked, request, userId)),
      suggestions,
      filterList: this.remembered.countsOf(asked, Date.now()),
    };
  }

  private rank(text: string): Promise<Ranked> {
    return this.remembered.rankingOf(text.toLowerCase(), (words) => this.engine.rank(words, MOST_RANKED));
  }

  private async cardsOf(query: ListingQuery, request: PageRequest, userId: string | null): Promise<CardPage> {
    const { entries, pagination } = listingPage(this.follower.index, query, request, Date.now());
    return { items: await this.cards.of(entries, userId), pagination };
  }

  private async queryOf(dto: FilteredProductsInput): Promise<ListingQuery> {
    const section = await this.sections.bySlug(dto.section);
    if (!section) throw new ApiError('SECTION_NOT_FOUND', `Раздел «${dto.section}» не найден`);
    return { base: sectionChoices(section satisfies Section), chosen: chosenBy(dto), sort: dto.sort ?? null };
  }
}

function chosenBy(dto: FilteredProductsInput): Choices {
  const { categories, brand, model, colorPallete, size, material, season, sex, age, sale, deliverySpeed, price } = dto;
  const lists = { categories, brand, model, colorPallete, size, material, season, age, sale, deliverySpeed };
  const chosen: Choices = Object.fromEntries(Object.entries(lists).filter(([, values]) => values?.length));
  if (sex && sex !== 'ANY') chosen.sex = [sex];
  if (price) chosen.price = { min: price.min ?? undefined, max: price.max ?? undefined };
  return chosen;
}

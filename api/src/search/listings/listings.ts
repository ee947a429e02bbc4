import { Injectable } from '@nestjs/common';
import { FILTER_KINDS } from '@meet/search-indexer/contract';
import { FindSection, type Section } from '../../catalog/index.js';
import { ApiError } from '../../shared/api-error.js';
import type { PageRequest, Pagination } from '../../shared/page.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { FilteredProductsInput } from './listing.input.js';
import type { ProductCard } from './listing.model.js';
import { listingPage } from '../index/listing-page.js';
import type { Choices, ListingCounts, ListingQuery } from '../index/listing-query.js';
import { ReadCards } from './read-cards.js';
import { RememberedListings } from '../index/remembered-listings.js';
import { sectionChoices } from './section-choices.js';

export interface CardPage {
  items: ProductCard[];
  pagination: Pagination;
}

/** Pages and counts of listings. The index selects the products, and one SQL statement reads their cards. */
@Injectable()
export class Listings {
  constructor(
    private readonly follower: ListingFollower,
    private readonly sections: FindSection,
    private readonly cards: ReadCards,
    private readonly remembered: RememberedListings,
  ) {}

  async page(dto: FilteredProductsInput, request: PageRequest, userId: string | null): Promise<CardPage> {
    const { entries, pagination } = listingPage(this.follower.index, await this.queryOf(dto), request, Date.now());
    return { items: await this.cards.of(entries, userId), pagination };
  }

  async counts(dto: FilteredProductsInput): Promise<ListingCounts> {
    return this.remembered.countsOf(await this.queryOf(dto), Date.now());
  }

  /** Throws SECTION_NOT_FOUND for an unknown section. */
  async queryOf(dto: FilteredProductsInput): Promise<ListingQuery> {
    const section = await this.sections.bySlug(dto.section);
    if (!section) throw new ApiError('SECTION_NOT_FOUND');
    const chosen = chosenBy(dto);
    // Collections that are not visible now match nothing.
    if (chosen.collection) chosen.collection = this.follower.index.onShow(chosen.collection, Date.now());
    return { base: sectionChoices(section satisfies Section), chosen, sort: dto.sort ?? null };
  }
}

function chosenBy(dto: FilteredProductsInput): Choices {
  const { sex, price } = dto;
  const lists = Object.fromEntries(LISTS.map((kind) => [kind, dto[kind]]));
  const chosen: Choices = Object.fromEntries(Object.entries(lists).filter(([, values]) => values?.length));
  if (sex && sex !== 'ANY') chosen.sex = [sex];
  if (price) chosen.price = { min: price.min ?? undefined, max: price.max ?? undefined };
  return chosen;
}

const LISTS = FILTER_KINDS.filter((kind) => kind !== 'sex' && kind !== 'meetPrice' && kind !== 'newArrival');

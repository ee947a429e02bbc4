import { Injectable } from '@nestjs/common';
import { FILTER_KINDS } from '@meet/search-indexer/contract';
import { FindSection, type Section } from '../../catalog/index.js';
import { ApiError, badUserInput, fieldFault, unauthorized } from '../../shared/api-error.js';
import { connect, type Connection, type ConnectionRequest } from '../../shared/connection.js';
import { listKey, readCursor, writeCursor } from '../../shared/cursor.js';
import type { PageRequest, Pagination } from '../../shared/page.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { CustomFieldFilterInput, FilteredProductsInput } from './listing.input.js';
import type { FilterList, ProductCard } from './listing.model.js';
import { matchingProducts, matchQuery } from '../index/listing-match.js';
import { listingPage, listingSlice, type Position } from '../index/listing-page.js';
import type { Choices, CustomChoice, ListingQuery } from '../index/listing-query.js';
import { ReadCards } from './read-cards.js';
import { SearchRules } from '../rules/search-rules.js';
import { RememberedListings } from '../index/remembered-listings.js';
import { adultsFirst, adultsUnlessChosen, sectionChoices } from './section-choices.js';
import { ShopperSizes } from './shopper-sizes.js';

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
    private readonly rules: SearchRules,
    private readonly sizes: ShopperSizes,
  ) {}

  async page(dto: FilteredProductsInput, request: PageRequest, userId: string | null): Promise<CardPage> {
    const { index } = this.follower;
    const query = adultsFirst(await this.queryOf(dto, userId));
    const { entries, pagination } = listingPage(index, query, request, Date.now());
    return { items: await this.cards.of(entries, userId), pagination };
  }

  /**
   * Returns the part of a listing after a cursor. The cursor contains the place of a product by value, so products that
   * appear or disappear shift no others past it. Throws CURSOR_INVALID.
   */
  async connection(
    dto: FilteredProductsInput,
    { first, after: cursor = null }: ConnectionRequest,
    userId: string | null,
  ): Promise<Connection<ProductCard>> {
    const parts = [dto.section ?? null, inOneOrder(chosenBy(dto)), dto.sort ?? null, ...(dto.mySize ? ['mySize'] : [])];
    const list = listKey('products', ...parts);
    const after = cursor === null ? null : positionOf(readCursor(cursor, list, isPosition));
    const { index } = this.follower;
    const query = await this.queryOf(dto, userId);
    const { entries, hasNext, total } = listingSlice(index, query, { first, after }, Date.now());
    const cards = new Map((await this.cards.of(entries, userId)).map((card) => [card.id, card]));
    return connect(
      entries.map((entry) => ({
        cursor: writeCursor(list, [entry.key, entry.id, ...(entry.part ? [entry.part] : [])]),
        node: cards.get(entry.productId) ?? null,
      })),
      { after: cursor, hasNextPage: hasNext, totalCount: total },
    );
  }

  /** Returns the products among these that the listing contains, in their order. Throws SECTION_NOT_FOUND. */
  async among(dto: FilteredProductsInput, productIds: readonly string[], userId: string): Promise<string[]> {
    const query = adultsFirst(await this.queryOf(dto, userId));
    const { index } = this.follower;
    const products = matchingProducts(index, matchQuery(index, query, Date.now()));
    return productIds.filter((id) => {
      const product = index.numbers.numberOf(id);
      return product !== undefined && products.has(product);
    });
  }

  /**
   * Returns the filters of a list with their counts, and which of them the shop shows first. Throws SECTION_NOT_FOUND.
   */
  async filters(dto: FilteredProductsInput, userId: string | null): Promise<FilterList> {
    const query = await this.queryOf(dto, userId);
    const now = Date.now();
    const order = this.rules.at(now).filterOrderOf([], [query.base, query.chosen]);
    return { ...this.remembered.countsOf(query, now), order };
  }

  /** Throws SECTION_NOT_FOUND for an unknown section, and UNAUTHORIZED if a guest requests their own size. */
  async queryOf(dto: FilteredProductsInput, userId: string | null): Promise<ListingQuery> {
    if (dto.mySize && userId === null) throw unauthorized();
    const section = await this.sections.bySlug(dto.section);
    if (!section) throw new ApiError('SECTION_NOT_FOUND');
    const chosen = chosenBy(dto);
    if (dto.mySize) chosen.worn = await this.sizes.of(userId!);
    const { index } = this.follower;
    // A collection that is not visible now matches nothing.
    if (chosen.collection) chosen.collection = index.onShow(chosen.collection, Date.now());
    if (chosen.custom) chosen.custom = chosen.custom.map((choice) => index.custom.onShow(choice, Date.now()));
    const base = sectionChoices(section satisfies Section);
    return { base, chosen, unlessChosen: adultsUnlessChosen(base), sort: dto.sort ?? null };
  }
}

function chosenBy(dto: FilteredProductsInput): Choices {
  const { sex, price } = dto;
  const lists = Object.fromEntries(LISTS.map((kind) => [kind, dto[kind]]));
  const chosen: Choices = Object.fromEntries(Object.entries(lists).filter(([, values]) => values?.length));
  if (sex && sex !== 'ANY') chosen.sex = [sex];
  if (dto.customFields?.length) chosen.custom = dto.customFields.map(customChoice);
  if (price) chosen.price = { min: price.min ?? undefined, max: price.max ?? undefined };
  return chosen;
}

/** Returns the choices in one form, whatever the order and repetition in which they were written. */
const inOneOrder = (choices: Choices) =>
  Object.entries(choices).map(([kind, values]) => [kind, Array.isArray(values) ? [...new Set(values)].sort() : values]);

type CursorValues = readonly [key: number, id: string, part?: number];

const positionOf = ([key, id, part = 0]: CursorValues): Position => ({ part, key, id });

const isPosition = (values: readonly unknown[]): values is CursorValues =>
  (values.length === 2 || (values.length === 3 && Number.isInteger(values[2]))) &&
  Number.isFinite(values[0]) &&
  typeof values[1] === 'string';

function customChoice({ code, options, flag, min, max }: CustomFieldFilterInput, place: number): CustomChoice {
  const isRange = typeof min === 'number' || typeof max === 'number';
  const isFlag = typeof flag === 'boolean';
  if ([Boolean(options?.length), isFlag, isRange].filter(Boolean).length !== 1)
    throw badUserInput([
      fieldFault(`dto.customFields.${place}`, 'exactlyOneOf', { names: ['options', 'flag', 'min, max'] }),
    ]);
  if (isRange) return { code, min: min ?? undefined, max: max ?? undefined };
  return { code, values: isFlag ? [String(flag)] : options! };
}

const LISTS = FILTER_KINDS.filter(
  (kind) => kind !== 'sex' && kind !== 'meetPrice' && kind !== 'newArrival' && kind !== 'goods' && kind !== 'fit',
);

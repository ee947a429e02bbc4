import { Injectable } from '@nestjs/common';
import { Gazetteer } from '../delivery/index.js';
import { isNotFound } from '../platform/database/is-not-found.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { given } from '../shared/given.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { Address, AddressPage, CreateAddressInput, EditAddressInput } from './address.model.js';

/** Maximum number of addresses in an address book. */
const MOST_ADDRESSES = 50;

type AddressRow = Omit<Address, 'country'>;

@Injectable()
export class AddressBook {
  constructor(
    private readonly statements: Statements,
    private readonly gazetteer: Gazetteer,
  ) {}

  async page(userId: string, request: PageRequest): Promise<AddressPage> {
    const { address } = this.statements.prisma;
    const [take, skip] = [request.limit, offsetOf(request)];
    const orderBy = [{ createdAt: 'desc' as const }, { id: 'asc' as const }];
    const rows = await address.findMany({ where: { userId }, orderBy, take, skip });
    // A page that is not full must be the last, so the total is known without a COUNT. Only an empty page beyond the
    // end needs one.
    const isLast = rows.length < take && (rows.length > 0 || !skip);
    const total = isLast ? skip + rows.length : await address.count({ where: { userId } });
    return { items: rows.map((row) => this.present(row)), pagination: paginate(request, total) };
  }

  /**
   * Adds an address and returns it. Throws CITY_NOT_FOUND if the country or city is unknown or no city is given;
   * FORBIDDEN if the address book is full.
   */
  async add(userId: string, input: CreateAddressInput): Promise<Address> {
    const address = { userId, ...this.columnsOf(input) };
    const [row] = await this.statements.transaction(async (queries) => {
      await queries.rows(LOCK, { userId });
      return queries.rows(ADD, address);
    });
    if (!row) throw new ApiError('FORBIDDEN.ADDRESS_BOOK_FULL', { most: MOST_ADDRESSES });
    return this.present(row);
  }

  /**
   * Changes an address. Undefined fields stay; an entered town replaces both its id and its name. Throws
   * ADDRESS_NOT_FOUND if the shopper has no such address, CITY_NOT_FOUND like {@link add}.
   */
  async edit(userId: string, { id, ...changes }: EditAddressInput): Promise<Address> {
    const { address } = this.statements.prisma;
    const present = await address.findUnique({ where: { id, userId } });
    if (!present) throw notFound();
    const town = changes.city === undefined && changes.cityId === undefined ? {} : { city: null, cityId: null };
    const data = this.columnsOf({ ...present, ...town, ...given(changes) });
    try {
      return this.present(await address.update({ where: { id, userId }, data }));
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  }

  async remove(userId: string, id: string): Promise<void> {
    const gone = await this.statements.prisma.address.deleteMany({ where: { id, userId } });
    if (!gone.count) throw notFound();
  }

  private columnsOf(input: CreateAddressInput) {
    const country = this.gazetteer.country(input.countryId);
    const known = input.cityId ? this.gazetteer.city(input.cityId) : undefined;
    if (!country || (input.cityId && known?.countryId !== country.id)) throw new ApiError('CITY_NOT_FOUND.OR_COUNTRY');
    const city = known?.title ?? input.city;
    if (!city) throw new ApiError('CITY_NOT_FOUND.MISSING');
    return {
      countryId: country.id,
      cityId: known?.id ?? null,
      city,
      street: input.street,
      house: input.house,
      building: input.building ?? null,
      apartment: input.apartment ?? null,
      index: input.index ?? null,
    };
  }

  private present(row: AddressRow): Address {
    const country = this.gazetteer.country(row.countryId);
    return { ...row, country: country ?? { id: row.countryId, title: row.countryId, alpha2: row.countryId } };
  }
}

function notFound(): ApiError {
  return new ApiError('ADDRESS_NOT_FOUND');
}

const FIELDS = `"id", "userId", "countryId", "cityId", "city", "street", "house", "building", "apartment", "index",
  "createdAt", "updatedAt"`;

/** Locks the account, so that additions to its address book run one after another and each counts the previous ones. */
const LOCK = statement('address-book-lock')`SELECT 1 FROM "user_account" WHERE "id" = :userId FOR NO KEY UPDATE`;

const ADD = statement('address-add')`
INSERT INTO "address" ("userId", "countryId", "cityId", "city", "street", "house", "building", "apartment", "index")
SELECT :userId::uuid, :countryId::text, :cityId?::text, :city::text, :street::text, :house::text, :building?::text, :apartment?::text, :index?::text
WHERE (SELECT count(*) FROM "address" WHERE "userId" = :userId::uuid) < ${MOST_ADDRESSES}
RETURNING ${FIELDS}`;

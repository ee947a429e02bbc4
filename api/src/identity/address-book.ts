import { Injectable } from '@nestjs/common';
import { Gazetteer } from '../delivery/index.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { Address, AddressPage, CreateAddressInput } from './address.model.js';

/** More is no address book. */
const MOST_ADDRESSES = 50;

type AddressRow = Omit<Address, 'country'> & Record<string, unknown>;

@Injectable()
export class AddressBook {
  constructor(
    private readonly statements: Statements,
    private readonly gazetteer: Gazetteer,
  ) {}

  async page(userId: string, request: PageRequest): Promise<AddressPage> {
    const rows = await this.statements.rows<AddressRow & { total: string }>('address-list', LIST, [
      userId,
      request.limit,
      offsetOf(request),
    ]);
    // A page beyond the last has no row that could carry the count.
    const total = rows[0]?.total ?? (await this.count(userId));
    return { items: rows.map((row) => this.present(row)), pagination: paginate(request, Number(total)) };
  }

  /** Throws CITY_NOT_FOUND for a country or city that is not in the gazetteer, BAD_USER_INPUT without any city. */
  async add(userId: string, input: CreateAddressInput): Promise<Address> {
    const [row] = await this.statements.rows<AddressRow>('address-add', ADD, [userId, ...this.columnsOf(input)]);
    if (!row) throw new ApiError('FORBIDDEN', `В адресной книге помещается ${MOST_ADDRESSES} адресов`);
    return this.present(row);
  }

  /** Throws ADDRESS_NOT_FOUND for an entry that is not this shopper's, and like {@link add}. */
  async edit(userId: string, id: string, input: CreateAddressInput): Promise<Address> {
    const [row] = await this.statements.rows<AddressRow>('address-edit', EDIT, [userId, ...this.columnsOf(input), id]);
    if (!row) throw notFound();
    return this.present(row);
  }

  async remove(userId: string, id: string): Promise<void> {
    const gone = await this.statements.rows(
      'address-remove',
      `DELETE FROM "address" WHERE "userId" = $1 AND "id" = $2 RETURNING "id"`,
      [userId, id],
    );
    if (!gone.length) throw notFound();
  }

  private async count(userId: string): Promise<string> {
    const text = `SELECT count(*) AS "total" FROM "address" WHERE "userId" = $1`;
    const [row] = await this.statements.rows<{ total: string }>('address-count', text, [userId]);
    return row!.total;
  }

  private columnsOf(input: CreateAddressInput): (string | null)[] {
    const country = this.gazetteer.country(input.countryId);
    const known = input.cityId ? this.gazetteer.city(input.cityId) : undefined;
    if (!country || (input.cityId && known?.countryId !== country.id))
      throw new ApiError('CITY_NOT_FOUND', 'Нет такой страны или города');
    const city = known?.title ?? input.city?.trim();
    if (!city) throw new ApiError('CITY_NOT_FOUND', 'Укажите город');
    const { street, house, building, apartment, index } = input;
    const optional = [building, apartment, index].map((value) => value?.trim() || null);
    return [country.id, known?.id ?? null, city, street.trim(), house.trim(), ...optional];
  }

  private present(row: AddressRow): Address {
    const country = this.gazetteer.country(row.countryId);
    return { ...row, country: country ?? { id: row.countryId, title: row.countryId, alpha2: row.countryId } };
  }
}

function notFound(): ApiError {
  return new ApiError('ADDRESS_NOT_FOUND', 'Такого адреса нет');
}

const FIELDS = `"id", "userId", "countryId", "cityId", "city", "street", "house", "building", "apartment", "index",
  "createdAt", "updatedAt"`;

const LIST = `
SELECT ${FIELDS}, count(*) OVER () AS "total" FROM "address" WHERE "userId" = $1
ORDER BY "createdAt" DESC, "id" LIMIT $2 OFFSET $3`;

const ADD = `
INSERT INTO "address" ("userId", "countryId", "cityId", "city", "street", "house", "building", "apartment", "index")
SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text
WHERE (SELECT count(*) FROM "address" WHERE "userId" = $1::uuid) < ${MOST_ADDRESSES}
RETURNING ${FIELDS}`;

const EDIT = `
UPDATE "address" SET "countryId" = $2, "cityId" = $3, "city" = $4, "street" = $5, "house" = $6, "building" = $7,
  "apartment" = $8, "index" = $9, "updatedAt" = now()
WHERE "userId" = $1 AND "id" = $10
RETURNING ${FIELDS}`;

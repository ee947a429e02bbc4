import { Injectable } from '@nestjs/common';
import { anywhere, notFound } from '../../operator/index.js';
import { afterPlace, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { SuppliersInput, SupplierSort } from './supplier.input.js';
import type { OperatorSupplier } from './supplier.model.js';

/** Reads suppliers. Imports and saves of product items create suppliers. */
@Injectable()
export class FindSuppliers {
  constructor(private readonly statements: Statements) {}

  /** Throws CURSOR_INVALID for a cursor of another list. */
  connection(
    { search, type = null }: SuppliersInput,
    sort: SupplierSort,
    request: ConnectionRequest,
    isCounted: boolean,
  ): Promise<Connection<OperatorSupplier>> {
    const conditions = { search: anywhere(search), type };
    return keysetConnection(listKey('suppliers', conditions, sort), request, {
      keys: sort === 'BY_NAME' ? 'TEXTS' : 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows,
    });
  }

  /** Throws NOT_FOUND for an unknown supplier. */
  async byId(id: string): Promise<OperatorSupplier> {
    const [supplier] = await this.statements.rows(ONE, { id });
    if (!supplier) throw notFound();
    return supplier;
  }
}

const COUNTED = `
SELECT s."id", s."slug", s."name", s."type", s."isoCode",
  (SELECT count(*)::int FROM "product_item" i WHERE i."supplierId" = s."id") AS "offers" FROM "supplier" s`;

const WANTED = `(:search?::text IS NULL OR s."name" ILIKE :search) AND (:type?::"SupplierType" IS NULL OR s."type" = :type)`;

const slice = (suppliers: string, by: string, kind: 'TEXT' | 'NUMBER', direction: 'ASC' | 'DESC') => {
  const sorted = { by: `s."${by}"`, id: 's."id"', kind, direction };
  return `SELECT s.*, ${keyColumn(sorted)} FROM (${suppliers}) s WHERE ${WANTED} ${afterPlace(sorted)}`;
};

/** Without OFFSET, PostgreSQL counts the offers again for each use of their number. */
const COUNTED_ONCE = `${COUNTED} WHERE ${WANTED} OFFSET 0`;

const SLICES = {
  BY_NAME: statement('operator-suppliers-named')`${slice(COUNTED, 'name', 'TEXT', 'ASC')}`,
  MOST_OFFERS_FIRST: statement('operator-suppliers-largest')`${slice(COUNTED_ONCE, 'offers', 'NUMBER', 'DESC')}`,
};

const COUNT = statement('operator-suppliers-count')`SELECT count(*)::int AS "total" FROM "supplier" s WHERE ${WANTED}`;

const ONE = statement('operator-supplier')`${COUNTED} WHERE s."id" = :id`;

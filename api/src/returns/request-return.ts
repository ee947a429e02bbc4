import { Inject, Injectable } from '@nestjs/common';
import type { LoyaltyConfig } from '../loyalty/index.js';
import { takeUploads, type UploadOwner } from '../media/index.js';
import { mayHold, notTheirs, orderNotFound } from '../orders/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import { announceReturn, lockReturn, moveReturn } from './move-return.js';
import { EXCHANGES, UNIT_REFUSAL } from './read-returns.js';
import { returnNotFound } from './return.errors.js';
import type { CreateReturnRequestInput, ReturnLineInput } from './return.input.js';

/** Maximum number of requests for one order in an hour: each one causes a letter, and a row in the operators' queue. */
const REQUESTS_PER_HOUR = 60;

/**
 * Requests of shoppers. The order stays locked while its units are checked and the request is written, and
 * `api/prisma/sql/return-open.sql` refuses a second open request of a unit. `api/prisma/sql/return-checks.sql` refuses
 * impossible requests.
 */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: LoyaltyConfig,
  ) {}

  /**
   * Requests the return of delivered units within RETURN_WINDOW_DAYS, and returns the request's id. Throws
   * ORDER_NOT_FOUND, UNAUTHORIZED for a guest, RETURN_NOT_ALLOWED, UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS.
   */
  async create(owner: UploadOwner, { uuid, items, uploadIds }: CreateReturnRequestInput): Promise<string> {
    await this.limits.hit([{ key: `return:order:${uuid}`, most: REQUESTS_PER_HOUR, windowSeconds: 3600 }]);
    return this.statements.transaction(async (queries) => {
      const [order] = await queries.rows(LOCK_ORDER, { uuid });
      if (!order || !mayHold(order.userId, owner.userId)) throw notTheirs(owner.userId);
      await this.refuseImpossible(queries, uuid, items);
      const pictures = await takeUploads(queries, owner, 'RETURN_PHOTO', uploadIds);
      const id = await this.add(queries, uuid, items, [...new Set(pictures.map(({ key }) => key))]);
      await announceReturn(queries, id, { orderUuid: uuid, news: 'RETURN_REQUESTED' });
      return id;
    });
  }

  /**
   * Requests a return in the same way for any shopper, in the transaction of an operator, who approves it at once: only
   * the approval is announced. Throws ORDER_NOT_FOUND, RETURN_NOT_ALLOWED.
   */
  async createFor(queries: Queries, uuid: string, items: ReturnLineInput[]): Promise<string> {
    const [order] = await queries.rows(LOCK_ORDER, { uuid });
    if (!order) throw orderNotFound();
    await this.refuseImpossible(queries, uuid, items);
    return this.add(queries, uuid, items, []);
  }

  private async refuseImpossible(queries: Queries, uuid: string, items: ReturnLineInput[]): Promise<void> {
    const itemIds = items.map(({ id }) => id);
    const units = await queries.rows(UNITS, { uuid, itemIds, days: this.config.RETURN_WINDOW_DAYS });
    if (units.length < itemIds.length) throw orderNotFound();
    const refused = units.flatMap(({ id, refusal, exchanges }): { id: string; reason: string }[] => {
      if (refusal) return [{ id, reason: refusal }];
      const instead = items.find((item) => item.id === id)?.wantedItemId;
      return instead && !exchanges.includes(instead) ? [{ id, reason: 'NOT_EXCHANGEABLE' }] : [];
    });
    if (refused.length) throw new ApiError('RETURN_NOT_ALLOWED', { items: refused });
  }

  private async add(queries: Queries, uuid: string, items: ReturnLineInput[], photos: string[]): Promise<string> {
    const itemIds = items.map(({ id }) => id);
    const [reasons, comments] = [items.map(({ reason }) => reason), items.map(({ comment }) => comment)];
    const wanted = items.map(({ wantedItemId }) => wantedItemId ?? '');
    const [added] = await queries.rows(ADD, { uuid, itemIds, reasons, comments, wanted, photos });
    return added!.id;
  }

  /**
   * Cancels a request that no operator has approved yet, and returns the order's uuid. Throws RETURN_NOT_FOUND,
   * UNAUTHORIZED for a guest, RETURN_MOVED_ON.
   */
  async cancel(userId: string | null, id: string): Promise<string> {
    return this.statements.transaction(async (queries) => {
      const request = await lockReturn(queries, id);
      if (!mayHold(request.userId, userId)) throw userId ? returnNotFound() : notTheirs(userId);
      await moveReturn(queries, id, { to: 'CANCELLED', by: 'SHOPPER' });
      return request.orderUuid;
    });
  }
}

const LOCK_ORDER = statement('return-order-lock')`
SELECT "userId" FROM "shop_order" WHERE "uuid" = :uuid FOR NO KEY UPDATE`;

const UNITS = statement('return-units')`
SELECT i."id", ${UNIT_REFUSAL} AS "refusal", ARRAY(SELECT x."id" FROM (${EXCHANGES}) x) AS "exchanges" FROM "order_product_item" i
WHERE i."orderUuid" = :uuid AND i."id" = ANY(:itemIds::uuid[])`;

const ADD = statement('return-add')`
WITH added AS (
  INSERT INTO "return_request" ("orderUuid", "photos") VALUES (:uuid, :photos::text[]) RETURNING "id"
), units AS (
  INSERT INTO "return_item" ("requestId", "orderItemId", "reason", "comment", "wantedItemId")
  SELECT added."id", x."id", x."reason"::"ReturnReason", x."comment", nullif(x."wanted", '')::uuid
  FROM added, unnest(:itemIds::uuid[], :reasons::text[], :comments::text[], :wanted::text[]) AS x("id", "reason", "comment", "wanted")
)
SELECT "id" FROM added`;

import { Inject, Injectable } from '@nestjs/common';
import {
  confirmedContact,
  given,
  hasRole,
  recipientOf,
  ROLE_OF_ACCOUNT,
  Users,
  type AccessLevel,
  type IdentityConfig,
} from '../index.js';
import { Points, spendable } from '../../loyalty/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { afterPlace, inOrder, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { CountedConnection } from '../../platform/graphql/counted-connection.model.js';
import type { PageRequest } from '../../shared/page.js';
import {
  anywhere,
  Audit,
  madeBetween,
  madeIn,
  readPage,
  sortedByTime,
  type AskedCounts,
  type ListSort,
} from '../../operator/index.js';
import type { Shopper, ShopperPage, ShoppersInput } from './shopper.model.js';

@Injectable()
export class ManageShoppers {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly points: Points,
    private readonly users: Users,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Returns a page of shoppers, the newest first. */
  page(dto: ShoppersInput, request: PageRequest): Promise<ShopperPage> {
    const conditions = shopperConditions(dto);
    return readPage(request, {
      count: () => this.statements.plannedRows(COUNT, conditions),
      rows: (slice) => this.statements.plannedRows(PAGE, { ...conditions, ...slice }),
    });
  }

  /** Returns shoppers after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: ShoppersInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<Shopper, AccessLevel>> {
    const conditions = shopperConditions(dto);
    const isCounted = counted.total || counted.parts;
    const stateCounts = isCounted ? await this.statements.plannedRows(BY_STATE, conditions) : [];
    const connection = await keysetConnection(listKey('shoppers', conditions, sort), request, {
      keys: 'NUMBERS',
      count: () => Promise.resolve(stateCounts.reduce((sum, { matching }) => sum + matching, 0)),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows,
    });
    return { ...connection, stateCounts };
  }

  /** Throws SHOPPER_NOT_FOUND for an unknown account. */
  async byId(id: string): Promise<Shopper> {
    const [shopper] = await this.statements.rows(SHOPPER, { id });
    if (!shopper) throw shopperNotFound();
    return shopper;
  }

  /** Returns the id of the account with that telephone or e-mail address. Throws SHOPPER_NOT_FOUND. */
  async idOf(emailOrPhone: string): Promise<string> {
    const recipient = recipientOf(emailOrPhone, this.config.PHONE_COUNTRIES);
    const id = recipient && (await this.find(recipient.address));
    if (!id) throw shopperNotFound();
    return id;
  }

  private async find(address: string): Promise<string | null> {
    const where = { OR: [{ phone: address }, { email: address }], deletedAt: null };
    const found = await this.statements.prisma.user.findFirst({ where, select: { id: true } });
    return found?.id ?? null;
  }

  /**
   * Returns the id like {@link idOf}, but creates an account if there is none. The owner gets its points and rights by
   * signing in with a one-time code. Throws BAD_USER_INPUT.
   */
  async idOrNew(by: Actor, emailOrPhone: string): Promise<string> {
    const recipient = given(recipientOf(emailOrPhone, this.config.PHONE_COUNTRIES), 'email-or-phone');
    const known = await this.find(recipient.address);
    if (known) return known;
    const made = await this.audit.change(
      { by, action: 'registerShopper', entity: 'SHOPPER', id: null },
      async (queries) => this.users.register(queries, recipient),
    );
    // `made` is null if a parallel sign-in has just created the account.
    return made || (await this.find(recipient.address))!;
  }

  /** Adds points; a negative number removes points. Throws SHOPPER_NOT_FOUND, POINTS_UNAVAILABLE. */
  async adjustPoints(by: Actor, userId: string, points: number, reason: string): Promise<Shopper> {
    await this.byId(userId);
    await this.audit.change({ by, action: 'adjustPoints', entity: 'SHOPPER', id: userId, reason }, async (queries) => {
      const available = spendable(await this.points.lock(queries, userId));
      if (available + points < 0) throw new ApiError('POINTS_UNAVAILABLE', { available });
      await this.points.adjust(queries, userId, points, reason, by.id);
    });
    return this.byId(userId);
  }
}

/** Returns the parameters of {@link SHOPPERS_MATCH}. */
export const shopperConditions = ({ search, accessLevel, roleId, ...made }: ShoppersInput) => ({
  ...{ search: anywhere(search), accessLevel: accessLevel ?? null, roleId: roleId ?? null, ...madeIn(made) },
});

export const shopperNotFound = (): ApiError => new ApiError('SHOPPER_NOT_FOUND');

/** SQL columns of an account with its points. */
export const SHOPPER_COLUMNS = `
u."id", u."name", u."surname", u."phone", u."email", ${confirmedContact('u', 'phone')} IS NOT NULL AS "phoneConfirmed",
${confirmedContact('u', 'email')} IS NOT NULL AS "emailConfirmed", u."accessLevel", r."id" AS "roleId", r."name" AS "role", u."blockedAt", u."blockReason",
u."registrationSource", u."createdAt",
coalesce(a."balance", 0) AS "balance", coalesce(a."balance" - a."held" - a."pending", 0) AS "spendable",
coalesce(a."moneySpent", 0)::float8 AS "moneySpent",
(SELECT count(*)::int FROM "shop_order" o WHERE o."userId" = u."id") AS "orderCount"`;

/** SQL that returns the selected accounts; points and roles are read of them alone. */
export const shoppersOf = (accounts: string, columns = SHOPPER_COLUMNS): string => `
SELECT ${columns} FROM (SELECT * FROM "user_account" u WHERE u."deletedAt" IS NULL ${accounts}) u
LEFT JOIN "loyalty_account" a ON a."userId" = u."id" ${ROLE_OF_ACCOUNT}`;

/** Equals the expression of the index in `api/prisma/sql/shopper-list-indexes.sql`. */
const TEXT = `
lower(coalesce(u."name", '') || ' ' || coalesce(u."surname", '') || ' ' || coalesce(u."name", '') || ' '
  || coalesce(u."phone", '') || ' ' || coalesce(u."email", ''))`;

/** SQL conditions of a filter on an account `u`, apart from the access level. */
const OF_ANY_LEVEL = `
  AND (:roleId?::uuid IS NULL OR ${hasRole(':roleId')})
  AND (:search?::text IS NULL OR ${TEXT} LIKE lower(:search))${madeBetween('u')}`;

const HAS_LEVEL = `(:accessLevel?::"AccessLevel" IS NULL OR u."accessLevel" = :accessLevel)`;

/** SQL conditions of a filter on an account `u`. */
export const SHOPPERS_MATCH = `${OF_ANY_LEVEL} AND ${HAS_LEVEL}`;

const COUNT = statement('operator-shoppers-count')`
SELECT count(*)::int AS "total" FROM "user_account" u WHERE u."deletedAt" IS NULL ${SHOPPERS_MATCH}`;

const PAGE = statement('operator-shoppers-page')`
${shoppersOf(`${SHOPPERS_MATCH} ORDER BY u."createdAt" DESC, u."id" LIMIT :limit OFFSET :offset`)}
ORDER BY u."createdAt" DESC, u."id"`;

const slice = (sort: ListSort) => {
  const sorted = sortedByTime('u', sort);
  const columns = `${SHOPPER_COLUMNS}, ${keyColumn(sorted)}`;
  return `${shoppersOf(`${SHOPPERS_MATCH} ${afterPlace(sorted)}`, columns)} ${inOrder(sorted)}`;
};

const SLICES = {
  NEWEST_FIRST: statement('operator-shoppers-newest')`${slice('NEWEST_FIRST')}`,
  OLDEST_FIRST: statement('operator-shoppers-oldest')`${slice('OLDEST_FIRST')}`,
};

const BY_STATE = statement('operator-shoppers-by-state')`
SELECT u."accessLevel" AS "state", count(*)::int AS "count", count(*) FILTER (WHERE ${HAS_LEVEL})::int AS "matching"
FROM "user_account" u WHERE u."deletedAt" IS NULL ${OF_ANY_LEVEL} GROUP BY 1 ORDER BY 1`;

const SHOPPER = statement('operator-shopper')`${shoppersOf('AND u."id" = :id')}`;

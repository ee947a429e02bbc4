import { Injectable } from '@nestjs/common';
import type { CompanionRule as Row } from '../../generated/prisma/client.js';
import { Audit, idOfWritten, notFound } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { afterPlace, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { CompanionRulesInput, SaveCompanionRuleInput } from './companion-rule.input.js';
import type { CompanionRule } from './companion-rule.model.js';
import { COUNT_UNKNOWN } from './edit-search-rules.js';

/** Maximum number of rules; the answer cache checks all of them twice a second. */
export const MOST_COMPANION_RULES = 2000;

/** The content of a rule, without its id. */
export interface GivenCompanions {
  categoryId: string | null;
  productId: string | null;
  companionIds: string[];
  /** Set for a removed rule that an undo restores. */
  createdAt?: string;
}

/** Companion rules: which products go together. The database checks the rules (`api/prisma/sql/companion-rule.sql`). */
@Injectable()
export class EditCompanionRules {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns rules, the newest first. Throws CURSOR_INVALID. */
  list(
    { ofIds }: CompanionRulesInput,
    request: ConnectionRequest,
    isCounted: boolean,
  ): Promise<Connection<CompanionRule>> {
    const conditions = { ofIds: ofIds ?? null };
    return keysetConnection(listKey('companion-rules', conditions), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.rows(COUNT_RULES, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(RULES, { ...conditions, ...slice }),
      present: (rows) => rows.map(({ key: _key, ...rule }) => rule),
    });
  }

  /** Throws NOT_FOUND for an unknown rule. */
  async byId(id: string): Promise<Row> {
    const [rule] = await this.statements.rows(RULE_BY_ID, { id });
    if (!rule) throw notFound();
    return rule;
  }

  /**
   * Returns the content that a rule would have. Throws BAD_USER_INPUT unless the rule has one existing owner and names
   * existing companions.
   */
  async given(dto: SaveCompanionRuleInput, queries: Queries = this.statements): Promise<GivenCompanions> {
    const { categoryId = null, productId = null, companionIds } = dto;
    if (categoryId !== null && productId !== null)
      throw badUserInput([fieldFault('dto.productId', 'instead', { names: ['categoryId'] })]);
    if (categoryId === null && productId === null) throw badUserInput([fieldFault('dto.categoryId', 'missing')]);
    if (productId !== null && !companionIds.length) throw badUserInput([fieldFault('dto.companionIds', 'missing')]);
    const count = async (products: string[], categories: string[]) => {
      const asked = { productIds: products, categoryIds: categories, brandIds: [] };
      const [unknown] = await queries.rows(COUNT_UNKNOWN, asked);
      return unknown!.products + unknown!.categories;
    };
    if (categoryId !== null && (await count([], [categoryId])))
      throw badUserInput([fieldFault('dto.categoryId', 'categoryIds')]);
    if (productId !== null && (await count([productId], [])))
      throw badUserInput([fieldFault('dto.productId', 'productIds')]);
    const [products, categories] = productId === null ? [[], companionIds] : [companionIds, []];
    if (await count(products, categories))
      throw badUserInput([fieldFault('dto.companionIds', productId === null ? 'categoryIds' : 'productIds')]);
    return { categoryId, productId, companionIds };
  }

  /** Writes the rule of a category or product, replacing its present one. Throws CONFLICT, BAD_USER_INPUT. */
  async save(by: Actor, dto: SaveCompanionRuleInput): Promise<Row> {
    const id = await this.audit.transaction(async (queries) => {
      const rule = await this.given(dto, queries);
      // Saves run one after another, so that two callers neither create two rules of one owner nor exceed the limit
      // together.
      await queries.rows(LOCK_RULES);
      const [present] = await queries.rows(RULE_OF, { categoryId: rule.categoryId, productId: rule.productId });
      if (!present) await refuseTooMany(queries);
      const found = present?.id ?? null;
      const action = { by, action: 'saveCompanionRule', entity: 'COMPANION_RULE', id: found, seen: dto } as const;
      return this.audit.changeWithin(queries, action, () => write(queries, found, rule));
    });
    return this.byId(id);
  }

  /** Throws NOT_FOUND for an unknown rule. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeCompanionRule', entity: 'COMPANION_RULE', id }, (queries) =>
      idOfWritten(queries.rows(REMOVE_RULE, { id })),
    );
  }

  /**
   * Undoes the last change of a rule: the rule is as before, and a new rule is removed. Undoing a removal restores the
   * rule. Returns null if the rule is removed. Throws NOT_FOUND if the rule was never changed, or its owner no longer
   * exists, and NAME_TAKEN if the owner has another rule now.
   */
  async undo(by: Actor, id: string): Promise<Row | null> {
    await this.audit.change({ by, action: 'undoCompanionRule', entity: 'COMPANION_RULE', id }, async (queries) => {
      await queries.rows(LOCK_RULES);
      const [last] = await queries.rows(LAST_CHANGE, { id });
      if (!last) throw notFound();
      if (last.before === null) return idOfWritten(queries.rows(REMOVE_RULE, { id }));
      const [present] = await queries.rows(RULE_BY_ID, { id });
      if (!present) await refuseTooMany(queries);
      const before = last.before as unknown as GivenCompanions;
      const [other] = await queries.rows(RULE_OF, { categoryId: before.categoryId, productId: before.productId });
      if (other && other.id !== id) throw new ApiError('NAME_TAKEN', { id: other.id });
      return write(queries, id, before);
    });
    const [rule] = await this.statements.rows(RULE_BY_ID, { id });
    return rule ?? null;
  }
}

async function refuseTooMany(queries: Queries): Promise<void> {
  const [counted] = await queries.rows(COUNT_RULES, { ofIds: null });
  if (counted!.total >= MOST_COMPANION_RULES)
    throw badUserInput([fieldFault('dto', 'mostRows', { most: MOST_COMPANION_RULES })]);
}

const write = (queries: Queries, id: string | null, rule: GivenCompanions): Promise<string> => {
  const { categoryId, productId, companionIds, createdAt = null } = rule;
  return idOfWritten(queries.rows(WRITE_RULE, { id, categoryId, productId, companionIds, createdAt }));
};

const COLUMNS = 'r."id", r."categoryId", r."productId", r."companionIds", r."createdAt"';

const SOURCE = `
FROM "companion_rule" r
WHERE (:ofIds?::uuid[] IS NULL OR r."categoryId" = ANY(:ofIds) OR r."productId" = ANY(:ofIds))`;

const SORTED = { by: 'r."createdAt"', id: 'r."id"', kind: 'TIME', direction: 'DESC' } as const;

const RULES = statement('operator-companion-rules')`
SELECT ${COLUMNS}, ${keyColumn(SORTED)} ${SOURCE} ${afterPlace(SORTED)}`;

const COUNT_RULES = statement('operator-companion-rules-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const RULE_BY_ID = statement('operator-companion-rule')`
SELECT ${COLUMNS}, r."updatedAt" FROM "companion_rule" r WHERE r."id" = :id`;

const RULE_OF = statement('operator-companion-rule-of')`
SELECT "id" FROM "companion_rule" WHERE "categoryId" = :categoryId? OR "productId" = :productId?`;

const LOCK_RULES = statement('lock-companion-rules')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('companion_rule'))`;

const WRITE_RULE = statement('operator-write-companion-rule')`
INSERT INTO "companion_rule" ("id", "categoryId", "productId", "companionIds", "createdAt")
VALUES (coalesce(:id?::uuid, gen_random_uuid()), :categoryId?, :productId?, :companionIds::uuid[],
  coalesce(:createdAt?::text::timestamptz, now()))
ON CONFLICT ("id") DO UPDATE SET "companionIds" = EXCLUDED."companionIds", "updatedAt" = now() RETURNING "id"`;

const REMOVE_RULE = statement('operator-remove-companion-rule')`
DELETE FROM "companion_rule" WHERE "id" = :id RETURNING "id"`;

const LAST_CHANGE = statement('operator-companion-rule-last-change')`
SELECT "before" FROM "operator_action" WHERE "entity" = 'COMPANION_RULE' AND "entityId" = :id::uuid
ORDER BY "id" DESC LIMIT 1`;

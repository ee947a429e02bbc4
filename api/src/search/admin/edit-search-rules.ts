import { Inject, Injectable } from '@nestjs/common';
import type { ContentConfig } from '../../content/index.js';
import type { SearchRule as Row } from '../../generated/prisma/client.js';
import { anywhere, Audit, idOfWritten, notFound } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { afterPlace, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import { faultsOf, mergedRule, type GivenRule } from './given-rule.js';
import type { SaveSearchRuleInput, SearchRulesInput } from './search-rule.input.js';
import type { OperatorSearchRule } from './search-rule.model.js';

/** Maximum number of rules, because each process holds all rules in memory. */
export const MOST_RULES = 1000;

/** Search rules, as operators see and change them. The database checks the rules (`api/prisma/sql/search-rule.sql`). */
@Injectable()
export class EditSearchRules {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: ContentConfig,
  ) {}

  /** Returns rules, the newest first. Throws CURSOR_INVALID. */
  list(
    { kinds, search, inForce }: SearchRulesInput,
    request: ConnectionRequest,
    isCounted: boolean,
  ): Promise<Connection<OperatorSearchRule>> {
    const conditions = { kinds: kinds ?? null, search: anywhere(search), inForce: inForce ?? null };
    return keysetConnection(listKey('search-rules', conditions), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.plannedRows(COUNT_RULES, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(RULES, { ...conditions, ...slice }),
      present: (rows) => rows.map(({ key: _key, ...rule }) => rule),
    });
  }

  /** Throws NOT_FOUND for an unknown rule. */
  async byId(id: string, queries: Queries = this.statements): Promise<Row> {
    const [rule] = await queries.rows(RULE_BY_ID, { id });
    if (!rule) throw notFound();
    return rule;
  }

  /** Returns the values that a rule would have. Throws NOT_FOUND, and BAD_USER_INPUT for values that its kind cannot have. */
  async given(dto: SaveSearchRuleInput, queries: Queries = this.statements): Promise<GivenRule> {
    const rule = mergedRule(dto, dto.id ? await this.byId(dto.id, queries) : null);
    const faults = faultsOf(rule, this.config.REDIRECT_HOSTS);
    if (faults.length) throw badUserInput(faults);
    const { productIds = [], categoryIds = [], brandIds = [], inCategoryIds = [], inBrandIds = [] } = dto;
    const [unknown] = await queries.rows(COUNT_UNKNOWN, {
      productIds,
      categoryIds: [...categoryIds, ...inCategoryIds],
      brandIds: [...brandIds, ...inBrandIds],
    });
    const fields = rule.filters.flatMap((name) => /^customFields\.(.+)$/.exec(name)?.[1] ?? []);
    const [lacking] = fields.length ? await queries.rows(COUNT_UNKNOWN_FIELDS, { fields }) : [];
    const missing = [
      ...(lacking?.fields ? [fieldFault('dto.filters', 'filterFields')] : []),
      ...(unknown!.products ? [fieldFault('dto.productIds', 'productIds')] : []),
      ...(unknown!.categories ? [fieldFault('dto.categoryIds', 'categoryIds')] : []),
      ...(unknown!.brands ? [fieldFault('dto.brandIds', 'brandIds')] : []),
    ];
    if (missing.length) throw badUserInput(missing);
    return rule;
  }

  /** Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
  async save(by: Actor, dto: SaveSearchRuleInput): Promise<Row> {
    const action = { by, action: 'saveSearchRule', entity: 'SEARCH_RULE', id: dto.id ?? null, seen: dto } as const;
    const id = await this.audit.change(action, async (queries) => {
      if (!dto.id) await refuseTooMany(queries);
      return write(queries, dto.id ?? null, await this.given(dto, queries));
    });
    return this.byId(id);
  }

  /** Throws NOT_FOUND for an unknown rule. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeSearchRule', entity: 'SEARCH_RULE', id }, (queries) =>
      idOfWritten(queries.rows(REMOVE_RULE, { id })),
    );
  }

  /**
   * Undoes the last change of a rule: the rule is as before, and a new rule is removed. Undoing a removal restores the
   * rule. Returns null if the rule is removed. Throws NOT_FOUND if the rule was never changed.
   */
  async undo(by: Actor, id: string): Promise<Row | null> {
    await this.audit.change({ by, action: 'undoSearchRule', entity: 'SEARCH_RULE', id }, async (queries) => {
      const [last] = await queries.rows(LAST_CHANGE, { id });
      if (!last) throw notFound();
      if (last.before === null) return idOfWritten(queries.rows(REMOVE_RULE, { id }));
      const [present] = await queries.rows(RULE_BY_ID, { id });
      if (!present) await refuseTooMany(queries);
      return write(queries, id, last.before as GivenRule);
    });
    const [rule] = await this.statements.rows(RULE_BY_ID, { id });
    return rule ?? null;
  }
}

/** Rules are created one after another, so that two callers do not exceed the limit together. */
async function refuseTooMany(queries: Queries): Promise<void> {
  await queries.rows(LOCK_RULES);
  const [counted] = await queries.rows(COUNT_RULES, { kinds: null, search: null, inForce: null });
  if (counted!.total >= MOST_RULES) throw badUserInput([fieldFault('dto', 'mostRows', { most: MOST_RULES })]);
}

const write = (queries: Queries, id: string | null, values: GivenRule): Promise<string> =>
  idOfWritten(queries.rows(WRITE_RULE, { id, values: JSON.stringify(values) }));

const COLUMNS = `
r."id", r."kind", r."queries", r."words", r."twoWay", r."target", r."productIds", r."categoryIds", r."brandIds",
r."inCategoryIds", r."inBrandIds", r."place", r."filters", r."active", r."startsAt", r."endsAt", r."note", r."createdAt"`;

const SOURCE = `
FROM "search_rule" r
WHERE (:kinds?::"SearchRuleKind"[] IS NULL OR r."kind" = ANY(:kinds))
  AND (:search?::text IS NULL OR array_to_string(r."queries" || r."words" || r."note", ' ') ILIKE :search)
  AND (:inForce?::boolean IS NULL OR :inForce = (r."active" AND coalesce(r."startsAt" <= now(), true)
    AND coalesce(now() < r."endsAt", true)))`;

const SORTED = { by: 'r."createdAt"', id: 'r."id"', kind: 'TIME', direction: 'DESC' } as const;

const RULES = statement('operator-search-rules')`
SELECT ${COLUMNS}, ${keyColumn(SORTED)} ${SOURCE} ${afterPlace(SORTED)}`;

const COUNT_RULES = statement('operator-search-rules-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const RULE_BY_ID = statement('operator-search-rule')`
SELECT ${COLUMNS}, r."updatedAt" FROM "search_rule" r WHERE r."id" = :id`;

const LOCK_RULES = statement('lock-search-rules')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('search_rule'))`;

/** Number of the passed ids that belong to nothing. */
export const COUNT_UNKNOWN = statement('operator-search-rule-unknown')`
SELECT (SELECT count(*)::int FROM unnest(:productIds::uuid[]) g("id") WHERE NOT EXISTS (
    SELECT FROM "product" p WHERE p."id" = g."id")) AS "products",
  (SELECT count(*)::int FROM unnest(:categoryIds::uuid[]) g("id") WHERE NOT EXISTS (
    SELECT FROM "category" c WHERE c."id" = g."id" AND c."deletedAt" IS NULL)) AS "categories",
  (SELECT count(*)::int FROM unnest(:brandIds::uuid[]) g("id") WHERE NOT EXISTS (
    SELECT FROM "brand" b WHERE b."id" = g."id" AND b."deletedAt" IS NULL)) AS "brands"`;

/** Number of the passed codes that belong to no field by which listings filter. */
const COUNT_UNKNOWN_FIELDS = statement('operator-search-rule-unknown-fields')`
SELECT count(*)::int AS "fields" FROM unnest(:fields::text[]) g("code") WHERE NOT EXISTS (
  SELECT FROM "custom_field" f WHERE f."code" = g."code" AND f."filterable")`;

const VALUES = `"kind", "queries", "words", "twoWay", "target", "productIds", "categoryIds", "brandIds", "inCategoryIds",
  "inBrandIds", "place", "filters", "active", "startsAt", "endsAt", "note"`;

const WRITE_RULE = statement('operator-write-search-rule')`
INSERT INTO "search_rule" ("id", ${VALUES}, "createdAt")
SELECT coalesce(:id?::uuid, gen_random_uuid()), ${VALUES}, coalesce("createdAt", now())
FROM jsonb_populate_record(NULL::"search_rule", :values::jsonb)
ON CONFLICT ("id") DO UPDATE SET (${VALUES}, "updatedAt") = (${VALUES.replace(/"(\w+)"/g, 'EXCLUDED."$1"')}, now())
RETURNING "id"`;

const REMOVE_RULE = statement('operator-remove-search-rule')`
DELETE FROM "search_rule" WHERE "id" = :id RETURNING "id"`;

const LAST_CHANGE = statement('operator-search-rule-last-change')`
SELECT "before" FROM "operator_action" WHERE "entity" = 'SEARCH_RULE' AND "entityId" = :id::uuid
ORDER BY "id" DESC LIMIT 1`;

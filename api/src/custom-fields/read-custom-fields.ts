import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { CustomFieldOwner, CustomFieldVisibility } from '../generated/prisma/enums.js';
import type { CustomFieldValue, CustomFieldOption, CustomFieldTarget } from './custom-field.model.js';

/** For whom values are read: everybody, the shopper who owns them, or operators, who see all. */
export type Reader = 'EVERYBODY' | 'SHOPPER' | 'OPERATOR';

const VISIBLE: Record<Reader, CustomFieldVisibility[]> = {
  EVERYBODY: ['PUBLIC'],
  SHOPPER: ['PUBLIC', 'OWNER'],
  OPERATOR: ['PUBLIC', 'OWNER', 'OPERATORS'],
};

/** An owner of values, as the key of a map. */
const keyOf = (owner: CustomFieldOwner, ownerId: string) => `${owner} ${ownerId}`;

type Values = Map<string, CustomFieldValue[]>;

/**
 * Reads values of custom fields. All reads of one reader in one turn of the event loop share one statement: for a
 * product and its offers, or for all cards of a page.
 */
@Injectable()
export class ReadCustomFields {
  private readonly waiting = new Map<Reader, { ids: Set<string>; values: Promise<Values> }>();

  constructor(private readonly statements: Statements) {}

  /**
   * Returns the values that an owner has in the fields with these codes, by default in all fields that the reader may
   * see, in the order of the declarations.
   */
  async of(
    owner: CustomFieldOwner,
    ownerId: string,
    reader: Reader,
    codes: readonly string[] | null = null,
  ): Promise<CustomFieldValue[]> {
    let batch = this.waiting.get(reader);
    if (!batch) {
      const ids = new Set<string>();
      batch = { ids, values: this.nextTurn(reader).then(() => this.read([...ids], reader)) };
      this.waiting.set(reader, batch);
    }
    batch.ids.add(ownerId);
    const values = (await batch.values).get(keyOf(owner, ownerId)) ?? [];
    return codes ? values.filter(({ code }) => codes.includes(code)) : values;
  }

  private async nextTurn(reader: Reader): Promise<void> {
    await new Promise(setImmediate);
    this.waiting.delete(reader);
  }

  private async read(ids: string[], reader: Reader): Promise<Values> {
    const rows = await this.statements.rows(VALUES, { ids, visible: VISIBLE[reader], all: reader === 'OPERATOR' });
    const values: Values = new Map();
    for (const row of rows) {
      const value = presented(row);
      if (!value) continue;
      const key = keyOf(row.owner, row.ownerId);
      const known = values.get(key);
      if (known) known.push(value);
      else values.set(key, [value]);
    }
    return values;
  }
}

/** Returns null for a reference to something that the reader may not see. */
function presented({
  owner: _,
  ownerId: __,
  text,
  number,
  unit,
  flag,
  options,
  reference,
  ...field
}: (typeof VALUES)['types']['row']): CustomFieldValue | null {
  switch (field.type) {
    case 'TEXT':
      return { ...field, text } as CustomFieldValue;
    case 'NUMBER':
      return { ...field, number, unit } as CustomFieldValue;
    case 'FLAG':
      return { ...field, flag } as CustomFieldValue;
    case 'LIST':
      return { ...field, options: options as CustomFieldOption[] } as CustomFieldValue;
    default:
      return reference ? ({ ...field, reference: reference as CustomFieldTarget } as CustomFieldValue) : null;
  }
}

const VALUES = statement('custom-field-values')`
SELECT f."owner", v."ownerId", f."type", f."code", f."name", f."nameEn", f."unit",
  max(v."text") AS "text", max(v."number") AS "number", bool_or(v."flag") AS "flag",
  json_agg(json_build_object('slug', o."slug", 'name', o."name", 'nameEn', o."nameEn") ORDER BY o."position") AS "options",
  (array_agg(r."reference"))[1] AS "reference"
FROM "custom_field_value" v
JOIN "custom_field" f ON f."id" = v."fieldId"
LEFT JOIN "custom_field_option" o ON o."fieldId" = v."fieldId" AND o."slug" = v."option"
CROSS JOIN LATERAL (SELECT CASE v."type"
  WHEN 'PRODUCT_REFERENCE' THEN (
    SELECT json_build_object('id', p."id", 'slug', p."slug", 'name', p."name") FROM "product" p
    WHERE p."id" = v."productId" AND p."deletedAt" IS NULL AND (p."active" OR :all))
  WHEN 'BRAND_REFERENCE' THEN (
    SELECT json_build_object('id', b."id", 'slug', b."slug", 'name', b."name") FROM "brand" b
    WHERE b."id" = v."brandId" AND b."deletedAt" IS NULL)
  WHEN 'CATEGORY_REFERENCE' THEN (
    SELECT json_build_object('id', c."id", 'slug', c."slug", 'name', c."name") FROM "category" c
    WHERE c."id" = v."categoryId" AND c."deletedAt" IS NULL)
  WHEN 'COLLECTION_REFERENCE' THEN (
    SELECT json_build_object('id', c."id", 'slug', c."slug", 'name', c."title") FROM "collection" c
    WHERE c."id" = v."collectionId" AND c."deletedAt" IS NULL AND (:all OR (c."active"
      AND coalesce(c."publishAt" <= now(), true) AND coalesce(c."finishAt" > now(), true))))
  WHEN 'ARTICLE_REFERENCE' THEN (
    SELECT json_build_object('id', e."id", 'slug', e."slug", 'name', d."title")
    FROM "content_entry" e JOIN "content_revision" d ON d."entryId" = e."id"
    WHERE e."id" = v."articleId" AND (:all OR (d."publishAt" <= now() AND coalesce(e."finishAt" > now(), true)))
    ORDER BY d."publishAt" DESC NULLS LAST, d."number" DESC LIMIT 1)
  END AS "reference") r
WHERE v."ownerId" = ANY(:ids::uuid[])
  AND f."visibility" = ANY(:visible::"CustomFieldVisibility"[])
GROUP BY v."ownerId", f."id"
ORDER BY f."position", f."code"`;

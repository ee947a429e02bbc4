import type { CustomFieldOwner, CustomFieldType } from '../generated/prisma/enums.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { badUserInput, fieldFault, type FieldFault } from '../shared/api-error.js';
import { isUuid } from '../shared/is-uuid.js';
import type { CustomFieldValueInput } from './custom-field-value.input.js';

/** The part of an input that holds values of each type. */
const PART = {
  TEXT: 'text',
  NUMBER: 'number',
  FLAG: 'flag',
  LIST: 'options',
  PRODUCT_REFERENCE: 'reference',
  BRAND_REFERENCE: 'reference',
  CATEGORY_REFERENCE: 'reference',
  COLLECTION_REFERENCE: 'reference',
  ARTICLE_REFERENCE: 'reference',
} as const satisfies Record<CustomFieldType, keyof CustomFieldValueInput>;

const PARTS = [...new Set(Object.values(PART))];

/** The content of a row of `custom_field_value`. */
interface Content {
  text?: string;
  number?: number;
  flag?: boolean;
  option?: string;
  referenceId?: string;
}

type Declared = (typeof LOCK_FIELDS)['types']['row'] & { options: string[] };

/**
 * Writes values of custom fields of an owner whose row the transaction has locked; fields that are not named stay. The
 * declarations are locked, so that they cannot be removed before the values are there. Unchanged values are not
 * written. Throws BAD_USER_INPUT with places below `path`.
 */
export async function writeCustomFields(
  queries: Queries,
  owner: CustomFieldOwner,
  ownerId: string,
  given: readonly CustomFieldValueInput[],
  path: string,
): Promise<void> {
  if (!given.length) return;
  const fields = await lockFields(queries, owner, given);
  const present = await presentValues(queries, ownerId, fields);
  const faults: FieldFault[] = [];
  const wanted = new Map<Declared, Content[]>();
  for (const [n, value] of given.entries()) {
    const place = `${path}.${n}`;
    const field = fields.get(value.code);
    if (!field) faults.push(fieldFault(`${place}.code`, 'noSuchCustomField', { code: value.code }));
    else if (wanted.has(field)) faults.push(fieldFault(`${place}.code`, 'eachOnce'));
    else {
      const content = await contentOf(queries, field, value, place);
      if (Array.isArray(content)) wanted.set(field, content);
      else faults.push(content);
    }
  }
  if (faults.length) throw badUserInput(faults);
  const changed = [...wanted].filter(([{ id }, content]) => !isSame(present.get(id) ?? [], content));
  if (!changed.length) return;
  await queries.rows(REMOVE_VALUES, { ownerId, fieldIds: changed.map(([{ id }]) => id) });
  const values = changed.flatMap(([{ id: fieldId, type, multiple }, contents]) =>
    contents.map((content, slot) => ({ fieldId, slot, type, multiple, ...content })),
  );
  try {
    await queries.rows(ADD_VALUES, { ownerId, owner, values: JSON.stringify(values) });
  } catch (error) {
    // The target of a reference was removed after it was found.
    if (violationOf(error)?.kind === 'FOREIGN_KEY') throw badUserInput([fieldFault(path, 'goneMeanwhile')]);
    throw error;
  }
}

async function lockFields(
  queries: Queries,
  owner: CustomFieldOwner,
  given: readonly CustomFieldValueInput[],
): Promise<Map<string, Declared>> {
  const fields = await queries.rows(LOCK_FIELDS, { owner, codes: given.map(({ code }) => code) });
  // Read after the lock, which may have waited for a change of the options.
  const options = await queries.rows(OPTIONS, { ids: fields.map(({ id }) => id) });
  return new Map(
    fields.map((field) => [
      field.code,
      { ...field, options: options.filter(({ fieldId }) => fieldId === field.id).map(({ slug }) => slug) },
    ]),
  );
}

async function presentValues(
  queries: Queries,
  ownerId: string,
  fields: ReadonlyMap<string, Declared>,
): Promise<Map<string, Content[]>> {
  const ids = [...fields.values()].map(({ id }) => id);
  const rows = await queries.rows(PRESENT_VALUES, { ownerId, fieldIds: ids });
  const values = new Map<string, Content[]>();
  for (const { fieldId, ...columns } of rows) {
    const content = Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== null));
    values.set(fieldId, [...(values.get(fieldId) ?? []), content]);
  }
  return values;
}

const isSame = (a: Content[], b: Content[]) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the rows of a value, none if the value is removed; or the fault of the value. */
async function contentOf(
  queries: Queries,
  field: Declared,
  value: CustomFieldValueInput,
  place: string,
): Promise<Content[] | FieldFault> {
  const part = PART[field.type];
  const given = PARTS.filter((name) => value[name] !== undefined);
  if (given.length !== 1 || given[0] !== part) return fieldFault(place, 'customFieldPart', { type: field.type, part });
  switch (part) {
    case 'text':
      return value.text ? [{ text: value.text }] : [];
    case 'number':
      return numberOf(field, value.number ?? null, `${place}.number`);
    case 'flag':
      return typeof value.flag === 'boolean' ? [{ flag: value.flag }] : [];
    case 'options':
      return optionsOf(field, value.options ?? [], `${place}.options`);
    case 'reference':
      return value.reference ? referenceOf(queries, field, value.reference, `${place}.reference`) : [];
  }
}

/** Largest absolute value of a number (`api/prisma/sql/custom-fields.sql`). */
const LARGEST = 1e12;

function numberOf({ min, max }: Declared, number: number | null, place: string): Content[] | FieldFault {
  if (number === null) return [];
  const [least, most] = [min ?? -LARGEST, max ?? LARGEST];
  return number >= least && number <= most ? [{ number }] : fieldFault(place, 'between', { least, most });
}

function optionsOf({ options, multiple }: Declared, chosen: string[], place: string): Content[] | FieldFault {
  const unknown = chosen.find((slug) => !options.includes(slug));
  if (unknown !== undefined) return fieldFault(place, 'noSuchSlug', { slug: unknown });
  if (chosen.length > 1 && !multiple) return fieldFault(place, 'oneOption');
  return options.filter((slug) => chosen.includes(slug)).map((option) => ({ option }));
}

async function referenceOf(
  queries: Queries,
  { type }: Declared,
  named: string,
  place: string,
): Promise<Content[] | FieldFault> {
  const id = isUuid(named) ? named : null;
  const [found] = await queries.rows(FIND_REFERENCE, { type, id, slug: named });
  return found ? [{ referenceId: found.id }] : fieldFault(place, 'noSuchSlug', { slug: named });
}

const LOCK_FIELDS = statement('lock-custom-fields')`
SELECT "id", "code", "type", "multiple", "min", "max" FROM "custom_field"
WHERE "owner" = :owner::"CustomFieldOwner" AND "code" = ANY(:codes::text[])
ORDER BY "id" FOR SHARE`;

const OPTIONS = statement('custom-field-options')`
SELECT "fieldId", "slug" FROM "custom_field_option" WHERE "fieldId" = ANY(:ids::uuid[]) ORDER BY "position"`;

const PRESENT_VALUES = statement('custom-field-present-values')`
SELECT "fieldId", "text", "number", "flag", "option", "referenceId" FROM "custom_field_value"
WHERE "ownerId" = :ownerId AND "fieldId" = ANY(:fieldIds::uuid[]) ORDER BY "slot"`;

const REMOVE_VALUES = statement('custom-field-remove-values')`
DELETE FROM "custom_field_value" WHERE "ownerId" = :ownerId AND "fieldId" = ANY(:fieldIds::uuid[])`;

const ADD_VALUES = statement('custom-field-add-values')`
INSERT INTO "custom_field_value"
  ("ownerId", "owner", "fieldId", "slot", "type", "multiple", "text", "number", "flag", "option", "referenceId")
SELECT :ownerId::uuid, :owner::"CustomFieldOwner", v."fieldId", v."slot", v."type", v."multiple", v."text", v."number",
  v."flag", v."option", v."referenceId"
FROM jsonb_to_recordset(:values::jsonb) AS v("fieldId" uuid, "slot" smallint, "type" "CustomFieldType", "multiple" boolean,
  "text" text, "number" float8, "flag" boolean, "option" text, "referenceId" uuid)`;

const FIND_REFERENCE = statement('custom-field-find-reference')`
SELECT "id" FROM (
  SELECT "id", 'PRODUCT_REFERENCE' AS "type" FROM "product" WHERE ("id" = :id? OR "slug" = :slug) AND "deletedAt" IS NULL
  UNION ALL SELECT "id", 'BRAND_REFERENCE' FROM "brand" WHERE ("id" = :id? OR "slug" = :slug) AND "deletedAt" IS NULL
  UNION ALL SELECT "id", 'CATEGORY_REFERENCE' FROM "category" WHERE ("id" = :id? OR "slug" = :slug) AND "deletedAt" IS NULL
  UNION ALL SELECT "id", 'COLLECTION_REFERENCE' FROM "collection" WHERE ("id" = :id? OR "slug" = :slug) AND "deletedAt" IS NULL
  UNION ALL SELECT "id", 'ARTICLE_REFERENCE' FROM "content_entry" WHERE ("id" = :id? OR "slug" = :slug) AND "kind" = 'ARTICLE'
) found WHERE "type" = :type::text LIMIT 1`;

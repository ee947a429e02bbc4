import { Injectable } from '@nestjs/common';
import type { CustomField as FieldRow } from '../../generated/prisma/client.js';
import { CustomFieldType, type CustomFieldOwner, type CustomFieldVisibility } from '../../generated/prisma/enums.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { violationOf } from '../../platform/database/violation-of.js';
import { badUserInput, fieldFault, type FieldFault } from '../../shared/api-error.js';
import { Audit, idOfWritten, notFound, refuseUsed } from '../../operator/index.js';
import type { RemoveCustomFieldInput, SaveCustomFieldInput } from './custom-field.input.js';
import type { CustomField } from './custom-field.model.js';

/** Maximum number of fields that an owner has: a product's page and a search document contain all of them. */
const MOST_FIELDS = 50;

/** Reads, saves and removes declarations of custom fields. */
@Injectable()
export class EditCustomFields {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  list(owner: CustomFieldOwner | null): Promise<CustomField[]> {
    return this.statements.prisma.customField.findMany({
      where: owner ? { owner } : {},
      orderBy: [{ owner: 'asc' }, { position: 'asc' }, { code: 'asc' }],
      include: WITH_OPTIONS,
    });
  }

  /**
   * Saves a declaration and returns it. Saves run one after another. Throws STILL_USED for an omitted option that has
   * values, and BAD_USER_INPUT for another type, for settings that the type does not have, and for one field too many.
   */
  async save(by: Actor, dto: SaveCustomFieldInput): Promise<CustomField> {
    const { owner, code } = dto;
    await this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_DECLARATIONS);
      const found = await find(queries, owner, code);
      const faults = faultsOf(dto, found);
      if (faults.length) throw badUserInput(faults);
      const [declared] = await queries.rows(COUNT_FIELDS, { owner });
      if (!found && declared!.count >= MOST_FIELDS)
        throw badUserInput([fieldFault('dto.code', 'mostCustomFields', { most: MOST_FIELDS })]);
      const action = {
        by,
        action: 'saveCustomField',
        entity: 'CUSTOM_FIELD',
        id: found?.id ?? null,
        seen: dto,
      } as const;
      await this.audit.changeWithin(queries, action, () => write(queries, found?.id ?? null, dto));
    });
    return this.statements.prisma.customField.findUniqueOrThrow({
      where: { owner_code: { owner, code } },
      include: WITH_OPTIONS,
    });
  }

  /** Throws NOT_FOUND, and STILL_USED while the field has values, unless `removeValues` removes them as well. */
  async remove(by: Actor, { owner, code, removeValues }: RemoveCustomFieldInput): Promise<void> {
    await this.statements.transaction(async (queries) => {
      const found = await find(queries, owner, code);
      if (!found) throw notFound();
      const { id } = found;
      await this.audit.changeWithin(
        queries,
        { by, action: 'removeCustomField', entity: 'CUSTOM_FIELD', id },
        async () => {
          await giveUp(queries, id, [], removeValues);
          await queries.rows(REMOVE_FIELD, { id });
        },
      );
    });
  }
}

const WITH_OPTIONS = { options: { orderBy: { position: 'asc' } } } as const;

interface Found {
  id: string;
  type: CustomFieldType;
  min: number | null;
  max: number | null;
  visibility: CustomFieldVisibility;
  filterable: boolean;
  searchable: boolean;
}

/** Finds a declaration and locks it against concurrent writes of values. */
async function find(queries: Queries, owner: CustomFieldOwner, code: string): Promise<Found | undefined> {
  const [found] = await queries.rows(FIND_FIELD, { owner, code });
  return found;
}

/** Types whose values listings filter by, and types whose values text search reads. */
const USES: Record<'filterable' | 'searchable', CustomFieldType[]> = {
  filterable: Object.values(CustomFieldType).filter((type) => type !== 'TEXT'),
  searchable: ['TEXT', 'LIST'],
};

function faultsOf(dto: SaveCustomFieldInput, found: Found | undefined): FieldFault[] {
  const type = found?.type ?? dto.type;
  const has = (part: keyof SaveCustomFieldInput) =>
    dto[part] !== undefined && dto[part] !== null && dto[part] !== false;
  const min = (dto.min === undefined ? found?.min : dto.min) ?? -Infinity;
  const max = (dto.max === undefined ? found?.max : dto.max) ?? Infinity;
  const ofNumbers = type === 'NUMBER' ? [] : (['unit', 'min', 'max'] as const).filter(has);
  const ofLists = type === 'LIST' ? [] : (['options', 'multiple'] as const).filter(has);
  const wrongReader = dto.owner === 'ORDER' || dto.owner === 'SHOPPER' ? 'PUBLIC' : 'OWNER';
  const isPublic = (dto.visibility ?? found?.visibility) === 'PUBLIC';
  const isOfGoods = dto.owner === 'PRODUCT' || dto.owner === 'OFFER';
  const isFor = (use: 'filterable' | 'searchable') => (dto[use] ?? found?.[use]) === true;
  const canBeFor = (use: 'filterable' | 'searchable') => isPublic && isOfGoods && !!type && USES[use].includes(type);
  const misused = (['filterable', 'searchable'] as const).filter((use) => isFor(use) && !canBeFor(use));
  const without = {
    name: !found && dto.name === undefined,
    type: type === undefined,
    options: !found && type === 'LIST' && !dto.options,
  };
  return [
    ...(without.name ? [fieldFault('dto.name', 'nameOfNew')] : []),
    ...(without.type ? [fieldFault('dto.type', 'customFieldType')] : []),
    ...(without.options ? [fieldFault('dto.options', 'customFieldOptions')] : []),
    ...(found && dto.type && dto.type !== found.type ? [fieldFault('dto.type', 'neverChanges')] : []),
    ...[...ofNumbers, ...ofLists].map((part) => fieldFault(`dto.${part}`, 'notOfType')),
    ...(min > max ? [fieldFault('dto.max', 'notBelow', { other: 'min' })] : []),
    ...misused.map((use) => fieldFault(`dto.${use}`, 'publicOfGoods')),
    ...(dto.visibility === wrongReader ? [fieldFault('dto.visibility', 'notOfType')] : []),
  ];
}

async function write(
  queries: Queries,
  id: string | null,
  { options, removeValues, version: _seen, ...given }: SaveCustomFieldInput,
): Promise<string> {
  const { owner, code, name, type } = given;
  const fieldId = id ?? (await idOfWritten(queries.rows(MAKE_FIELD, { owner, code, name: name!, type: type! })));
  await understood(queries.rows(EDIT_FIELD, { id: fieldId, values: FIELD.valuesOf(given) }));
  if (!options) return fieldId;
  const kept = options.map(({ slug }) => slug);
  if (id) await giveUp(queries, fieldId, kept, removeValues);
  await queries.rows(REMOVE_OPTIONS, { fieldId, kept });
  await queries.rows(SAVE_OPTIONS, { fieldId, options: JSON.stringify(options) });
  return fieldId;
}

/** Removes values other than the options that are kept, or throws STILL_USED with their number. */
async function giveUp(queries: Queries, fieldId: string, kept: string[], removeValues: boolean): Promise<void> {
  if (removeValues) await queries.rows(REMOVE_VALUES, { fieldId, kept });
  else refuseUsed((await queries.rows(COUNT_VALUES, { fieldId, kept }))[0]!);
}

/** Explains errors that only the database detects: values with several options, and another filter of the same code. */
async function understood<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { constraint } = violationOf(error) ?? {};
    if (constraint === 'custom_field_value_slot_check')
      throw badUserInput([fieldFault('dto.multiple', 'severalChosen')]);
    if (constraint === 'custom_field_filter_key')
      throw badUserInput([fieldFault('dto.filterable', 'filterOfSameCode')]);
    throw error;
  }
}

const LOCK_DECLARATIONS = statement('lock-custom-field-declarations')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('custom_field'))`;

const FIND_FIELD = statement('operator-find-custom-field')`
SELECT "id", "type", "min", "max", "visibility", "filterable", "searchable" FROM "custom_field"
WHERE "owner" = :owner::"CustomFieldOwner" AND "code" = :code FOR UPDATE`;

const COUNT_FIELDS = statement('operator-count-custom-fields')`
SELECT count(*)::int AS "count" FROM "custom_field" WHERE "owner" = :owner::"CustomFieldOwner"`;

const FIELD = changeableColumns<FieldRow>()(
  'owner',
  'code',
  'name',
  'nameEn',
  'type',
  'multiple',
  'unit',
  'min',
  'max',
  'visibility',
  'filterable',
  'searchable',
  'position',
);

const MAKE_FIELD = statement('operator-make-custom-field')`
INSERT INTO "custom_field" ("owner", "code", "name", "type")
VALUES (:owner::"CustomFieldOwner", :code, :name, :type::"CustomFieldType") RETURNING "id"`;

const EDIT_FIELD = statement('operator-edit-custom-field')`
UPDATE "custom_field" changed SET ${FIELD.set}, "updatedAt" = now() WHERE "id" = :id`;

const REMOVE_FIELD = statement('operator-remove-custom-field')`DELETE FROM "custom_field" WHERE "id" = :id`;

const REMOVE_OPTIONS = statement('operator-remove-custom-field-options')`
DELETE FROM "custom_field_option" WHERE "fieldId" = :fieldId AND "slug" <> ALL(:kept::text[])`;

const SAVE_OPTIONS = statement('operator-save-custom-field-options')`
INSERT INTO "custom_field_option" ("fieldId", "slug", "name", "nameEn", "position")
SELECT :fieldId::uuid, o."option"->>'slug', o."option"->>'name',
  CASE WHEN o."option" ? 'nameEn' THEN o."option"->>'nameEn' ELSE
    (SELECT p."nameEn" FROM "custom_field_option" p WHERE p."fieldId" = :fieldId AND p."slug" = o."option"->>'slug') END,
  o."place" - 1
FROM jsonb_array_elements(:options::jsonb) WITH ORDINALITY AS o("option", "place")
ON CONFLICT ("fieldId", "slug") DO UPDATE
  SET "name" = excluded."name", "nameEn" = excluded."nameEn", "position" = excluded."position"`;

/** SQL of the removed values. Values of a field that has no options are removed and counted too. */
const GIVEN_UP = `"fieldId" = :fieldId AND ("option" IS NULL OR "option" <> ALL(:kept::text[]))`;

const REMOVE_VALUES = statement('operator-remove-custom-field-values')`
DELETE FROM "custom_field_value" WHERE ${GIVEN_UP}`;

const COUNT_VALUES = statement('operator-count-custom-field-values')`
SELECT count(*)::int AS "values" FROM "custom_field_value" WHERE ${GIVEN_UP}`;

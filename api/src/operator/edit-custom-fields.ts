import { Injectable } from '@nestjs/common';
import { CustomFieldType, type CustomFieldOwner, type CustomFieldVisibility } from '../generated/prisma/enums.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { badUserInput, fieldFault, type FieldFault } from '../shared/api-error.js';
import { Audit } from './audit.js';
import type { RemoveCustomFieldInput, SaveCustomFieldInput } from './custom-field.input.js';
import type { CustomField } from './custom-field.model.js';
import { notFound } from './explained.js';
import { refuseUsed } from './still-used.js';

/** How many fields an owner has at most: a product's page and a document of the search hold them all. */
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
   * Saves a declaration and returns it. Saves run one after another. Throws STILL_USED for an option with values that is
   * left out, and BAD_USER_INPUT for another type, for what the type does not have, and for one field too many.
   */
  async save(by: Actor, dto: SaveCustomFieldInput): Promise<CustomField> {
    const { owner, code } = dto;
    await this.statements.transaction(async (queries) => {
      await queries.rows(LOCK_DECLARATIONS);
      const found = await find(queries, owner, code);
      const faults = faultsOf(dto, found);
      if (faults.length) throw badUserInput(faults);
      if (!found && (await queries.prisma.customField.count({ where: { owner } })) >= MOST_FIELDS)
        throw badUserInput([fieldFault('dto.code', 'mostCustomFields', { most: MOST_FIELDS })]);
      const action = { by, action: 'saveCustomField', entity: 'CUSTOM_FIELD', id: found?.id ?? null } as const;
      await this.audit.changeWithin(queries, action, () => write(queries, found?.id ?? null, dto));
    });
    return this.statements.prisma.customField.findUniqueOrThrow({
      where: { owner_code: { owner, code } },
      include: WITH_OPTIONS,
    });
  }

  /** Throws NOT_FOUND, and STILL_USED while the field has values, unless these go as well. */
  async remove(by: Actor, { owner, code, removeValues }: RemoveCustomFieldInput): Promise<void> {
    await this.statements.transaction(async (queries) => {
      const found = await find(queries, owner, code);
      if (!found) throw notFound();
      const { id } = found;
      await this.audit.changeWithin(
        queries,
        { by, action: 'removeCustomField', entity: 'CUSTOM_FIELD', id },
        async () => {
          await giveUp(queries, { fieldId: id }, removeValues);
          await queries.prisma.customField.delete({ where: { id }, select: { id: true } });
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

/** Finds a declaration and locks it against values that are being written. */
async function find(queries: Queries, owner: CustomFieldOwner, code: string): Promise<Found | undefined> {
  const [found] = await queries.rows(FIND_FIELD, { owner, code });
  return found;
}

/** Types whose values listings filter by, and text search looks in. */
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
  { options, removeValues, ...given }: SaveCustomFieldInput,
): Promise<string> {
  const { customField, customFieldOption } = queries.prisma;
  const select = { id: true } as const;
  const { name, type } = given;
  const saved = id
    ? await understood(customField.update({ where: { id }, data: given, select }))
    : await understood(customField.create({ data: { ...given, name: name!, type: type! }, select }));
  if (!options) return saved.id;
  const fieldId = saved.id;
  const slugs = options.map(({ slug }) => slug);
  await giveUp(queries, { fieldId, option: { notIn: slugs } }, removeValues);
  await customFieldOption.deleteMany({ where: { fieldId, slug: { notIn: slugs } } });
  for (const [position, { slug, name: label, nameEn = null }] of options.entries()) {
    const data = { name: label, nameEn, position };
    await customFieldOption.upsert({
      where: { fieldId_slug: { fieldId, slug } },
      create: { fieldId, slug, ...data },
      update: data,
    });
  }
  return fieldId;
}

/** Removes values, or throws STILL_USED with their number. */
async function giveUp(
  { prisma: { customFieldValue } }: Queries,
  where: NonNullable<Parameters<Queries['prisma']['customFieldValue']['deleteMany']>[0]>['where'],
  removeValues: boolean,
): Promise<void> {
  if (removeValues) await customFieldValue.deleteMany({ where });
  else refuseUsed({ values: await customFieldValue.count({ where }) });
}

/** Explains what only the database knows: values with several options, and another filter of the same code. */
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

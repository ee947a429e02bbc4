import { Injectable } from '@nestjs/common';
import { slugOfColour } from '../../feeds/index.js';
import type { ColorPallete } from '../../generated/prisma/client.js';
import { Audit, idOfWritten, notFound, refuseUsed } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { SaveColourInput } from './operator-colour.input.js';
import type { OperatorColour } from './operator-colour.model.js';

/** Reads, saves and removes colours. */
@Injectable()
export class EditColours {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns all colours by name. */
  all(): Promise<OperatorColour[]> {
    return this.statements.rows(COLOURS, { id: null });
  }

  /**
   * Saves a colour and returns it. Saves and merges run one after another, so two saves of the same new name create one
   * colour. A new colour has the slug that feeds derive from its name, so that they mean this one. Throws NOT_FOUND, NAME_TAKEN with the id of the colour that has the
   * name or its slug, and BAD_USER_INPUT for a new colour without a name or swatch.
   */
  async save(by: Actor, dto: SaveColourInput): Promise<OperatorColour> {
    const { id = null, name } = dto;
    const hex = dto.hex?.toLowerCase();
    const saved = await this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_COLOURS);
      const slug = id ? null : slugOfNew(dto);
      const [other] = await queries.rows(OTHER_COLOUR, { id, name: name ?? null, slug });
      if (other) throw new ApiError('NAME_TAKEN', { id: other.id });
      return this.audit.changeWithin(queries, { by, action: 'saveColour', entity: 'COLOUR', id, seen: dto }, () =>
        idOfWritten(
          id
            ? queries.rows(EDIT_COLOUR, { id, values: COLOUR.valuesOf({ name, hex }) })
            : queries.rows(MAKE_COLOUR, { slug: slug!, name: name!, hex: hex! }),
        ),
      );
    });
    const [colour] = await this.statements.rows(COLOURS, { id: saved });
    return colour!;
  }

  /** Throws NOT_FOUND, and STILL_USED while products have the colour. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeColour', entity: 'COLOUR', id }, async (queries) => {
      await queries.rows(HOLD_COLOUR, { id });
      const [uses] = await queries.rows(COLOUR_USES, { id });
      if (!uses) throw notFound();
      refuseUsed(uses);
      await idOfWritten(queries.rows(REMOVE_COLOUR, { id }));
    });
  }
}

/** Returns the slug of a new colour. Throws BAD_USER_INPUT unless it has a name and a swatch. */
function slugOfNew({ name, hex }: SaveColourInput): string {
  if (name === undefined) throw badUserInput([fieldFault('dto.name', 'nameOfNew')]);
  if (hex === undefined) throw badUserInput([fieldFault('dto.hex', 'colour')]);
  return slugOfColour(name);
}

const COLOURS = statement('operator-colours')`
SELECT c."id", c."slug", c."name", c."hex",
  (SELECT count(*)::int FROM "product_colour" p WHERE p."colourId" = c."id") AS "products"
FROM "color_pallete" c WHERE (:id?::uuid IS NULL OR c."id" = :id?) ORDER BY c."name", c."slug"`;

export const LOCK_COLOURS = statement('lock-colours')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('color_pallete'))`;

/** Finds another colour that has the name or the slug. */
const OTHER_COLOUR = statement('operator-other-colour')`
SELECT "id" FROM "color_pallete"
WHERE (lower("name") = lower(:name?::text) OR "slug" = :slug?::text) AND "id" IS DISTINCT FROM :id?::uuid
ORDER BY "slug" LIMIT 1`;

const COLOUR = changeableColumns<ColorPallete>()('name', 'hex');

const MAKE_COLOUR = statement('operator-make-colour')`
INSERT INTO "color_pallete" ("slug", "name", "hex") VALUES (:slug, :name, :hex) RETURNING "id"`;

const EDIT_COLOUR = statement('operator-edit-colour')`
UPDATE "color_pallete" changed SET ${COLOUR.set} WHERE "id" = :id RETURNING "id"`;

export const REMOVE_COLOUR = statement('operator-remove-colour')`
DELETE FROM "color_pallete" WHERE "id" = :id RETURNING "id"`;

/** Locks the row against new products of the colour, which refer to it. */
export const HOLD_COLOUR = statement('operator-hold-colour')`
SELECT 1 AS "held" FROM "color_pallete" WHERE "id" = :id FOR UPDATE`;

const COLOUR_USES = statement('operator-colour-uses')`
SELECT (SELECT count(*)::int FROM "product_colour" WHERE "colourId" = c."id") AS "products"
FROM "color_pallete" c WHERE c."id" = :id`;

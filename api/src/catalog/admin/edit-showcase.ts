import { Inject, Injectable } from '@nestjs/common';
import { PreviewLinks, type ShowcasePreview } from '../../content/index.js';
import { writeCustomFields } from '../../custom-fields/index.js';
import type { Badge, Collection, Directory } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PlatformConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { AcceptPicture } from '../../media/admin/index.js';
import { Audit, explained, idOfWritten, notFound } from '../../operator/index.js';
import type { SaveBadgeInput, SaveCollectionInput, SaveDirectoryInput } from './showcase.input.js';
import type { Showcase } from './showcase.model.js';

type Kind = 'collection' | 'badge' | 'directory';

const ENTITY = { collection: 'COLLECTION', badge: 'BADGE', directory: 'DIRECTORY' } as const;
const CALL = { collection: 'Collection', badge: 'Badge', directory: 'Directory' } as const;
const FIRST = 'asc' as const;

/**
 * Reads and saves collections, badges and menu entries. Omitted fields stay as they are, an entered list replaces the
 * old one.
 */
@Injectable()
export class EditShowcase {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
    private readonly previews: PreviewLinks,
    @Inject(CONFIG) private readonly config: Pick<PlatformConfig, 'STOREFRONT_URL'>,
  ) {}

  async read(): Promise<Showcase> {
    const { collection, badge, directory } = this.statements.prisma;
    const alive = { where: { deletedAt: null }, orderBy: [{ position: FIRST }, { slug: FIRST }] };
    const shown = { select: { productId: true }, orderBy: [{ position: FIRST }, { productId: FIRST }] };
    const [collections, badges, directories] = await Promise.all([
      collection.findMany({ ...alive, include: { products: shown } }),
      badge.findMany({ orderBy: { slug: FIRST } }),
      directory.findMany({ ...alive, include: { filters: { orderBy: { position: FIRST } } } }),
    ]);
    return {
      collections: collections.map(({ products, ...one }) => ({
        ...one,
        productIds: products.map(({ productId }) => productId),
      })),
      badges,
      directories,
    };
  }

  /** Returns a link that shows a collection to whoever has it. Throws NOT_FOUND. */
  async preview(id: string): Promise<ShowcasePreview> {
    if ((await this.statements.prisma.collection.count({ where: { id, deletedAt: null } })) === 0) throw notFound();
    const link = this.previews.collections.make(id);
    return { ...link, url: `${this.config.STOREFRONT_URL}/preview/collections/${link.token}` };
  }

  /** Saves a collection and returns its id. Throws NOT_FOUND (also for a missing product), NAME_TAKEN, PICTURE_NOT_USABLE. */
  async saveCollection(by: Actor, dto: SaveCollectionInput): Promise<string> {
    const { id = null, productIds, customFields = [], version: _seen, ...given } = dto;
    const data = {
      ...given,
      posterUrl: await this.pictures.of(given.posterUrl),
      darkPosterUrl: await this.pictures.of(given.darkPosterUrl),
    };
    return this.save(by, 'collection', dto, async (queries) => {
      const { slug, title } = data;
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_COLLECTION, { slug, title })));
      await idOfWritten(queries.rows(EDIT_COLLECTION, { id: saved, values: COLLECTION.valuesOf(data) }));
      await writeCustomFields(queries, 'COLLECTION', saved, customFields, 'dto.customFields');
      if (!productIds) return saved;
      await queries.rows(REMOVE_PRODUCTS, { id: saved });
      await explained(queries.rows(ADD_PRODUCTS, { id: saved, productIds }));
      return saved;
    });
  }

  async saveBadge(by: Actor, dto: SaveBadgeInput): Promise<string> {
    const { id = null, version: _seen, ...given } = dto;
    const data = { ...given, logoUrl: await this.pictures.of(given.logoUrl) };
    return this.save(by, 'badge', dto, async (queries) => {
      const { slug, title } = data;
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_BADGE, { slug, title })));
      return idOfWritten(queries.rows(EDIT_BADGE, { id: saved, values: BADGE.valuesOf(data) }));
    });
  }

  async saveDirectory(by: Actor, dto: SaveDirectoryInput): Promise<string> {
    const { id = null, filters, version: _seen, ...given } = dto;
    const data = { ...given, logoUrl: await this.pictures.of(given.logoUrl) };
    return this.save(by, 'directory', dto, async (queries) => {
      const { slug, name } = data;
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_DIRECTORY, { slug, name })));
      await idOfWritten(queries.rows(EDIT_DIRECTORY, { id: saved, values: DIRECTORY.valuesOf(data) }));
      await queries.rows(REMOVE_FILTERS, { id: saved });
      await queries.rows(ADD_FILTERS, { id: saved, filters: JSON.stringify(filters) });
      return saved;
    });
  }

  /** Throws NOT_FOUND for an unknown id. */
  async remove(by: Actor, kind: Kind, id: string): Promise<void> {
    await this.audit.change({ by, action: `remove${CALL[kind]}`, entity: ENTITY[kind], id }, async (queries) => {
      if (kind === 'badge') await queries.rows(TAKE_OFF_BADGE, { id });
      await idOfWritten(queries.rows(REMOVE[kind], { id }));
    });
  }

  private save(
    by: Actor,
    kind: Kind,
    dto: { id?: string | null; version?: string | null },
    work: (queries: Queries) => Promise<string>,
  ): Promise<string> {
    const action = { by, action: `save${CALL[kind]}`, entity: ENTITY[kind], id: dto.id ?? null, seen: dto };
    return this.audit.change(action, work);
  }
}

const COLLECTION = changeableColumns<Collection>()(
  'slug',
  'title',
  'posterUrl',
  'darkPosterUrl',
  'description',
  'active',
  'publishAt',
  'finishAt',
  'position',
);

const MAKE_COLLECTION = statement('operator-make-collection')`
INSERT INTO "collection" ("slug", "title") VALUES (:slug, :title) RETURNING "id"`;

const EDIT_COLLECTION = statement('operator-edit-collection')`
UPDATE "collection" changed SET ${COLLECTION.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_PRODUCTS = statement('operator-remove-products-of-collection')`
DELETE FROM "collection_product" WHERE "collectionId" = :id`;

const ADD_PRODUCTS = statement('operator-add-products-of-collection')`
INSERT INTO "collection_product" ("collectionId", "productId", "position")
SELECT :id::uuid, p."id", p."position" FROM unnest(:productIds::uuid[]) WITH ORDINALITY AS p("id", "position")`;

const BADGE = changeableColumns<Badge>()('slug', 'title', 'textColour', 'backgroundColour', 'logoUrl');

const MAKE_BADGE = statement('operator-make-badge')`
INSERT INTO "badge" ("slug", "title") VALUES (:slug, :title) RETURNING "id"`;

const EDIT_BADGE = statement('operator-edit-badge')`
UPDATE "badge" changed SET ${BADGE.set} WHERE "id" = :id RETURNING "id"`;

const TAKE_OFF_BADGE = statement('operator-take-off-badge')`DELETE FROM "product_badge" WHERE "badgeId" = :id`;

const DIRECTORY = changeableColumns<Directory>()('slug', 'name', 'position', 'logoUrl', 'href');

const MAKE_DIRECTORY = statement('operator-make-directory')`
INSERT INTO "directory" ("slug", "name") VALUES (:slug, :name) RETURNING "id"`;

const EDIT_DIRECTORY = statement('operator-edit-directory')`
UPDATE "directory" changed SET ${DIRECTORY.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_FILTERS = statement('operator-remove-filters-of-directory')`
DELETE FROM "directory_filter" WHERE "directoryId" = :id`;

const ADD_FILTERS = statement('operator-add-filters-of-directory')`
INSERT INTO "directory_filter" ("directoryId", "name", "filterType", "value", "position")
SELECT :id::uuid, f."name", f."filterType", f."value", f."position"
FROM ROWS FROM (jsonb_to_recordset(:filters::jsonb) AS ("name" text, "filterType" "DirectoryFilterType", "value" text))
  WITH ORDINALITY AS f("name", "filterType", "value", "position")`;

const REMOVE = {
  collection: statement('operator-remove-collection')`DELETE FROM "collection" WHERE "id" = :id RETURNING "id"`,
  badge: statement('operator-remove-badge')`DELETE FROM "badge" WHERE "id" = :id RETURNING "id"`,
  directory: statement('operator-remove-directory')`DELETE FROM "directory" WHERE "id" = :id RETURNING "id"`,
};

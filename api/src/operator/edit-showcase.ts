import { Injectable } from '@nestjs/common';
import { writeCustomFields } from '../custom-fields/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { AcceptPicture } from './accept-picture.js';
import { Audit } from './audit.js';
import { explained } from './explained.js';
import type { SaveBadgeInput, SaveCollectionInput, SaveDirectoryInput } from './showcase.input.js';
import type { Showcase } from './showcase.model.js';

type Kind = 'collection' | 'badge' | 'directory';

const ENTITY = { collection: 'COLLECTION', badge: 'BADGE', directory: 'DIRECTORY' } as const;
const CALL = { collection: 'Collection', badge: 'Badge', directory: 'Directory' } as const;
const ID = { id: true } as const;
const FIRST = 'asc' as const;

/** Reads and saves collections, badges and menu entries. Saving one replaces all its fields and lists. */
@Injectable()
export class EditShowcase {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
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

  /** Saves a collection and returns its id. Throws NOT_FOUND (also for a missing product), NAME_TAKEN, PICTURE_NOT_USABLE. */
  async saveCollection(
    by: Actor,
    { id = null, productIds, customFields = [], ...given }: SaveCollectionInput,
  ): Promise<string> {
    // A new picture does not stand beside the old one of the dark theme.
    const { posterUrl, darkPosterUrl = posterUrl === undefined ? undefined : null } = given;
    const data = {
      ...given,
      posterUrl: await this.pictures.of(posterUrl),
      darkPosterUrl: await this.pictures.of(darkPosterUrl),
    };
    return this.save(by, 'collection', id, async (queries) => {
      const { collection, collectionProduct } = queries.prisma;
      const saved = id
        ? await explained(collection.update({ where: { id }, data, select: ID }))
        : await explained(collection.create({ data, select: ID }));
      await writeCustomFields(queries, 'COLLECTION', saved.id, customFields, 'dto.customFields');
      if (!productIds) return saved;
      await collectionProduct.deleteMany({ where: { collectionId: saved.id } });
      const rows = productIds.map((productId, n) => ({ collectionId: saved.id, productId, position: n + 1 }));
      await explained(collectionProduct.createMany({ data: rows }));
      return saved;
    });
  }

  async saveBadge(by: Actor, { id = null, ...given }: SaveBadgeInput): Promise<string> {
    const data = { ...given, logoUrl: await this.pictures.of(given.logoUrl) };
    return this.save(by, 'badge', id, ({ prisma: { badge } }) =>
      explained(id ? badge.update({ where: { id }, data, select: ID }) : badge.create({ data, select: ID })),
    );
  }

  async saveDirectory(by: Actor, { id = null, filters, ...given }: SaveDirectoryInput): Promise<string> {
    const data = { ...given, logoUrl: await this.pictures.of(given.logoUrl) };
    return this.save(by, 'directory', id, async ({ prisma: { directory, directoryFilter } }) => {
      const saved = id
        ? await explained(directory.update({ where: { id }, data, select: ID }))
        : await explained(directory.create({ data, select: ID }));
      await directoryFilter.deleteMany({ where: { directoryId: saved.id } });
      const rows = filters.map((filter, n) => ({ ...filter, directoryId: saved.id, position: n + 1 }));
      await directoryFilter.createMany({ data: rows });
      return saved;
    });
  }

  /** Throws NOT_FOUND. */
  async remove(by: Actor, kind: Kind, id: string): Promise<void> {
    await this.audit.change({ by, action: `remove${CALL[kind]}`, entity: ENTITY[kind], id }, async ({ prisma }) => {
      const one = { where: { id }, select: ID };
      if (kind === 'collection') return explained(prisma.collection.delete(one));
      if (kind === 'directory') return explained(prisma.directory.delete(one));
      await prisma.productBadge.deleteMany({ where: { badgeId: id } });
      return explained(prisma.badge.delete(one));
    });
  }

  private save(
    by: Actor,
    kind: Kind,
    id: string | null,
    work: (queries: Queries) => Promise<{ id: string }>,
  ): Promise<string> {
    const action = { by, action: `save${CALL[kind]}`, entity: ENTITY[kind], id };
    return this.audit.change(action, async (queries) => (await work(queries)).id);
  }
}

import { Injectable } from '@nestjs/common';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Audit } from './audit.js';
import type { SaveBadgeInput, SaveCollectionInput, SaveDirectoryInput } from './showcase.input.js';
import type { Showcase } from './showcase.model.js';
import { deleteRow, insertRow, notFound, updateRow } from './write-row.js';

type Kind = 'collection' | 'badge' | 'directory';

const ENTITY = { collection: 'COLLECTION', badge: 'BADGE', directory: 'DIRECTORY' } as const;

/** Collections, badges and the menu: each is saved as a whole. */
@Injectable()
export class EditShowcase {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  async read(): Promise<Showcase> {
    const [row] = await this.statements.rows<Showcase & Record<string, unknown>>('operator-showcase', SHOWCASE);
    const date = (value: Date | null) => value && new Date(value);
    const collections = row!.collections.map((one) => ({
      ...one,
      publishAt: date(one.publishAt),
      finishAt: date(one.finishAt),
    }));
    return { ...row!, collections };
  }

  /** Throws NOT_FOUND, for a product too; NAME_TAKEN. */
  saveCollection(by: string, { id = null, productIds, ...values }: SaveCollectionInput): Promise<string> {
    return this.save(by, 'collection', id, { ...values, updatedAt: new Date() }, async (queries, saved) => {
      if (!productIds) return;
      await queries.rows('operator-collection-empty', `DELETE FROM "collection_product" WHERE "collectionId" = $1`, [
        id,
      ]);
      const put = await queries.rows('operator-collection-fill', FILL, [saved, productIds]);
      if (put.length < productIds.length) throw notFound();
    });
  }

  saveBadge(by: string, { id = null, ...values }: SaveBadgeInput): Promise<string> {
    return this.save(by, 'badge', id, values);
  }

  saveDirectory(by: string, { id = null, filters, ...values }: SaveDirectoryInput): Promise<string> {
    return this.save(by, 'directory', id, { ...values, updatedAt: new Date() }, async (queries, saved) => {
      await queries.rows('operator-directory-empty', `DELETE FROM "directory_filter" WHERE "directoryId" = $1`, [
        saved,
      ]);
      await queries.rows('operator-directory-fill', FILTERS, [saved, JSON.stringify(filters)]);
    });
  }

  /** Throws NOT_FOUND. */
  async remove(by: string, kind: Kind, id: string): Promise<void> {
    await this.audit.change({ by, action: `remove${CALL[kind]}`, entity: ENTITY[kind], id }, async (queries) => {
      if (kind === 'badge')
        await queries.rows('operator-badge-off', `DELETE FROM "product_badge" WHERE "badgeId" = $1`, [id]);
      await deleteRow(queries, kind, id);
    });
  }

  private save(
    by: string,
    kind: Kind,
    id: string | null,
    values: object,
    parts: (queries: Queries, id: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string> {
    return this.audit.change({ by, action: `save${CALL[kind]}`, entity: ENTITY[kind], id }, async (queries) => {
      if (id) await updateRow(queries, kind, id, values);
      const saved = id ?? (await insertRow(queries, kind, values));
      await parts(queries, saved);
      return saved;
    });
  }
}

const CALL = { collection: 'Collection', badge: 'Badge', directory: 'Directory' } as const;

const FILL = `
INSERT INTO "collection_product" ("collectionId", "productId", "position")
SELECT $1, p."id", n FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted(id, n) JOIN "product" p ON p."id" = wanted.id RETURNING 1`;

const FILTERS = `
INSERT INTO "directory_filter" ("directoryId", "name", "filterType", "value", "position")
SELECT $1, f->>'name', (f->>'filterType')::"DirectoryFilterType", f->>'value', n
FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given(f, n)`;

const SHOWCASE = `
SELECT
  (SELECT coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('productIds', (
     SELECT coalesce(jsonb_agg(m."productId" ORDER BY m."position", m."productId"), '[]') FROM "collection_product" m
     WHERE m."collectionId" = c."id")) ORDER BY c."position", c."slug"), '[]')
   FROM "collection" c WHERE c."deletedAt" IS NULL) AS "collections",
  (SELECT coalesce(jsonb_agg(to_jsonb(b) ORDER BY b."slug"), '[]') FROM "badge" b) AS "badges",
  (SELECT coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('filters', (
     SELECT coalesce(jsonb_agg(to_jsonb(f) ORDER BY f."position"), '[]') FROM "directory_filter" f
     WHERE f."directoryId" = d."id")) ORDER BY d."position", d."slug"), '[]')
   FROM "directory" d WHERE d."deletedAt" IS NULL) AS "directories"`;

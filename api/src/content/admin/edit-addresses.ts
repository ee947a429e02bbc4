import { Inject, Injectable } from '@nestjs/common';
import { compilePattern, RedirectTable, type ContentConfig } from '../index.js';
import type { RedirectRule, UrlMetadata } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import type { SaveRedirectInput, SaveUrlMetadataInput } from './addresses.input.js';
import type { OperatorRedirectPage, OperatorUrlMetadataPage } from './addresses.model.js';
import { chained, LOCK_REDIRECTS, redirectRule } from './redirect-rule.js';
import { Audit, idOfWritten } from '../../operator/index.js';

/** Reads and saves texts of pages for search engines, and redirect rules. */
@Injectable()
export class EditAddresses {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: ContentConfig,
  ) {}

  async metadata(request: PageRequest): Promise<OperatorUrlMetadataPage> {
    const { urlMetadata } = this.statements.prisma;
    const slice = { orderBy: { url: 'asc' as const }, take: request.limit, skip: offsetOf(request) };
    const [items, total] = await Promise.all([urlMetadata.findMany(slice), urlMetadata.count()]);
    return { items, pagination: paginate(request, total) };
  }

  async redirects(request: PageRequest): Promise<OperatorRedirectPage> {
    const { redirectRule } = this.statements.prisma;
    const slice = { orderBy: { source: 'asc' as const }, take: request.limit, skip: offsetOf(request) };
    const [items, total] = await Promise.all([redirectRule.findMany(slice), redirectRule.count()]);
    return { items, pagination: paginate(request, total) };
  }

  /** Throws NOT_FOUND, NAME_TAKEN, and BAD_USER_INPUT for what is no path and no pattern. */
  saveMetadata(by: Actor, dto: SaveUrlMetadataInput): Promise<string> {
    const { id = null, version: _seen, ...texts } = dto;
    const pattern = compilePattern(texts.url);
    if (!pattern) throw badUserInput([fieldFault('dto.url', 'pathPattern')]);
    const values = METADATA.valuesOf({ ...texts, ...pattern });
    const action = { by, action: 'saveUrlMetadata', entity: 'URL_METADATA', id, seen: dto } as const;
    return this.audit.change(action, async (queries) => {
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_METADATA, { url: texts.url })));
      return idOfWritten(queries.rows(EDIT_METADATA, { id: saved, values }));
    });
  }

  /** Throws NOT_FOUND for an unknown id. */
  async removeMetadata(by: Actor, id: string): Promise<void> {
    const action = { by, action: 'removeUrlMetadata', entity: 'URL_METADATA', id } as const;
    await this.audit.change(action, (queries) => idOfWritten(queries.rows(REMOVE_METADATA, { id })));
  }

  /** Throws NOT_FOUND, NAME_TAKEN, REDIRECT_CHAINED and BAD_USER_INPUT. */
  saveRedirect(by: Actor, dto: SaveRedirectInput): Promise<string> {
    const { id = null, version: _seen, ...given } = dto;
    const data = { ...given, ...redirectRule(given, this.config.REDIRECT_HOSTS) };
    const action = { by, action: 'saveRedirect', entity: 'REDIRECT', id, seen: dto } as const;
    return this.audit.change(action, async (queries) => {
      await queries.rows(LOCK_REDIRECTS);
      const others = new RedirectTable(await queries.rows(OTHER_REDIRECTS, { id }));
      const met = others.chainWith({ ...data, permanent: data.permanent ?? true });
      if (met) throw chained(met);
      const { kind, source, target } = data;
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_REDIRECT, { kind, source, target })));
      return idOfWritten(queries.rows(EDIT_REDIRECT, { id: saved, values: REDIRECT.valuesOf(data) }));
    });
  }

  /** Throws NOT_FOUND for an unknown id. */
  async removeRedirect(by: Actor, id: string): Promise<void> {
    const action = { by, action: 'removeRedirect', entity: 'REDIRECT', id } as const;
    await this.audit.change(action, (queries) => idOfWritten(queries.rows(REMOVE_REDIRECT, { id })));
  }
}

const OTHER_REDIRECTS = statement('operator-other-redirects')`
SELECT "kind", "source", "target", "permanent" FROM "redirect_rule" WHERE "id" IS DISTINCT FROM :id?::uuid`;

const REDIRECT = changeableColumns<RedirectRule>()('kind', 'source', 'target', 'permanent');

const MAKE_REDIRECT = statement('operator-make-redirect')`
INSERT INTO "redirect_rule" ("kind", "source", "target") VALUES (:kind::"RedirectKind", :source, :target) RETURNING "id"`;

const EDIT_REDIRECT = statement('operator-edit-redirect')`
UPDATE "redirect_rule" changed SET ${REDIRECT.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_REDIRECT = statement('operator-remove-redirect')`
DELETE FROM "redirect_rule" WHERE "id" = :id RETURNING "id"`;

const METADATA = changeableColumns<UrlMetadata>()('url', 'name', 'title', 'description', 'keywords', 'matcher', 'rank');

const MAKE_METADATA = statement('operator-make-url-metadata')`
INSERT INTO "url_metadata" ("url") VALUES (:url) RETURNING "id"`;

const EDIT_METADATA = statement('operator-edit-url-metadata')`
UPDATE "url_metadata" changed SET ${METADATA.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_METADATA = statement('operator-remove-url-metadata')`
DELETE FROM "url_metadata" WHERE "id" = :id RETURNING "id"`;

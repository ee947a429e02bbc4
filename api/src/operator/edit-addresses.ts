import { Inject, Injectable } from '@nestjs/common';
import { chainedRule, compilePattern, sitePath, type ContentConfig } from '../content/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { SaveRedirectInput, SaveUrlMetadataInput } from './addresses.input.js';
import type { OperatorRedirectPage, OperatorUrlMetadataPage } from './addresses.model.js';
import { Audit } from './audit.js';
import { explained } from './explained.js';

const ID = { id: true } as const;

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
  saveMetadata(by: Actor, { id = null, ...texts }: SaveUrlMetadataInput): Promise<string> {
    const pattern = compilePattern(texts.url);
    if (!pattern) throw badUserInput([fieldFault('dto.url', 'pathPattern')]);
    const data = { ...texts, ...pattern };
    const action = { by, action: 'saveUrlMetadata', entity: 'URL_METADATA', id } as const;
    return this.audit.change(action, async ({ prisma: { urlMetadata } }) => {
      const saved = id
        ? urlMetadata.update({ where: { id }, data, select: ID })
        : urlMetadata.create({ data, select: ID });
      return (await explained(saved)).id;
    });
  }

  /** Throws NOT_FOUND. */
  async removeMetadata(by: Actor, id: string): Promise<void> {
    const action = { by, action: 'removeUrlMetadata', entity: 'URL_METADATA', id } as const;
    await this.audit.change(action, ({ prisma }) =>
      explained(prisma.urlMetadata.delete({ where: { id }, select: ID })),
    );
  }

  /**
   * Rules are saved one after another, so that two which are harmless alone make no loop together. Throws NOT_FOUND,
   * NAME_TAKEN, REDIRECT_CHAINED and BAD_USER_INPUT.
   */
  saveRedirect(by: Actor, { id = null, ...given }: SaveRedirectInput): Promise<string> {
    const data = { ...given, source: this.source(given.source), target: this.target(given.target) };
    const action = { by, action: 'saveRedirect', entity: 'REDIRECT', id } as const;
    return this.audit.change(action, async (queries) => {
      await queries.rows(LOCK_REDIRECTS);
      await refuseChain(queries, id, data);
      const { redirectRule } = queries.prisma;
      const saved = id
        ? redirectRule.update({ where: { id }, data, select: ID })
        : redirectRule.create({ data, select: ID });
      return (await explained(saved)).id;
    });
  }

  /** Throws NOT_FOUND. */
  async removeRedirect(by: Actor, id: string): Promise<void> {
    const action = { by, action: 'removeRedirect', entity: 'REDIRECT', id } as const;
    await this.audit.change(action, ({ prisma }) =>
      explained(prisma.redirectRule.delete({ where: { id }, select: ID })),
    );
  }

  private source(typed: string): string {
    const path = sitePath(typed);
    if (path === null || path !== typed) throw badUserInput([fieldFault('dto.source', 'pathOfShop')]);
    return path;
  }

  /** A rule to any other site would let a link of the shop lead to a stranger's page. */
  private target(typed: string): string {
    if (sitePath(typed) === typed) return typed;
    const url = URL.canParse(typed) ? new URL(typed) : null;
    const isAllowed = url?.protocol === 'https:' && !url.username && this.config.REDIRECT_HOSTS.includes(url.host);
    if (isAllowed) return url.href.replace(/\/$/, '');
    throw badUserInput([fieldFault('dto.target', 'pathOrHosts', { hosts: this.config.REDIRECT_HOSTS })]);
  }
}

async function refuseChain({ prisma }: Queries, id: string | null, rule: Omit<SaveRedirectInput, 'id'>): Promise<void> {
  const others = await prisma.redirectRule.findMany({ where: id ? { id: { not: id } } : {} });
  const met = chainedRule(rule, others);
  if (!met) return;
  const { source, target } = met;
  throw new ApiError('REDIRECT_CHAINED', {
    source,
    target,
  });
}

const LOCK_REDIRECTS = statement('lock-redirects')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('redirect_rule'))`;

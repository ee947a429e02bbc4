import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { Redirect, RedirectRules } from './redirect.model.js';

/** Reads the redirect rules for the storefront's server, which caches them and asks with their version. */
@Injectable()
export class ReadRedirects {
  constructor(private readonly statements: Statements) {}

  async since(version: string | null): Promise<RedirectRules> {
    const [found] = await this.statements.rows(REDIRECT_RULES, { version });
    return { version: found!.version, rules: found!.rules as Redirect[] | null };
  }
}

const REDIRECT_RULES = statement('redirect-rules')`
SELECT v."version", CASE WHEN v."version" = :version? THEN NULL ELSE (
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', r."kind", 'source', r."source", 'target', r."target",
    'status', CASE WHEN r."permanent" THEN 301 ELSE 302 END) ORDER BY r."source"), '[]') FROM "redirect_rule" r) END AS "rules"
FROM (SELECT md5(coalesce(string_agg(concat_ws(' ', "kind", "source", "target", "permanent"), E'\n' ORDER BY "source"), ''))
      AS "version" FROM "redirect_rule") v`;

import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { AnswerMemory } from '../../platform/graphql/answer-memory.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { Repeat } from '../../platform/repeat.js';
import type { SearchConfig } from '../search.config.js';
import { RuleSet } from './rule-set.js';
import { isInForce, type SearchRule } from './search-rule.js';

/**
 * The merchant's rules in memory, so that no search reads them from the database. Each process checks with one
 * statement whether they have changed, every SEARCH_RULES_SECONDS.
 */
@Injectable()
export class SearchRules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private version: string | null = null;
  private rules: readonly SearchRule[] = [];
  private inForce: RuleSet | undefined;
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    private readonly answers: AnswerMemory,
    @Inject(CONFIG) config: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('search rules', config.SEARCH_RULES_SECONDS, () => this.read(), log);
  }

  async onApplicationBootstrap(): Promise<void> {
    // A shop searches without its rules rather than not at all.
    await this.read().catch((error: unknown) => this.log.warn({ err: error }, 'rules of the search cannot be read'));
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Returns the rules that apply at a moment, in milliseconds since the epoch. */
  at(now: number): RuleSet {
    const revision = this.revisionAt(now);
    if (this.inForce?.revision !== revision) this.inForce = new RuleSet(revision, this.rules, now);
    return this.inForce;
  }

  /**
   * Returns the rules with `rule` in place of the rule with its id, or in addition to all; without that rule if `rule`
   * is null.
   */
  with(id: string | null, rule: SearchRule | null, now: number): RuleSet {
    const others = this.rules.filter((other) => other.id !== id);
    return new RuleSet(`preview ${JSON.stringify(rule)}`, rule ? [...others, rule] : others, now);
  }

  async read(): Promise<void> {
    const [found] = await this.statements.rows(SEARCH_RULES, { version: this.version });
    if (!found || found.version === this.version) return;
    this.rules = (found.rules ?? []) as unknown as SearchRule[];
    this.version = found.version;
    this.inForce = undefined;
    this.answers.state.forget();
  }

  /** Rules begin and end as time passes. */
  private revisionAt(now: number): string {
    const timed = this.rules.filter(({ startsAt, endsAt }) => startsAt !== null || endsAt !== null);
    return `${this.version} ${timed.map((rule) => Number(isInForce(rule, now))).join('')}`;
  }
}

/**
 * Returns SQL of the slugs of ids. If no id has a slug any more, returns a slug that nothing has, so that the rule does
 * not apply to everything.
 */
const slugsOf = (
  table: string,
  ids: string,
) => `coalesce((SELECT jsonb_agg(t."slug" ORDER BY t."slug") FROM "${table}" t
  WHERE t."id" = ANY(r."${ids}")), CASE WHEN cardinality(r."${ids}") = 0 THEN '[]'::jsonb ELSE '[""]' END)`;

const milliseconds = (column: string) => `(extract(epoch FROM r."${column}") * 1000)::bigint`;

/** SQL of rules as {@link SearchRule}, from a relation `r` with the columns of `search_rule`. */
export const RULE = `jsonb_build_object('id', r."id", 'kind', r."kind", 'queries', r."queries", 'words', r."words",
  'twoWay', r."twoWay", 'target', r."target", 'productIds', r."productIds", 'categories', ${slugsOf('category', 'categoryIds')},
  'brands', ${slugsOf('brand', 'brandIds')}, 'inCategories', ${slugsOf('category', 'inCategoryIds')},
  'inBrands', ${slugsOf('brand', 'inBrandIds')}, 'place', r."place", 'filters', r."filters", 'startsAt', ${milliseconds('startsAt')},
  'endsAt', ${milliseconds('endsAt')})`;

const written = (table: string) => `(SELECT concat_ws(' ', count(*), sum("xmin"::text::bigint)) FROM "${table}")`;

const SEARCH_RULES = statement('search-rules')`
SELECT v."version", CASE WHEN v."version" = :version? THEN NULL ELSE (
  SELECT jsonb_agg(${RULE} ORDER BY r."createdAt", r."id") FROM "search_rule" r WHERE r."active") END AS "rules"
FROM (SELECT concat_ws(', ', ${['search_rule', 'category', 'brand'].map(written).join(', ')}) AS "version") v`;

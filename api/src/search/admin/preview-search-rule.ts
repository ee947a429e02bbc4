import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ReadCards } from '../listings/read-cards.js';
import { queryKey, textsOf } from '../rules/query-key.js';
import type { RuleSet } from '../rules/rule-set.js';
import { RULE, SearchRules } from '../rules/search-rules.js';
import type { SearchRule } from '../rules/search-rule.js';
import { Synonyms } from '../rules/synonyms.js';
import { ReadAnswers, type ReadAnswer } from '../text/read-answers.js';
import { WHOLE_SHOP } from '../text/searches.js';
import { EditSearchRules } from './edit-search-rules.js';
import type { GivenRule } from './given-rule.js';
import { JudgedQueries } from './judged-queries.js';
import type { JudgedQueryInput } from './judged-query.input.js';
import type { PreviewSearchRuleInput } from './search-rule.input.js';
import type { PreviewedProduct, PreviewedQuery, SearchRulePreview } from './search-rule.model.js';

const MOST_SHOWN = 5;
const PRODUCTS = 24;
/** Maximum number of compared popular queries; each is searched for twice. */
const MOST_POPULAR = 100;
/** Number of products of an answer that are judged. */
const JUDGED = 8;

interface Compared {
  query: string;
  before: ReadAnswer;
  after: ReadAnswer;
}

/** Tries a rule without saving it: returns what shoppers would get without the rule and with it. */
@Injectable()
export class PreviewSearchRule {
  constructor(
    private readonly statements: Statements,
    private readonly edits: EditSearchRules,
    private readonly rules: SearchRules,
    private readonly answers: ReadAnswers,
    private readonly cards: ReadCards,
    private readonly kept: JudgedQueries,
  ) {}

  /** Throws NOT_FOUND and BAD_USER_INPUT as saving does, and CATALOGUE_LOADING. */
  async preview({ rule: dto, queries: asked, judged: given }: PreviewSearchRuleInput): Promise<SearchRulePreview> {
    const rule = await this.resolved(await this.edits.given(dto));
    const now = Date.now();
    const sets = [this.rules.with(dto.id ?? null, null, now), this.rules.with(dto.id ?? null, rule, now)] as const;
    const judged = given ?? (await this.kept.all());
    const isJudged = Boolean(given) || judged.length > 0;
    const all = isJudged ? judged.map(({ query }) => query) : await this.popular();
    const compared = await this.compare(all, rule, sets);
    const changed = compared.filter(isChanged);
    const shown = asked?.length ? asked : rule.queries.length ? rule.queries : changed.map(({ query }) => query);
    const queries: PreviewedQuery[] = [];
    for (const query of shown.slice(0, MOST_SHOWN)) queries.push(await this.shown(await this.both(query, sets)));
    const judgedBy = new Map(judged.map((one) => [one.query, one]));
    const gains = changed.map((one) => gainOf(one, judgedBy.get(one.query)));
    return {
      queries,
      isJudged,
      compared: all.length,
      changed: changed.length,
      helped: gains.filter((gain) => gain > 0).length,
      hurt: gains.filter((gain) => gain < 0).length,
      emptied: changed.filter(({ before, after }) => before.pagination.totalItems && !after.pagination.totalItems)
        .length,
    };
  }

  /** Compares those of the queries whose answers the rule may change. */
  private async compare(
    queries: readonly string[],
    rule: SearchRule,
    sets: readonly [RuleSet, RuleSet],
  ): Promise<Compared[]> {
    const synonyms = new Synonyms(rule.kind === 'SYNONYM' ? [rule] : []);
    const keys = new Set(rule.queries.map(queryKey));
    const isTouched = (query: string) => {
      const texts = textsOf(query, this.answers.meaningOf(query).text);
      return rule.kind === 'SYNONYM'
        ? texts.some((text) => synonyms.readingsOf(text))
        : !keys.size || texts.some((text) => keys.has(queryKey(text)));
    };
    const compared: Compared[] = [];
    for (const query of queries) if (isTouched(query)) compared.push(await this.both(query, sets));
    return compared;
  }

  private async both(query: string, [without, having]: readonly [RuleSet, RuleSet]): Promise<Compared> {
    const listing = { query: WHOLE_SHOP, request: { page: 1, limit: PRODUCTS }, counted: [] };
    const before = await this.answers.answer(query, false, listing, without);
    return { query, before, after: await this.answers.answer(query, false, listing, having) };
  }

  private async shown({ query, before, after }: Compared): Promise<PreviewedQuery> {
    const products = async ({ entries }: ReadAnswer): Promise<PreviewedProduct[]> =>
      (await this.cards.of(entries, null)).map(({ id, slug, name }) => ({ id, slug, name }));
    return {
      query,
      before: await products(before),
      after: await products(after),
      foundBefore: before.pagination.totalItems,
      foundAfter: after.pagination.totalItems,
      filterOrder: after.order,
      redirect: after.redirect,
    };
  }

  /** Returns the rule in the form in which searches apply it, whether or not it applies now. */
  private async resolved(rule: GivenRule): Promise<SearchRule> {
    const [row] = await this.statements.rows(RESOLVED_RULE, { values: JSON.stringify(rule) });
    return { ...(row!.rule as unknown as SearchRule), startsAt: null, endsAt: null };
  }

  private async popular(): Promise<string[]> {
    const rows = await this.statements.rows(POPULAR_OF_MONTH, { limit: MOST_POPULAR });
    return rows.map(({ query }) => query);
  }
}

function isChanged({ before, after }: Compared): boolean {
  const told = ({ entries, pagination, redirect, order }: ReadAnswer) =>
    JSON.stringify([entries.map(({ productId }) => productId), pagination.totalItems, redirect, order]);
  return told(before) !== told(after);
}

function gainOf({ before, after }: Compared, judged: JudgedQueryInput | undefined): number {
  const goodness = judged
    ? ({ entries }: ReadAnswer) =>
        entries.slice(0, JUDGED).filter(({ productId }) => judged.productIds.includes(productId)).length
    : ({ pagination, nearest, exactItems }: ReadAnswer) =>
        Number(pagination.totalItems > 0 && (!nearest || exactItems !== null));
  return goodness(after) - goodness(before);
}

const RESOLVED_RULE = statement('operator-resolved-search-rule')`
SELECT ${RULE} AS "rule" FROM jsonb_populate_record(NULL::"search_rule", :values::jsonb) r`;

const POPULAR_OF_MONTH = statement('popular-queries-of-month')`
SELECT "query" FROM "search_query" WHERE "day" > current_date - 30
GROUP BY "query" ORDER BY sum("searches") DESC, "query" LIMIT :limit`;

import type { Choices, Excluded, Goods, Placing } from '../index/listing-query.js';
import { queryKey } from './query-key.js';
import { isInForce, type SearchRule } from './search-rule.js';
import { Synonyms, type Reading } from './synonyms.js';

/** The effect of rules on one search. */
export interface Steering {
  /** Hidden products, which no count includes. */
  hidden: Excluded | undefined;
  /** Order of the first products of the answer. */
  placing: Placing;
}

/** The rules that apply at one moment. */
export class RuleSet {
  private readonly byQuery = new Map<string, SearchRule[]>();
  private readonly ofAll: SearchRule[] = [];
  private readonly synonyms: Synonyms;

  /** `revision` differs for different rules. Rules come in order, the oldest first. */
  constructor(
    readonly revision: string,
    rules: readonly SearchRule[],
    now: number,
  ) {
    const inForce = rules.filter((rule) => isInForce(rule, now));
    this.synonyms = new Synonyms(inForce.filter(({ kind }) => kind === 'SYNONYM'));
    for (const rule of inForce) {
      if (rule.kind === 'SYNONYM') continue;
      if (!rule.queries.length) this.ofAll.push(rule);
      for (const key of new Set(rule.queries.map(queryKey)))
        this.byQuery.set(key, [...(this.byQuery.get(key) ?? []), rule]);
    }
  }

  /** Returns the readings of the first of the texts that contains a word with synonyms; null if none does. */
  readingsOf(texts: readonly string[]): Reading[] | null {
    for (const text of texts) {
      const readings = this.synonyms.readingsOf(text);
      if (readings) return readings;
    }
    return null;
  }

  /**
   * Returns the redirect of a query with one of these keys; null if the query is searched. The nearest text counts,
   * then the oldest rule.
   */
  redirectOf(keys: readonly string[]): string | null {
    for (const key of keys)
      for (const { kind, target } of this.byQuery.get(key) ?? []) if (kind === 'REDIRECT') return target;
    return null;
  }

  /**
   * Returns the names of the filters that come first in a listing, or in a search with these keys. A rule of the query
   * takes precedence over a rule of a category or brand, and that over a rule of the whole shop; of several the oldest
   * counts.
   */
  filterOrderOf(keys: readonly string[], filters: readonly Choices[]): readonly string[] {
    const isNarrow = (rule: SearchRule) => rule.inCategories.length + rule.inBrands.length > 0;
    const all = [
      ...keys.flatMap((key) => this.byQuery.get(key) ?? []),
      ...this.ofAll.filter(isNarrow),
      ...this.ofAll.filter((rule) => !isNarrow(rule)),
    ];
    return all.find((rule) => rule.kind === 'FILTER_ORDER' && countsWith(rule, filters))?.filters ?? [];
  }

  /** Returns the effect of the rules on a search with these keys and filters; null if no rule applies. */
  steeringOf(keys: readonly string[], filters: readonly Choices[]): Steering | null {
    const ofQuery = keys.flatMap((key) => this.byQuery.get(key) ?? []);
    const rules = [...new Set([...ofQuery, ...this.ofAll])].filter(
      ({ kind, ...rule }) => kind !== 'REDIRECT' && kind !== 'FILTER_ORDER' && countsWith(rule, filters),
    );
    if (!rules.length) return null;
    const of = (kind: SearchRule['kind']) => rules.filter((rule) => rule.kind === kind);
    return {
      hidden: hiddenBy(of('HIDE')),
      placing: {
        // All pinned products of a rule have its place, so missing products leave no gap.
        pins: of('PIN').flatMap(({ productIds, place }) =>
          productIds.map((productId) => ({ productId, place: place! })),
        ),
        boosted: goodsOf(of('BOOST')),
        buried: goodsOf(of('BURY')),
      },
    };
  }
}

function countsWith(
  { inCategories, inBrands }: Pick<SearchRule, 'inCategories' | 'inBrands'>,
  filters: readonly Choices[],
): boolean {
  const has = (kind: 'categories' | 'brand', wanted: readonly string[]) =>
    !wanted.length || filters.some((choices) => choices[kind]?.some((value) => wanted.includes(value)));
  return has('categories', inCategories) && has('brand', inBrands);
}

function goodsOf(rules: readonly Goods[]): Goods {
  return {
    productIds: rules.flatMap(({ productIds }) => productIds),
    categories: rules.flatMap(({ categories }) => categories),
    brands: rules.flatMap(({ brands }) => brands),
  };
}

function hiddenBy(rules: readonly SearchRule[]): Excluded | undefined {
  if (!rules.length) return undefined;
  const { productIds, categories, brands } = goodsOf(rules);
  const parts: Excluded['parts'] = [
    { chosen: {}, productIds },
    { chosen: { categories }, productIds: null },
    { chosen: { brand: brands }, productIds: null },
  ];
  return { words: JSON.stringify(parts), parts };
}

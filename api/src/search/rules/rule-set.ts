import type { Choices, Excluded, Goods, Placing } from '../index/listing-query.js';
import { queryKey } from './query-key.js';
import { isInForce, type SearchRule } from './search-rule.js';
import { Synonyms, type Reading } from './synonyms.js';

/** What rules do to one search. */
export interface Steering {
  /** Hidden products; they are in no count. */
  hidden: Excluded | undefined;
  /** Order of the first of the answer. */
  placing: Placing;
}

/** The rules that are in force at one moment. */
export class RuleSet {
  private readonly byQuery = new Map<string, SearchRule[]>();
  private readonly ofAll: SearchRule[] = [];
  private readonly synonyms: Synonyms;

  /** `revision` is another for other rules. Rules come in order, the oldest first. */
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

  /** Returns the readings of the first of the texts that has a word with synonyms; null if none has. */
  readingsOf(texts: readonly string[]): Reading[] | null {
    for (const text of texts) {
      const readings = this.synonyms.readingsOf(text);
      if (readings) return readings;
    }
    return null;
  }

  /** Where a query with one of these keys leads; null if it is searched. The nearest text counts, then the oldest rule. */
  redirectOf(keys: readonly string[]): string | null {
    for (const key of keys)
      for (const { kind, target } of this.byQuery.get(key) ?? []) if (kind === 'REDIRECT') return target;
    return null;
  }

  /**
   * Names of the filters that stand first in a listing, or in a search with these keys. A rule of the query comes before one
   * of a category or brand, that one before a rule of the whole shop; of several the oldest counts.
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

  /** Returns what the rules do to a search with these keys and filters; null if none counts. */
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
        // All of a rule have its place, so those that are missing leave no gap.
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

import { goodsName, goodsNamed, isCommonWord, searchForm } from '@meet/search-indexer/language';
import type { CoveredPart, SearchCoverage } from './search-coverage.model.js';

/** A product as far as the coverage is about it. */
interface NamedProduct {
  name: string;
  /** Name of the top category; empty without one. */
  category: string;
  /** The first kind of goods that the search recognises; null without one. */
  goods: string | null;
  brands: readonly string[];
}

/**
 * A word is proposed for a kind if this many names contain the word, and at least this share of them belong to the
 * kind.
 */
const LEAST_NAMES = 10;
const LEAST_SHARE = 0.9;
const MOST_SHOWN = 50;
/** Shorter words are prepositions and abbreviations. */
const LEAST_LETTERS = 4;

/** Counts products whose kind of goods is known, and the kinds of the products that have a word. */
export class CoverageCount {
  private readonly parts = new Map<string, CoveredPart>();
  private unknown: string[] = [];
  /** The kinds of the products with each word, and their numbers. */
  private readonly words = new Map<string, Map<string | null, number>>();

  add(products: readonly NamedProduct[]): void {
    for (const product of products) {
      const part = this.partOf(product.category);
      part.products += 1;
      if (product.goods !== null) part.known += 1;
      for (const word of wordsOf(product)) {
        const kinds = this.words.get(word) ?? new Map<string | null, number>();
        this.words.set(word, kinds.set(product.goods, (kinds.get(product.goods) ?? 0) + 1));
      }
    }
    const unknown = products.filter(({ goods }) => goods === null).map(({ name }) => name);
    this.unknown = [...this.unknown, ...unknown].sort().slice(0, MOST_SHOWN);
  }

  result(): Omit<SearchCoverage, 'countedAt'> {
    const parts = [...this.parts.values()].sort(
      (a, b) => b.products - b.known - (a.products - a.known) || compare(a.category, b.category),
    );
    return {
      products: parts.reduce((sum, { products }) => sum + products, 0),
      known: parts.reduce((sum, { known }) => sum + known, 0),
      parts,
      unknown: this.unknown,
      words: this.proposed(),
    };
  }

  private partOf(category: string): CoveredPart {
    const part = this.parts.get(category) ?? { category, products: 0, known: 0 };
    this.parts.set(category, part);
    return part;
  }

  private proposed(): SearchCoverage['words'] {
    return [...this.words]
      .flatMap(([word, kinds]) => {
        const products = [...kinds.values()].reduce((sum, count) => sum + count, 0);
        const [goods, having] = [...kinds].reduce((most, kind) => (kind[1] > most[1] ? kind : most));
        const isOfOneKind = goods !== null && products >= LEAST_NAMES && having >= products * LEAST_SHARE;
        const share = Math.round((having / products) * 1000) / 1000;
        return isOfOneKind && !isKnown(word) ? [{ word, kind: goodsName(goods), products, share }] : [];
      })
      .sort((a, b) => b.products - a.products || compare(a.word, b.word))
      .slice(0, MOST_SHOWN);
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the words of a product's name, each once. Words of brands are names and mean no kind of goods. */
function wordsOf({ name, brands }: NamedProduct): Set<string> {
  const named = brands.map((brand) => brand.toLowerCase());
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS && !named.some((brand) => brand.includes(word))));
}

/** Returns true for a word that the search understands by itself, in any form. */
function isKnown(word: string): boolean {
  const stems = searchForm(word).split(' ');
  return stems.length > 1 || isCommonWord(stems[0]!) || goodsNamed(stems) !== undefined;
}

import type { Lexicon } from './lexicon.js';
import type { FilterPhrase } from './filter-phrase.js';
import type { KnownValue } from './value-names.js';

/**
 * Resolves several values for the same filter. A filter would combine them by OR, which «чёрные с белым» does not mean:
 * the first remains a filter and the others become words, unless the query says “or”. If one category contains the
 * other, the subcategory remains.
 */
export function settleRivals(phrases: FilterPhrase[], stems: readonly string[], lexicon: Lexicon): FilterPhrase[] {
  const kept: FilterPhrase[] = [];
  for (const phrase of phrases) {
    const kind = phrase.filters[0]!.kind;
    const place = kept.findIndex(({ filters }) => filters[0]?.kind === kind);
    const rival = kept[place];
    if (!rival || !['categories', 'colorPallete', 'brand'].includes(kind) || areAlternatives(rival, phrase, stems))
      kept.push(phrase);
    else if (kind === 'categories' && isAbove(rival, phrase)) {
      kept[place] = { ...rival, filters: [] };
      kept.push(phrase);
    } else if (kind === 'categories' && (isAbove(phrase, rival) || isSame(phrase, rival)))
      kept.push({ ...phrase, filters: [] });
    else if (kind === 'brand' && !areSoldTogether(rival, phrase, stems, lexicon)) kept.push(phrase);
  }
  return kept;
}

/** True if the query says that either value will do: «красные или синие». */
function areAlternatives(one: FilterPhrase, other: FilterPhrase, stems: readonly string[]): boolean {
  return other.from === one.from + one.length + 1 && stems[other.from - 1] === 'или';
}

/** True if filter `one` finds everything that `other` finds, and more: «куртка бомбер». */
function isAbove(one: FilterPhrase, other: FilterPhrase): boolean {
  const above = new Set(valuesOf(one).map(({ value }) => value));
  return (
    !isSame(other, one) &&
    valuesOf(other).every(({ value, path }) => above.has(value) || path.split('/').some((slug) => above.has(slug)))
  );
}

function isSame(one: FilterPhrase, other: FilterPhrase): boolean {
  const values = new Set(valuesOf(one).map(({ value }) => value));
  return valuesOf(other).every(({ value }) => values.has(value));
}

/** True if some product has both brands in its name; the query then asks for such products. */
function areSoldTogether(one: FilterPhrase, other: FilterPhrase, stems: readonly string[], lexicon: Lexicon): boolean {
  const said = [one, other].flatMap(({ from, length }) => stems.slice(from, from + length));
  const words = said.flatMap((stem) => lexicon.words.get(stem) ?? []);
  return words.length === said.length && lexicon.areNamedTogether(words);
}

function valuesOf({ filters }: FilterPhrase): readonly KnownValue[] {
  return filters[0]?.values ?? [];
}

import { coloursLike } from './colour-words.js';
import type { Lexicon } from './lexicon.js';
import { meaningsOf, type Meaning } from './meaning-words.js';
import { isStopWord } from './noise-words.js';
import type { UnderstoodKind } from './understanding.js';
import type { KnownValue } from './value-names.js';
import type { KnownWord } from './vocabulary.js';

/** A choice that words name. */
export interface NamedFilter {
  kind: UnderstoodKind;
  values: readonly KnownValue[];
}

/** Of the products named with a word so many must have the value, or the word is not (only) its name. */
const LEAST_AGREEMENT = 0.9;
const NAMED_KINDS: readonly UnderstoodKind[] = ['brand', 'categories', 'colorPallete', 'material', 'season', 'sex'];

/** The choices a phrase of these stems names, as far as the catalogue agrees; empty when it is words like others. */
export function namedFilters(stems: readonly string[], lexicon: Lexicon): NamedFilter[] {
  const agrees = (filter: NamedFilter) => agreementOf(stems, filter, lexicon) >= LEAST_AGREEMENT;
  const named = lexicon.values.named(stems);
  for (const kind of NAMED_KINDS) {
    const values = named.filter((value) => value.kind === kind);
    if (values.length && agrees({ kind, values })) return [{ kind, values }];
  }
  const meanings = meaningsOf(stems);
  const meant = meanings.map((meaning) => meaningIn(meaning, lexicon).find(agrees));
  if (meanings.length && meant.every((filter) => filter !== undefined)) return meant;
  const colour = stems.length === 1 ? colourLike(stems[0]!, lexicon) : undefined;
  return colour && agrees(colour) ? [colour] : [];
}

/** The names of the values that a word would choose if the catalogue agreed: what else it may be called in a text. */
export function namesMeant(stem: string, lexicon: Lexicon): string[] {
  const filters = meaningsOf([stem]).flatMap((meaning) => meaningIn(meaning, lexicon).slice(0, 1));
  const colour = colourLike(stem, lexicon);
  return [...filters, ...(colour ? [colour] : [])].flatMap(({ values }) => values.map(({ name }) => name));
}

function meaningIn({ kind, tries }: Meaning, lexicon: Lexicon): NamedFilter[] {
  if (kind === 'newArrival')
    return [{ kind, values: [{ kind, value: 'true', name: 'Новинки', path: '', products: 0 }] }];
  return tries
    .map((values) => ({ kind, values: values.flatMap((value) => lexicon.values.with(kind, value)) }))
    .filter(({ values }) => values.length > 0);
}

function colourLike(stem: string, lexicon: Lexicon): NamedFilter | undefined {
  for (const like of coloursLike(stem)) {
    const values = lexicon.values.named([like]).filter(({ kind }) => kind === 'colorPallete');
    if (values.length) return { kind: 'colorPallete', values };
  }
  return undefined;
}

function agreementOf(stems: readonly string[], filter: NamedFilter, lexicon: Lexicon): number {
  const words: KnownWord[] = [];
  for (const stem of stems) {
    if (isStopWord(stem)) continue;
    const word = lexicon.words.get(stem);
    if (!word?.named.length) return 1;
    words.push(word);
  }
  return lexicon.agreement(words, new Set([...filter.values, ...impliedBy(filter, lexicon)]));
}

/** Values whose products a choice finds as well. */
function impliedBy({ kind, values }: NamedFilter, lexicon: Lexicon): KnownValue[] {
  return values.flatMap(({ value }) => (IMPLIED[value] ?? []).flatMap((implied) => lexicon.values.with(kind, implied)));
}

const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  MALE: ['UNISEX'],
  FEMALE: ['UNISEX'],
  AUTUMN_WINTER: ['AUTUMN', 'WINTER'],
  SPRING_SUMMER: ['SPRING', 'SUMMER'],
};

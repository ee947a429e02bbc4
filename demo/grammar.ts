import { CYRILLIC_TO_LATIN } from '@meet/search-indexer/language';

/** The part of Russian grammar that the catalogue needs: the agreement of adjectives with nouns. */
export type Gender = 'm' | 'f' | 'n' | 'pl';
export type Case = 'nom' | 'gen' | 'acc' | 'ins' | 'pre';

/**
 * An adjective: its stem, and the declension that determines its endings. Examples: `hard` чёрный, `soft` синий,
 * `stressed` голубой, `velar` мягкий; `fixed` хаки is never inflected.
 */
export interface Adjective {
  readonly stem: string;
  readonly type: 'hard' | 'soft' | 'stressed' | 'velar' | 'fixed';
}

export const adjective = (stem: string, type: Adjective['type'] = 'hard'): Adjective => ({ stem, type });

type Endings = Record<Gender, Record<Case, string>>;

const FEMININE = { nom: 'ая', gen: 'ой', acc: 'ую', ins: 'ой', pre: 'ой' } as const;

function masculineAndPlural(nominative: string, vowel: 'ы' | 'и'): Omit<Endings, 'f'> {
  const oblique = { gen: 'ого', ins: `${vowel}м`, pre: 'ом' };
  return {
    m: { nom: nominative, acc: nominative, ...oblique },
    n: { nom: 'ое', acc: 'ое', ...oblique },
    pl: { nom: `${vowel}е`, gen: `${vowel}х`, acc: `${vowel}е`, ins: `${vowel}ми`, pre: `${vowel}х` },
  };
}

const ENDINGS: Record<Exclude<Adjective['type'], 'fixed'>, Endings> = {
  hard: { ...masculineAndPlural('ый', 'ы'), f: FEMININE },
  stressed: { ...masculineAndPlural('ой', 'ы'), f: FEMININE },
  velar: { ...masculineAndPlural('ий', 'и'), f: FEMININE },
  soft: {
    m: { nom: 'ий', gen: 'его', acc: 'ий', ins: 'им', pre: 'ем' },
    f: { nom: 'яя', gen: 'ей', acc: 'юю', ins: 'ей', pre: 'ей' },
    n: { nom: 'ее', gen: 'его', acc: 'ее', ins: 'им', pre: 'ем' },
    pl: { nom: 'ие', gen: 'их', acc: 'ие', ins: 'ими', pre: 'их' },
  },
};

/** Returns the adjective in the form for an inanimate noun of that gender and case. */
export function agree({ stem, type }: Adjective, gender: Gender, grammaticalCase: Case = 'nom'): string {
  return type === 'fixed' ? stem : stem + ENDINGS[type][gender][grammaticalCase];
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the verb form for a subject of that gender or number: `держит` or `держат`. */
export const verb = (gender: Gender, singular: string, plural: string): string => (gender === 'pl' ? plural : singular);

/** Returns the text as a slug: lower-case Latin words joined by hyphens. */
export function slugOf(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => CYRILLIC_TO_LATIN[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// cspell:disable: words of suppliers in several languages, not of ours
import { createHash } from 'node:crypto';
import { CYRILLIC_TO_LATIN } from '@meet/search-indexer/language';

const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SYMBOLS: Readonly<Record<string, string>> = {
  '″': '-in-',
  '+': '-plus-',
  '&': '-and-',
  '%': '-percent-',
  '°': '-deg-',
  '½': '-5-',
  '№': '-no-',
};
/** A straight quotation mark after a number is inches; anywhere else it quotes a word. */
const INCHES = /(?<=[\d½])"/gu;
/** Characters that can be dropped from a name without losing meaning. */
const SILENT = /[\s\-–—_.,:;/\\|()[\]{}'’`‘"«»“”!?®™©*]/u;

/** Maximum length of a generated slug. Slugs may have up to 200 characters, so there is space for a suffix. */
const MAX_LENGTH = 150;

/**
 * Converts a name to a slug of Latin letters and digits. Cyrillic is transliterated, accents are dropped, and other
 * characters become hyphens. Returns an empty string if no letter or digit is left.
 */
export function slugify(text: string): string {
  return transliterate(text).slug;
}

/**
 * Returns a slug that is unique per name. If characters with a meaning were lost, adds a short hash of the name, so the
 * sizes «42 ★» and «42» get different slugs.
 */
export function distinctSlug(text: string): string {
  const { slug, lossy } = transliterate(text);
  if (slug && !lossy && slug.length < MAX_LENGTH) return slug;
  const hash = shortHash(foldName(text), 6);
  return slug ? `${slug}-${hash}` : `x-${hash}`;
}

/** Normalises a name for comparison: lower case, ё becomes е, single spaces between words. */
export function foldName(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}

/** Returns the first `length` hex digits of the text's SHA-256. */
export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Returns a slug for a name whose derived slug belongs to another name: «Велтрок» beside Veltrok. */
export const slugBesideOther = (slug: string, name: string): string => `${slug}-${shortHash(foldName(name), 6)}`;

/**
 * Returns the possible slugs of a product, the best first. The suffixes are derived from the product's identity, so a
 * repeated or interrupted import arrives at the same slug.
 */
export function slugCandidates(wanted: string, identity: string): string[] {
  return [wanted, ...[8, 16, 32].map((length) => `${wanted}-${shortHash(identity, length)}`)];
}

/** Returns the first possible slug that no other product has. Throws if all are taken. */
export function uniqueSlug(wanted: string, identity: string, isTaken: (slug: string) => boolean): string {
  const free = slugCandidates(wanted, identity).find((slug) => !isTaken(slug));
  if (!free) throw new Error(`No free slug for "${wanted}": every suffix of ${identity} is taken.`);
  return free;
}

interface Transliterated {
  slug: string;
  lossy: boolean;
}

/** Caches slugs, because a feed repeats its sizes, brands and categories on every line. */
const MEMORY = new Map<string, Transliterated>();
const MEMORY_SIZE = 5_000;

function transliterate(text: string): Transliterated {
  const known = MEMORY.get(text);
  if (known) return known;
  const made = transliterateLetters(text);
  if (MEMORY.size >= MEMORY_SIZE) MEMORY.clear();
  MEMORY.set(text, made);
  return made;
}

function transliterateLetters(text: string): Transliterated {
  let out = '';
  let lossy = false;
  for (const letter of text.normalize('NFC').toLowerCase().replaceAll(INCHES, '″')) {
    if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) out += letter;
    else if (letter in CYRILLIC_TO_LATIN) out += CYRILLIC_TO_LATIN[letter];
    else if (letter in LATIN) out += LATIN[letter];
    else if (letter in SYMBOLS) out += SYMBOLS[letter];
    else if (SILENT.test(letter)) out += letter === "'" || letter === '’' ? '' : '-';
    else {
      const base = letter.normalize('NFKD').replace(/[^a-z0-9]/g, '');
      if (!base) lossy = true;
      out += base || '-';
    }
  }
  let slug = out.replace(/-+/g, '-').replace(/^-|-$/g, '');
  if (slug.length > MAX_LENGTH) {
    const cut = slug.slice(0, MAX_LENGTH);
    const hyphen = cut.lastIndexOf('-');
    slug = hyphen > MAX_LENGTH / 2 ? cut.slice(0, hyphen) : cut;
  }
  return { slug, lossy };
}

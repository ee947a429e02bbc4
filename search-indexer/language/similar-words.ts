import { CYRILLIC_TO_LATIN } from './cyrillic-to-latin.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord } from './noise-words.js';
import { stemWord } from './search-form.js';
import { namesClothes } from './synonyms.js';
import type { Near } from './spelling-index.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

const SOUND_COST = 0.3;
/** Latin letters usually spell a Latin word, seldom the sound of a Russian one. */
const LATIN_SOUND_COST = 0.6;
const OTHER_SOUND_COST = 2.5;
const SPELLING_COST = 0.4;
const EDIT_COST = 0.8;
/** A slip in a short word usually makes another word. */
const SHORT_COST = 0.2;
/** Cost from which it is certainly two slips. */
const SURELY_TWO = 1.8;
const TWICE_COST = 0.3;
const SHORTEST_COST = 0.6;
const OTHER_BEGINNING_COST = 0.4;
const OTHER_LETTER_COST = 0.5;
const OTHER_END_COST = 0.8;
/** A shorter stem says too little about its word. */
const SHORT_STEM = 5;
const SHORT_STEM_COST = 0.5;
const ENDING_COST = 0.15;
/** Three letters sound similar to too many words. */
const SHORT_ENDING_COST = 0.4;
/** Bonus of words for kinds of things, which people type most. */
const KIND_BONUS = 0.2;
/** Bonus per factor of ten in the number of products with the word. */
const FREQUENT_BONUS = 0.12;
/** Extra cost if only the stems are similar, not the written words. */
const STEMS_ONLY_COST = 0.15;
/** A brand is recognised at a greater distance in sound than another word. */
const FAR_FOR_BRAND = 0.2;
const MOST = 3;

/** Words of the other alphabet with a similar sound, likeliest first. */
export function soundsLike(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const found = soundingSo(surface, lexicon);
  const stem = stemWord(surface);
  // A stem that dropped its fleeting vowel has lost a sound: «джек».
  if (stem !== surface && stem.length > 2 && surface.startsWith(stem) && !ADJECTIVE.test(surface))
    for (const near of soundingSo(stem, lexicon, surface.length))
      found.push({ ...near, cost: near.cost + (stem.length < 4 ? SHORT_ENDING_COST : ENDING_COST) });
  return best(found);
}

/**
 * Words of the other alphabet with exactly the sound of a Russian word or of its dictionary form: «газели», from
 * «газель», is “gazelle”.
 */
export function soundsJustLike(surface: string, russian: readonly string[], lexicon: Lexicon): Near<KnownWord>[] {
  const found = [...new Set([surface, ...russian])].flatMap((word) =>
    lexicon.words.soundOfSurfaces
      .near(word, SAME_SOUND)
      .filter(({ entry }) => word.length > SHORT_WORD || haveSameVowels(word, entry.text))
      .map(({ entry, cost }) => ({ entry: entry.word, cost: SOUND_COST + OTHER_SOUND_COST * cost })),
  );
  return best(found).concat(surface.length > SHORT_WORD ? soundsLike(surface, lexicon) : []);
}

// cspell:ignore aeiou
/** A short word sounds similar to too many: «зала» is not “zulu”, although an Englishman might say it so. */
const SHORT_WORD = 4;

function haveSameVowels(russian: string, latin: string): boolean {
  const heard = vowelsOf(russian.replace(/./gu, (letter) => CYRILLIC_TO_LATIN[letter] ?? letter));
  const spelled = vowelsOf(latin.replaceAll('oo', 'u').replaceAll('ee', 'i'));
  return heard === spelled || (latin.endsWith('e') && `${heard}e` === spelled);
}

function vowelsOf(word: string): string {
  return word.replace(/[^aeiou]/g, '');
}

/** Endings of adjectives. A foreign name takes only those of nouns: «найки», «конверсов». */
const ADJECTIVE = /(ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ого|его|ому|ему|ую|юю)$/;

function soundingSo(text: string, lexicon: Lexicon, length = text.length): Near<KnownWord>[] {
  const base = /^[a-z]/.test(text) ? LATIN_SOUND_COST : SOUND_COST;
  const most = mostForSound(length);
  return lexicon.words.soundOfSurfaces
    .near(text, length < 4 ? most : most + FAR_FOR_BRAND)
    .filter(({ entry, cost }) => cost <= most || lexicon.isBrand(entry.word))
    .filter(({ entry }) => entry.text.length > 2 || text.length < 3)
    .map(({ entry, cost }) => ({ entry: entry.word, cost: base + OTHER_SOUND_COST * cost }));
}

/** Words of the other alphabet whose beginning sounds like this, likeliest first. */
export function soundsLikeBeginning(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const isLatin = /^[a-z]/.test(surface);
  const isShort = surface.length < SHORTEST_BEGINNING;
  if (isShort && (isLatin || surface.length < SHORTEST_OF_BRAND)) return [];
  const base = isLatin ? LATIN_BEGINNING_COST : SOUND_COST;
  const found = lexicon.words.soundOfSurfaces
    .beginning(surface, isLatin || isShort ? SAME_SOUND : MOST_FOR_BEGINNING)
    .filter(({ entry }) => !isShort || lexicon.isBrand(entry.word))
    .map(({ entry, cost }) => ({ entry: entry.word, cost: base + OTHER_SOUND_COST * cost }));
  return best(found);
}

const SHORTEST_BEGINNING = 3;
/** Two letters are enough for a brand: «ад» begins «adidas». */
const SHORTEST_OF_BRAND = 2;
const MOST_FOR_BEGINNING = 0.25;
/** A Latin beginning is rarely meant as the beginning of a Russian word; a slip is likelier. */
const LATIN_BEGINNING_COST = 1.4;

/** Words of the other alphabet that are the same word. */
export function soundsAlike(surface: string, words: Vocabulary): KnownWord[] {
  if (surface.length < 3) return [];
  const found = words.soundOfSurfaces.near(surface, SAME_SOUND).map(({ entry }) => entry.word);
  return [...new Set(found)].slice(0, MOST);
}

const SAME_SOUND = 0.12;

function mostForSound(length: number): number {
  if (length < 4) return length < 3 ? 0.1 : 0.2;
  return 0.15 + 0.05 * length;
}

/** Words within a slip or two, likeliest first. */
export function spelledLike(surface: string, words: Vocabulary, daring = false): Near<KnownWord>[] {
  if (!/^\p{L}{3,}$/u.test(surface)) return [];
  const stem = stemWord(surface);
  const most = mostEdits(surface, daring);
  const found: Near<KnownWord>[] = words.spellingOfSurfaces.near(surface, most).map(({ entry, cost }) => ({
    entry: entry.word,
    cost: spellingCost(surface, entry.text, cost) - kindBonus(entry.word),
  }));
  for (const { entry, cost } of words.spellingOfStems.near(stem, most))
    found.push({
      entry,
      cost: spellingCost(stem, entry.stem, cost) + STEMS_ONLY_COST + stemCost(stem, entry.stem) - kindBonus(entry),
    });
  return best(found);
}

function kindBonus({ stem }: KnownWord): number {
  return namesClothes(stem) ? KIND_BONUS : 0;
}

function mostEdits({ length }: string, daring: boolean): number {
  if (length < 4) return 1;
  return length < 8 ? (daring ? 1.4 : 1) : 2;
}

function spellingCost(typed: string, meant: string, edits: number): number {
  const length = Math.min(typed.length, meant.length);
  return (
    SPELLING_COST +
    EDIT_COST * edits +
    (edits > SURELY_TWO ? TWICE_COST : 0) +
    shortCost(length) +
    beginningCost(typed, meant, edits)
  );
}

function shortCost(length: number): number {
  if (length <= 3) return SHORTEST_COST;
  return length === 4 ? SHORT_COST : 0;
}

/** People usually type the first letter right; with another first letter it is usually another word. */
function beginningCost(typed: string, meant: string, edits: number): number {
  if (typed[0] === meant[0]) return 0;
  return typed.length === meant.length && edits >= 1 ? OTHER_LETTER_COST : OTHER_BEGINNING_COST;
}

/** A stem with another ending is another word of the same root, and the written words differ. */
function stemCost(typed: string, meant: string): number {
  return (typed.length < SHORT_STEM ? SHORT_STEM_COST : 0) + (typed.at(-1) === meant.at(-1) ? 0 : OTHER_END_COST);
}

/** Bonus of a word by its number of uses in the catalogue. */
export function frequentBonus(uses: number): number {
  return FREQUENT_BONUS * Math.log10(uses + 1);
}

/** The few likeliest; among equals the word with more products. Prepositions are left out. */
function best(found: Near<KnownWord>[]): Near<KnownWord>[] {
  const byWord = new Map<KnownWord, number>();
  for (const { entry, cost } of found) {
    if (isStopWord(entry.stem)) continue;
    const likely = cost - frequentBonus(entry.uses);
    if (likely < (byWord.get(entry) ?? Infinity)) byWord.set(entry, likely);
  }
  return [...byWord]
    .map(([entry, cost]) => ({ entry, cost }))
    .sort((one, other) => one.cost - other.cost || (one.entry.stem < other.entry.stem ? -1 : 1))
    .slice(0, MOST);
}

// cspell:ignore siwiy svltshot
import { coloursLike } from './colour-words.js';
import { CYRILLIC_TO_LATIN } from './cyrillic-to-latin.js';
import { beginningDistance } from './edit-distance.js';
import { neighbourKeys } from './keyboard-layout.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord } from './noise-words.js';
import { stemWord } from './search-form.js';
import { spokenForm, spokenForms } from './spoken-form.js';
import { namesClothes } from './synonyms.js';
import type { Near } from './spelling-index.js';
import type { KnownSurface, KnownWord, Vocabulary } from './vocabulary.js';

const SOUND_COST = 0.3;
/**
 * Cost of correcting a text in Latin letters by its sound. It is higher than for Cyrillic letters, because a Latin text
 * is usually a Latin word, seldom a Russian word written by its sound.
 */
const LATIN_SOUND_COST = 0.6;
const OTHER_SOUND_COST = 2.5;
const SPELLING_COST = 0.4;
const EDIT_COST = 0.8;
/** Extra cost of correcting a short word, because a typing error in it usually makes another word. */
const SHORT_COST = 0.2;
/** An edit distance above this means two separate typing errors. */
const SURELY_TWO = 1.8;
const TWICE_COST = 0.3;
const SHORTEST_COST = 0.6;
const OTHER_BEGINNING_COST = 0.4;
const OTHER_LETTER_COST = 0.5;
const OTHER_END_COST = 0.8;
/** Shorter stems get an extra cost, because they say too little about the word. */
const SHORT_STEM = 5;
const SHORT_STEM_COST = 0.5;
const ENDING_COST = 0.15;
/** Extra cost for stems of three letters, which sound like too many words. */
const SHORT_ENDING_COST = 0.4;
/** Bonus for the names of clothes, which people search for most. */
const KIND_BONUS = 0.2;
/** Bonus for each factor of ten in the number of uses of a word. */
const FREQUENT_BONUS = 0.12;
/** Extra cost if only the stems are similar, not the inflected words. */
const STEMS_ONLY_COST = 0.15;
/** A brand is still recognised if its distance in sound exceeds the usual limit by this much. */
const FAR_FOR_BRAND = 0.2;
const MOST = 3;

/** Words in the other alphabet with a similar sound, the likeliest first. */
export function soundsLike(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const found = soundingSo(surface, lexicon);
  const stem = stemWord(surface);
  // Also tries the stem, unless stemming dropped a letter inside the word (a fleeting vowel, as in «джек»): such a stem
  // lacks a sound.
  if (stem !== surface && stem.length > 2 && surface.startsWith(stem) && !ADJECTIVE.test(surface))
    for (const near of soundingSo(stem, lexicon, surface.length))
      found.push({ ...near, cost: near.cost + (stem.length < 4 ? SHORT_ENDING_COST : ENDING_COST) });
  // «Стеллы» is a form of «стелла».
  if (ENDING_OF_A.test(surface) && surface.length > SHORT_WORD)
    for (const near of soundingSo(surface.replace(ENDING_OF_A, 'а'), lexicon))
      found.push({ ...near, cost: near.cost + ENDING_COST });
  return best(found);
}

/** The endings that a name in «а» takes. */
const ENDING_OF_A = /[ыу]$/;

/**
 * Words in the other alphabet that sound exactly like a Russian word or its dictionary form: «газели», a form of
 * «газель», is “gazelle”.
 */
export function soundsJustLike(surface: string, russian: readonly string[], lexicon: Lexicon): Near<KnownWord>[] {
  const found = [...new Set([surface, ...russian])].flatMap((word) =>
    lexicon.words.soundOfSurfaces
      .near(word, SAME_SOUND)
      .filter(({ entry }) => word.length > SHORT_WORD || haveSameVowels(word, entry.text))
      .map(({ entry, cost }) => ({ entry: entry.word, cost: SOUND_COST + OTHER_SOUND_COST * cost })),
  );
  const like = surface.length > SHORT_WORD ? soundsLike(surface, lexicon) : [];
  return best(found).concat(like.filter(({ entry, cost }) => cost + frequentBonus(entry.uses) <= MOST_FOR_RUSSIAN));
}

// cspell:ignore aeiou Koton
/** A word of the language is taken for a name of nearly the same sound only: «катание» is not `Koton`. */
const MOST_FOR_RUSSIAN = 0.95;
/**
 * Up to this length the vowels must be equal too, because a short word sounds like too many others: «зала» is not
 * “zulu”.
 */
const SHORT_WORD = 4;

function haveSameVowels(russian: string, latin: string): boolean {
  const heard = vowelsOf(russian.replace(/./gu, (letter) => CYRILLIC_TO_LATIN[letter] ?? letter));
  const spelled = vowelsOf(latin.replaceAll('oo', 'u').replaceAll('ee', 'i').replace(/y$/, 'i'));
  return heard === spelled || (latin.endsWith('e') && `${heard}e` === spelled);
}

function vowelsOf(word: string): string {
  return word.replace(/[^aeiou]/g, '');
}

/**
 * Matches endings of Russian adjectives. A word with such an ending is not an inflected foreign name, because foreign
 * names take only the endings of nouns: «найки», «конверсов».
 */
/** Endings of adjectives. */
export const ADJECTIVE = /(ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ого|его|ому|ему|ую|юю)$/;

function soundingSo(text: string, lexicon: Lexicon, length = text.length): Near<KnownWord>[] {
  const base = /^[a-z]/.test(text) ? LATIN_SOUND_COST : SOUND_COST;
  const most = mostForSound(length);
  return lexicon.words.soundOfSurfaces
    .near(text, length < 4 ? most : most + FAR_FOR_BRAND)
    .filter(({ entry, cost }) => cost <= most || lexicon.isBrand(entry.word))
    .filter(({ entry }) => entry.text.length > 2 || text.length < 3)
    .map(({ entry, cost }) => ({ entry: entry.word, cost: base + OTHER_SOUND_COST * cost }));
}

/**
 * Returns names in Latin letters that sound like a Cyrillic text except for one typing error: two swapped letters, an
 * additional, missing or wrong letter. With `daring` the text may be shorter.
 */
export function soundsLikeBarOneSlip(surface: string, lexicon: Lexicon, daring = false): Near<KnownWord>[] {
  if (surface.length < (daring ? SHORTEST_DARING : SHORTEST_SLIP) || !/^[а-я]+$/.test(surface)) return [];
  const { soundOfSurfaces } = lexicon.words;
  const variants = [...slippedFrom(surface), ...(daring ? withNeighbourKeys(surface) : [])];
  const found = variants.flatMap((variant) => soundOfSurfaces.near(variant, SAME_SOUND_WITH_ENDING));
  const missing = surface.length < SHORTEST_SLIP && !daring ? [] : soundOfSurfaces.nearBarOneSound(surface, ONE_SOUND);
  const heard = [
    ...found.map(({ entry, cost }) => ({ entry, cost: SLIP_COST + cost })),
    ...missing.map(({ entry, cost }) => ({ entry, cost: SLIP_COST + cost - 1 })),
  ];
  return best(
    heard
      .filter(({ entry }) => entry.text.length >= SHORTEST_SLIPPED || (daring && isShortName(surface, entry)))
      .map(({ entry, cost }) => ({ entry: entry.word, cost })),
    daring ? MOST_DARING : MOST,
  );
}

/**
 * Returns the possible intended texts if two letters are swapped or one is additional. The first letter is assumed to
 * be right.
 */
function slippedFrom(surface: string): Set<string> {
  const variants = new Set<string>();
  for (let place = 1; place < surface.length; place += 1) {
    const [before, one, other, after] = [
      surface.slice(0, place - 1),
      surface[place - 1],
      surface[place],
      surface.slice(place + 1),
    ];
    variants.add(`${before}${other}${one}${after}`);
    variants.add(`${before}${one}${after}`);
  }
  return variants;
}

function withNeighbourKeys(surface: string): string[] {
  return Array.from(surface, (letter, place) =>
    Array.from(neighbourKeys(letter), (other) => surface.slice(0, place) + other + surface.slice(place + 1)),
  ).flat();
}

const SHORTEST_SLIP = 5;
const SHORTEST_DARING = 4;
const MOST_DARING = 8;
/** With a slip, `toe` sounds like too many words. */
const SHORTEST_SLIPPED = 4;
/** Beside other words of a name, a frequent one that begins with the same sound may be as short as `max`. */
const isShortName = (surface: string, { text, word }: KnownSurface): boolean =>
  text.length === SHORTEST_SLIPPED - 1 && word.uses >= OFTEN && spokenForm(text)[0] === spokenForm(surface)[0];

const OFTEN = 100;
const SLIP_COST = 1.3;
const SAME_SOUND_WITH_ENDING = 0.3;
const ONE_SOUND = 1.3;

/**
 * Returns brands of the other alphabet that sound like a long text except for one wrong letter. Other words are not
 * searched, because a word that the shop does not have often differs by one letter from a word that it has.
 */
export function brandsHeardLike(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const isLatin = /[a-z]/.test(surface);
  const found = spokenForms(surface)
    .filter(({ length }) => length >= SHORTEST_HEARD)
    .flatMap((form) =>
      lexicon.words.spellingOfSounds
        .near(form, 1)
        .filter(({ entry }) => /[a-z]/.test(entry.text) !== isLatin && lexicon.isBrand(entry.word))
        .filter(({ entry }) => spokenForm(entry.text)[0] === form[0]),
    );
  return best(found.map(({ entry, cost }) => ({ entry: entry.word, cost: SLIP_COST + HEARD_COST * cost })));
}

/**
 * Returns Russian colours and kinds of goods that sound like Latin letters except for one typing error: `siwiy` is
 * «синий», `svltshot` is «свитшот». A colour must have the ending of a Russian adjective, and a kind must be long.
 */
export function russianHeardLike(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const isAdjective = ADJECTIVE_IN_LATIN.test(surface);
  if (!isAdjective && !(/^[a-z]+$/.test(surface) && surface.length >= SHORTEST_HEARD)) return [];
  const found = spokenForms(surface).flatMap((form) =>
    lexicon.words.spellingOfSounds
      .near(form, 1)
      .filter(({ entry }) => /^[а-я]/.test(entry.text))
      .filter(({ entry }) => (isAdjective ? coloursLike(entry.word.stem).length > 0 : namesClothes(entry.word.stem))),
  );
  return best(found.map(({ entry, cost }) => ({ entry: entry.word, cost: SPELLING_COST + EDIT_COST * cost })));
}

const ADJECTIVE_IN_LATIN = /^[a-z]{2,}(?:[ijy]{2}|aya|aja|oye|oe)$/;
const SHORTEST_HEARD = 6;
const HEARD_COST = 0.3;

/** Returns names of clothes and shoes with nearly this stem. */
export function clothesSpelledLike(stem: string, words: Vocabulary): Near<KnownWord>[] {
  const found = words.spellingOfStems
    .near(stem, mostEdits(stem, false))
    .filter(({ entry }) => namesClothes(entry.stem));
  return best(found.map(({ entry, cost }) => ({ entry, cost: spellingCost(stem, entry.stem, cost) })));
}

/** Returns words whose beginning equals an unfinished text except for one typing error. */
export function beginsLike(surface: string, words: Vocabulary): Near<KnownWord>[] {
  if (surface.length < SHORTEST_SLIP || !/^\p{L}+$/u.test(surface)) return [];
  const found: Near<KnownWord>[] = [];
  for (const word of words.beginningWith(surface.slice(0, SAME_BEGINNING)))
    for (const { text } of word.surfaces) {
      if (text.length < surface.length + 1) continue;
      const edits = beginningDistance(surface, text, 1);
      if (edits <= 1) found.push({ entry: word, cost: SPELLING_COST + EDIT_COST * edits + UNFINISHED_COST });
    }
  return best(found);
}

const SAME_BEGINNING = 2;
const UNFINISHED_COST = 0.3;

/** Words in the other alphabet whose beginning sounds like `surface`, the likeliest first. */
export function soundsLikeBeginning(surface: string, lexicon: Lexicon): Near<KnownWord>[] {
  const isLatin = /^[a-z]/.test(surface);
  const isShort = surface.length < SHORTEST_BEGINNING;
  if (isShort && (isLatin || surface.length < SHORTEST_OF_BRAND)) return [];
  const base = isLatin ? LATIN_BEGINNING_COST : SOUND_COST;
  const found = lexicon.words.soundOfSurfaces
    .beginning(surface, isLatin || surface.length < SHORTEST_INEXACT ? SAME_BEGUN : MOST_FOR_BEGINNING)
    .filter(({ entry }) => !isShort || lexicon.isBrand(entry.word))
    .map(({ entry, cost }) => ({
      entry: entry.word,
      // Such a short text is the beginning of many names. The most frequent name is likelier than a name that sounds
      // slightly nearer.
      cost: base + OTHER_SOUND_COST * cost - (surface.length <= SHORTEST_BEGINNING ? frequentBonus(entry.uses) : 0),
    }));
  return best(found);
}

const SHORTEST_BEGINNING = 3;
/** Minimum length to recognise the beginning of a brand: «ад» begins «adidas». */
const SHORTEST_OF_BRAND = 2;
const MOST_FOR_BEGINNING = 0.25;
const SAME_BEGUN = 0.1;
/** A shorter beginning must sound exactly the same. */
const SHORTEST_INEXACT = 5;
/** Cost of taking Latin letters for the beginning of a Russian word. It is high, because a typing error is likelier. */
const LATIN_BEGINNING_COST = 1.4;

/** Words in the other alphabet with the same sound, that is, other spellings of the same word. */
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

/** Words that differ from the text by one or two typing errors, the likeliest first. */
export function spelledLike(surface: string, words: Vocabulary, daring = false): Near<KnownWord>[] {
  if (!/^\p{L}{3,}$/u.test(surface)) return [];
  const stem = stemWord(surface);
  const most = mostEdits(surface, daring);
  // Of three letters the first is no slip: «yee» is no tee. Of four it may be that of a key beside it.
  const mayBegin = (text: string) =>
    surface.length > 4 ||
    text[0] === surface[0] ||
    (surface.length > 3 && (text[0] === surface[1] || neighbourKeys(surface[0]!).includes(text[0]!)));
  const near = words.spellingOfSurfaces.near(surface, most).filter(({ entry }) => mayBegin(entry.text));
  const found: Near<KnownWord>[] = near.map(({ entry, cost }) => ({
    entry: entry.word,
    cost: spellingCost(surface, entry.text, cost) - kindBonus(entry.word),
  }));
  for (const { entry, cost } of words.spellingOfStems.near(stem, most).filter((like) => mayBegin(like.entry.stem)))
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

/**
 * Extra cost if the first letters differ: people usually type the first letter right, so it is probably another word.
 */
function beginningCost(typed: string, meant: string, edits: number): number {
  if (typed[0] === meant[0]) return 0;
  return typed.length === meant.length && edits >= 1 ? OTHER_LETTER_COST : OTHER_BEGINNING_COST;
}

/** Extra cost of comparing stems. Stems with different endings are usually different words of the same root. */
function stemCost(typed: string, meant: string): number {
  return (typed.length < SHORT_STEM ? SHORT_STEM_COST : 0) + (typed.at(-1) === meant.at(-1) ? 0 : OTHER_END_COST);
}

/** Bonus for a word by its number of uses in the catalogue. */
export function frequentBonus(uses: number): number {
  return FREQUENT_BONUS * Math.log10(uses + 1);
}

/** Returns the few words that were most likely meant. Frequent words get a bonus; stop words are left out. */
function best(found: Near<KnownWord>[], most = MOST): Near<KnownWord>[] {
  const byWord = new Map<KnownWord, number>();
  for (const { entry, cost } of found) {
    if (isStopWord(entry.stem)) continue;
    const likely = cost - frequentBonus(entry.uses);
    if (likely < (byWord.get(entry) ?? Infinity)) byWord.set(entry, likely);
  }
  return [...byWord]
    .map(([entry, cost]) => ({ entry, cost }))
    .sort((one, other) => one.cost - other.cost || (one.entry.stem < other.entry.stem ? -1 : 1))
    .slice(0, most);
}

// cspell:ignore велонасос велосумка вейпорфлай баленсиага
import { attributeAt, attributeSpelledLike, beginsAttribute } from './attributes.js';
import { goodsNamed, goodsRefinedBy, kindSpelledLike } from './concepts/goods.js';
import { plainStems, plainWord } from './diminutive.js';
import { goodsKnown, namesOtherGoods } from './goods-phrases.js';
import { goodsBegun } from './goods-begun.js';
import { brandsBegun } from './known-brands.js';
import { meaningSpelledLike } from './meaning-words.js';
import { isOnlyInNames } from './name-words.js';
import { isPlausibleWord } from './plausible-word.js';
import { latinModels } from './mixed-word.js';
import { isStopWord } from './noise-words.js';
import type { Daring, Reading } from './reading.js';
import type { Lexicon } from './lexicon.js';
import { stemWord } from './search-form.js';
import { russianInLatin } from './spoken-form.js';
import { CYRILLIC_TO_LATIN } from './cyrillic-to-latin.js';
import { isAmount, isCommonWord } from './common-words.js';
import { otherNumber } from './latin-number.js';
import { russianWords } from './russian-words.js';
import { kindsOf, namesClothes, namesOf, sameAs, synonymsOf } from './synonyms.js';
import { splitJoined } from './joined-words.js';
import {
  beginsLike,
  brandsHeardLike,
  clothesSpelledLike,
  frequentBonus,
  russianHeardLike,
  soundsAlike,
  soundsJustLike,
  soundsLike,
  soundsLikeBarOneSlip,
  soundsLikeBeginning,
  spelledLike,
} from './similar-words.js';
import { usualSurface, type KnownWord } from './vocabulary.js';

/** Cost of reading a word as unknown, that is, not in the catalogue. An implausible word costs more. */
const UNKNOWN_COST = 1.9;
const IMPLAUSIBLE_COST = 3;
const LETTER_COST = 0.1;
/** Cost of reading a misspelt word as a kind of goods that no product's name says. */
const KIND_COST = 1;
const COMMON_COST = 0.05;
/** Cost of reading a word as the name of clothes that this shop does not sell. */
const LACKING_COST = 0.35;
/**
 * Cost of reading a word as Russian although no product has it. A long one costs more, because it may be a foreign name
 * with a similar sound («блейзер»).
 */
const RUSSIAN_COST = 0.49;
const LONG_RUSSIAN_COST = 1.1;
const LONG_RUSSIAN = 6;
/** A Russian word of at least this length is taken as complete, and not as the beginning of a foreign name. */
const SHORTEST_SAID = 4;
const SYNONYM_COST = 0.25;
/** Cost of reading Latin letters as a Russian word that every shop uses, letter by letter. */
const IN_LATIN_COST = 1;
const NUMBER_COST = 0.1;
const BEGINNING_COST = 0.2;
const SOUNDING_BEGINNING_COST = 0.4;

/**
 * Returns the readings of one word, the likeliest first; never empty. Pass a word as `splitWords` or `wordParts`
 * returns it. With `last` the word may be unfinished.
 */
export function readWord(surface: string, lexicon: Lexicon, last: boolean, daring: Daring = 'usual'): Reading[] {
  return readingsOf(surface, lexicon, last, daring).map((reading) => ({ ...reading, literal: surface }));
}

function readingsOf(surface: string, lexicon: Lexicon, last: boolean, daring: Daring): Reading[] {
  const stem = stemWord(surface);
  const literal = { surface, forms: [stem], known: true };
  const word = lexicon.words.get(stem);
  // «На» alone may begin a name; beside other words it stays a preposition.
  if (word && !(last && isShortRussian(surface) && isStopWord(stem)))
    return [{ words: [{ ...literal, forms: [...new Set([stem, ...otherForms(word, surface, lexicon)])] }], cost: 0 }];
  if (surface.length === 1)
    return [{ words: [{ ...literal, forms: sameLetter(surface), known: false }], cost: LETTER_COST }];
  if (isAmount(surface)) return [{ words: [{ ...literal, known: false }], cost: 0 }];
  const goods = goodsKnown(stem, lexicon);
  if (goods) return [{ words: [{ ...literal, forms: [stem, ...synonymsKnown(stem, lexicon)] }], cost: 0 }];

  // «Велонасос» is a pump.
  const part = BICYCLE_PART.exec(surface)?.[1];
  if (part && namesOtherGoods(stemWord(part))) return readingsOf(part, lexicon, last, daring);

  // «Цветочек» is a pattern of its own.
  const plain = attributeAt([stem], 0) ? null : plainWord(stem);
  if (plain) {
    const forms = [plain, ...synonymsKnown(plain, lexicon), ...kindsKnown(plain, lexicon)];
    return [{ words: [{ surface, forms: [...new Set([...forms, stem])], known: true }], cost: SYNONYM_COST }];
  }

  const readings: Reading[] = undoubled(surface, lexicon);
  const russianMeant = daring === 'usual' ? russianInLatin(surface) : undefined;
  if (russianMeant && isOfClothes(stemWord(russianMeant))) {
    const [reading] = readingsOf(russianMeant, lexicon, false, 'none');
    readings.push({ ...reading!, cost: reading!.cost + IN_LATIN_COST });
  }
  const known = [...namesOf(surface), ...synonymsOf(stem)].filter((synonym) =>
    synonym.every((part) => lexicon.words.get(part)),
  );
  // The same word in the other alphabet comes first: «спорт» is part of `Adidas Sport Performance`.
  const alike = new Set(known.length > 1 ? soundsAlike(surface, lexicon.words).map((other) => other.stem) : []);
  const synonyms = known.toSorted(([one], [other]) => Number(alike.has(other!)) - Number(alike.has(one!)));
  const kinds = kindsKnown(stem, lexicon);
  if (kinds.length)
    readings.push({ words: [{ ...literal, forms: [...new Set([stem, ...kinds])] }], cost: SYNONYM_COST });
  else if (synonyms.length) readings.push(synonymReading(synonyms, surface, lexicon));
  const inOtherNumber = otherNumber(surface).filter((other) => lexicon.words.get(other));
  if (inOtherNumber.length)
    readings.push({ words: [{ ...literal, forms: [...inOtherNumber, stem] }], cost: NUMBER_COST });
  const russian = daring === 'usual' ? russianWords(surface, stem) : [];
  if (!last) readings.push(...(russian.length ? [] : longerWord(stem, lexicon)));
  else if (isShortRussian(surface)) readings.push(...shortBeginning(surface, lexicon));
  else {
    readings.push(...beginning(surface, lexicon));
    if (!russian.length || surface.length < SHORTEST_SAID || isCommonWord(stem))
      readings.push(...soundingBeginning(surface, lexicon));
    else readings.push(...brandBeginning(surface, lexicon));
  }
  // Two or three letters are rather a beginning, even if the language has such a word: «бал».
  const isBegun = last && isShortRussian(surface) && readings.length > 0;
  const isNickname = synonyms.length > 0 && namesOf(surface).length > 0;
  if ((isCommonWord(stem) && !isNickname) || namesOtherGoods(stem) || beginsAttribute(stem) || refinesKind(stem))
    readings.push({ words: [{ ...literal, known: false }], cost: namesClothes(stem) ? LACKING_COST : COMMON_COST });
  else if (russian.length && !isBegun)
    readings.push(
      ...sameInSpeech(surface, lexicon),
      ...soundsJustLike(surface, russian, lexicon).map(({ entry, cost }) => repairedAs(entry, cost, surface, lexicon)),
    );
  else if (daring !== 'none' && !isBegun) {
    readings.push(...repairs(surface, lexicon, daring === 'more'));
    if (daring === 'usual')
      readings.push(
        ...russianHeardLike(surface, lexicon).map(({ entry, cost }) => repairedAs(entry, cost, surface, lexicon)),
      );
    if (!readings.length && daring === 'usual') readings.push(...slips(surface, lexicon, last));
    if (!readings.length && daring === 'usual')
      readings.push(...kindsSpelledLike(stem, lexicon), ...attributesSpelledLike(stem));
  }
  const isLikely = daring === 'usual' && isPlausibleWord(surface);
  const unknownCost = isLikely ? UNKNOWN_COST : IMPLAUSIBLE_COST;
  const isBeginning = last && surface.length < SHORTEST_SAID;
  const russianCost = surface.length < LONG_RUSSIAN ? RUSSIAN_COST : LONG_RUSSIAN_COST;
  readings.push({
    words: [{ ...literal, known: false }],
    cost: russian.length && !isBeginning ? russianCost : unknownCost,
  });
  return readings.sort((one, other) => one.cost - other.cost).slice(0, MOST_READINGS);
}

/**
 * True for a word of the language, whether or not the shop has it. Such a word is never taken for a misspelled name.
 */
export function isWordOfLanguage(surface: string): boolean {
  const stem = stemWord(surface);
  return isCommonWord(stem) || namesOtherGoods(stem) || refinesKind(stem) || russianWords(surface, stem).length > 0;
}

/** True for a word that makes a kind narrower beside it: «аляска» of jackets. */
const refinesKind = (stem: string): boolean => goodsRefinedBy(stem).length > 0;

const isOfClothes = (stem: string): boolean =>
  !isStopWord(stem) && (isCommonWord(stem) || goodsNamed([stem]) !== undefined);

/** Single synonyms that the catalogue has. */
function synonymsKnown(stem: string, lexicon: Lexicon): string[] {
  return synonymsOf(stem).flatMap(([first, ...more]) => (!more.length && lexicon.words.get(first!) ? [first!] : []));
}

/** Stems of the narrower words that the catalogue has: a «куртка» may be a bomber. */
function kindsKnown(stem: string, lexicon: Lexicon): string[] {
  const kinds = kindsOf(stem);
  return kinds.length ? [...sameAs(stem), ...kinds].filter((kind) => lexicon.words.get(kind)) : [];
}

/** Corrections by sound, by spelling, by splitting the text in two words and by transliterating a model name. */
function repairs(surface: string, lexicon: Lexicon, daring: boolean): Reading[] {
  if (surface.length > LONGEST) return [];
  return [
    ...soundsLike(surface, lexicon).map(({ entry, cost }) =>
      (cost + frequentBonus(entry.uses) > SURELY_HEARD ? guessedAs : repairedAs)(entry, cost, surface, lexicon),
    ),
    ...spelledLike(surface, lexicon.words, daring).map(({ entry, cost }) => repairedAs(entry, cost, surface, lexicon)),
    ...splitJoined(surface, lexicon),
    ...latinModels(surface)
      .flatMap((model) => lexicon.words.get(model) ?? [])
      .map((word) => repairedAs(word, MODEL_COST, surface, lexicon)),
  ];
}

/**
 * Returns names whose sound differs by one typing error, words that begin with the text except for one typing error,
 * and misspelled diminutives.
 */
function slips(surface: string, lexicon: Lexicon, last: boolean): Reading[] {
  if (surface.length > LONGEST) return [];
  const begun = last ? beginsLike(surface, lexicon.words) : [];
  const plain = plainStems(stemWord(surface)).flatMap((stem) => clothesSpelledLike(stem, lexicon.words));
  return [
    ...soundsLikeBarOneSlip(surface, lexicon).map(({ entry, cost }) => guessedAs(entry, cost, surface, lexicon)),
    ...[...brandsHeardLike(surface, lexicon), ...begun, ...plain].map(({ entry, cost }) =>
      repairedAs(entry, cost, surface, lexicon),
    ),
  ];
}

/** Reads a word of every shop in which a letter is typed twice: «футболла» is football, and no misspelt tee. */ // cspell:disable-line – a slip
function undoubled(surface: string, lexicon: Lexicon): Reading[] {
  const single = surface.replace(/(\p{L})\1+/u, '$1');
  const stem = stemWord(single);
  if (single === surface || single.length < SHORTEST_SAID || !isCommonWord(stem) || isCommonWord(stemWord(surface)))
    return [];
  const word = lexicon.words.get(stem);
  const forms = [stem, ...(word ? otherForms(word, single, lexicon) : synonymsKnown(stem, lexicon))];
  return [{ words: [{ surface: single, forms: [...new Set(forms)], known: word !== undefined }], cost: NUMBER_COST }];
}

/** Returns the word for a property or a meaning that no product's name says as the query does: «клеточка» with a slip. */
function attributesSpelledLike(stem: string): Reading[] {
  const surface = attributeSpelledLike(stem) ?? meaningSpelledLike(stem);
  return surface ? [{ words: [{ surface, forms: [stemWord(surface)], known: true }], cost: KIND_COST }] : [];
}

/** Returns the word for a kind of goods that the shop has by other names only: a misspelt «босоножки» among `Sandals`. */
function kindsSpelledLike(stem: string, lexicon: Lexicon): Reading[] {
  const surface = kindSpelledLike(stem);
  const kind = surface && stemWord(surface);
  if (!kind || !goodsKnown(kind, lexicon)) return [];
  return [{ words: [{ surface, forms: [kind, ...synonymsKnown(kind, lexicon)], known: true }], cost: KIND_COST }];
}

function sameLetter(letter: string): string[] {
  const latin = CYRILLIC_TO_LATIN[letter];
  return latin ? [letter, latin] : [letter];
}

/** A word for something of a bicycle: «велосумка». */
const BICYCLE_PART = /^вело(\p{L}{4,})$/u;
const MOST_READINGS = 4;
/** Maximum length of a word; longer words are not corrected. */
const LONGEST = 24;

/**
 * Reading of a corrected word. The typed word is kept as its last form, because a description may contain it. A brand
 * costs less than another word.
 */
export function repairedAs(word: KnownWord, cost: number, typed: string, lexicon: Lexicon): Reading {
  const surface = usualSurface(word);
  const forms = [word.stem, ...otherForms(word, surface, lexicon), stemWord(typed)];
  const isGuess = cost > FAR_COST && { isGuess: true as const };
  return {
    words: [{ surface, forms: [...new Set(forms)], known: true, ...isGuess }],
    cost: lexicon.isBrand(word) ? cost - BRAND_BONUS : cost,
  };
}

/** Reading of a word that sounds somewhat like a name of the other alphabet. Only a brand or a long name is certain to be meant. */
export function guessedAs(word: KnownWord, cost: number, typed: string, lexicon: Lexicon): Reading {
  const reading = repairedAs(word, cost, typed, lexicon);
  const isSure = typed.length >= LONG_NAME || /[a-z]/.test(word.stem) === /[a-z]/.test(typed) || lexicon.isBrand(word);
  return isSure ? reading : { ...reading, words: reading.words.map((one) => ({ ...one, isGuess: true as const })) };
}

/** A name whose sound differs by more is a guess. */
const SURELY_HEARD = 0.8;
/** A name of this length is hardly like another: «вейпорфлай». */
const LONG_NAME = 8;
/** A correction that costs more is a guess. */
const FAR_COST = 1.4;
const BRAND_BONUS = 0.1;
const MODEL_COST = 0.4;

/** Reads a word as its first synonym in the catalogue. Further synonyms that are single words are added as forms. */
function synonymReading([first, ...others]: string[][], surface: string, lexicon: Lexicon): Reading {
  const words = first!.map((stem) => ({ surface: usualSurface(lexicon.words.get(stem)!), forms: [stem], known: true }));
  if (words.length > 1) return { words, cost: SYNONYM_COST };
  const forms = [...first!, ...others.filter(({ length }) => length === 1).flat()];
  return { words: [{ surface, forms, known: true }], cost: SYNONYM_COST };
}

/**
 * Further stems in the catalogue for a known word: synonyms, narrower words, its singular or plural, and the same word
 * in the other alphabet.
 */
function otherForms(word: KnownWord, surface: string, lexicon: Lexicon): string[] {
  const single = synonymsOf(word.stem).flatMap((synonym) => (synonym.length === 1 ? synonym : []));
  const called = [...single, ...kindsOf(word.stem), ...otherNumber(surface)];
  return [
    ...called.filter((stem) => lexicon.words.get(stem)),
    ...soundsAlike(surface, lexicon.words).map(({ stem }) => stem),
  ];
}

/**
 * Reads an unfinished word. «кроссо» is the beginning of a stem; «зелены» is only the beginning of an inflected form.
 */
function beginning(surface: string, lexicon: Lexicon): Reading[] {
  if (surface.length < 2) return [];
  const begun = [...lexicon.words.beginningWith(surface)].sort((one, other) => other.uses - one.uses);
  if (!begun.length) return [];
  const isStem = begun.some(({ stem }) => stem.startsWith(surface));
  const forms = isStem ? [surface] : begun.slice(0, MOST_FORMS).map(({ stem }) => stem);
  const cost = surface.length < 3 ? 2 * BEGINNING_COST : BEGINNING_COST;
  const uses = begun.reduce((sum, word) => sum + word.uses, 0);
  return [{ words: [{ surface, forms, known: true }], cost: cost - frequentBonus(uses) }];
}

const isShortRussian = (surface: string): boolean => /^[а-я]{2,3}$/.test(surface);

/**
 * Reads two or three letters. They begin words and, by their sound, names in the other alphabet: «су» is «сумка» and
 * `Supreme`. All of these are found, unless most of the shop's goods have a name alone.
 */
function shortBeginning(surface: string, lexicon: Lexicon): Reading[] {
  const words = [...lexicon.words.beginningWith(surface)].filter(({ stem }) => !isStopWord(stem));
  const own = words.length ? beginning(surface, lexicon)[0] : undefined;
  const brands = brandsBegun(surface, lexicon);
  const heard = soundsLikeBeginning(surface, lexicon).map(({ entry }) => entry);
  // Kinds and properties are said in Russian: «пал» is no `pullover`.
  // «Лоу» is the whole `low`, and only then the beginning of `loafer`.
  const whole = new Set(soundsAlike(surface, lexicon.words).map(({ stem }) => stem));
  const weight = (word: KnownWord) =>
    goodsBegun(word.stem, lexicon, whole.has(word.stem)) * (brands.includes(word) ? FIRST_WORD_WEIGHT : 1);
  const names = [...brands, ...heard]
    .filter(({ stem }) => /^[a-z]/.test(stem) && (isOnlyInNames(stem) || !own))
    .sort((one, other) => weight(other) - weight(one));
  const [likeliest] = names;
  if (!likeliest) return own ? [own] : [];
  // A name comes before the longer one that it begins, unless the shop has much more of that.
  const name = names.find((one) => isBeginningOf(one, likeliest)) ?? likeliest;
  const forms = [...new Set([name, ...names])].map(({ stem }) => stem);
  const begun = Math.max(0, ...words.map(({ uses }) => uses));
  if (!own || name.uses > begun * MANY_TIMES) {
    const reading = repairedAs(name, own?.cost ?? SOUNDING_BEGINNING_COST, surface, lexicon);
    const [word] = reading.words;
    return [
      { ...reading, words: [{ ...word!, forms: [...new Set([...word!.forms, ...forms])] }] },
      ...(own ? [own] : []),
    ];
  }
  const [word] = own.words;
  return [{ ...own, words: [{ ...word!, forms: [...new Set([...word!.forms, ...forms])] }] }];
}

/** People begin a brand with its first word: «бал» is Balenciaga rather than New Balance. */
const FIRST_WORD_WEIGHT = 3;
const MANY_TIMES = 3;
const MUCH_MORE = 1.5;

const isBeginningOf = (one: KnownWord, other: KnownWord): boolean =>
  one !== other && other.stem.startsWith(one.stem) && other.uses < one.uses * MUCH_MORE;

/** Reads a word of the language as the beginning of a brand of the shop, as Russians spell it: «бале» of «баленсиага». */
function brandBeginning(surface: string, lexicon: Lexicon): Reading[] {
  return brandsBegun(surface, lexicon).map((brand) => repairedAs(brand, BEGINNING_COST, surface, lexicon));
}

/** Reads a word of the language that no product has as a kind of goods that differs in an unstressed vowel: «пуховек». */ // cspell:disable-line – a slip
function sameInSpeech(surface: string, lexicon: Lexicon): Reading[] {
  if (surface.length < LONG_RUSSIAN) return [];
  const variants = Array.from(surface, (letter, place) => {
    const other = UNSTRESSED[letter];
    return other ? surface.slice(0, place) + other + surface.slice(place + 1) : surface;
  });
  return variants.flatMap((variant) => {
    const word = variant === surface ? undefined : lexicon.words.get(stemWord(variant));
    return word && namesClothes(word.stem) ? [repairedAs(word, SOUNDING_BEGINNING_COST, surface, lexicon)] : [];
  });
}

/** Vowels that sound alike without stress. */
const UNSTRESSED: Readonly<Record<string, string>> = { е: 'и', и: 'е', о: 'а', а: 'о' };

/** Reads an unfinished word as the beginning of a similar-sounding name in the other alphabet. */
function soundingBeginning(surface: string, lexicon: Lexicon): Reading[] {
  const found = soundsLikeBeginning(surface, lexicon).map(({ entry, cost }) =>
    repairedAs(entry, cost + SOUNDING_BEGINNING_COST, surface, lexicon),
  );
  const [likeliest, ...others] = found;
  if (!likeliest || surface.length >= SHORTEST_SAID) return found;
  // Two or three letters are the beginning of several names, any of which may be meant.
  const [word] = likeliest.words;
  const forms = [word!, ...others.flatMap(({ words }) => words)].flatMap((one) => one.forms);
  return [{ ...likeliest, words: [{ ...word!, forms: [...new Set(forms)] }] }, ...others];
}

/** Reads a colloquial short form as the longer word: «плиссе» for «плиссированная». */
function longerWord(stem: string, lexicon: Lexicon): Reading[] {
  if (stem.length < SHORTEST_CUT) return [];
  const [usual] = [...lexicon.words.beginningWith(stem)].sort((one, other) => other.uses - one.uses);
  if (!usual?.stem.startsWith(stem)) return [];
  return [{ words: [{ surface: usualSurface(usual), forms: [usual.stem], known: true }], cost: CUT_COST }];
}

const SHORTEST_CUT = 5;
const CUT_COST = 0.6;

const MOST_FORMS = 4;

import { withinOneSlip } from '../edit-distance.js';
import { searchForm } from '../search-form.js';
import { conceptWords } from './concept-words.js';
import { KIND_PHRASES, type Kind } from './kinds.js';
import { KINDS_FOR_WOMEN, NARROW_KINDS, NOT_CALLED_SO, SIMILAR_KINDS } from './narrow-kinds.js';
import { OTHER_GOODS } from './other-goods.js';
import { withoutPeople } from './people.js';
import { BEFORE_OTHERS, OTHER_THINGS, readKinds } from './read-kind.js';

/** A kind of goods in the search: a kind of the concept categories, or a narrower one. */
export interface Goods {
  /** Never changes, because documents store it. */
  id: string;
  /** Name in the plural. */
  name: string;
  /** The kinds that include it. */
  above: Goods[];
  /** Id in the open taxonomy; null for a narrower kind. */
  taxonomyId: string | null;
}

const ACCESSORIES = 'aa-2';
const CLOTHING = 'aa-1';
const SHOES = 'aa-8';
const OUTERWEAR = 'aa-1-10';
const MATERNITY = 'aa-1-7';
const SET = 'sets';
/** Ids of clothes by their form in the taxonomy: dresses, overalls, outerwear, trousers, tops, shorts, skirts, suits. */
const FORMS: ReadonlySet<string> = new Set([
  'aa-1-4',
  'aa-1-9',
  OUTERWEAR,
  'aa-1-12',
  'aa-1-13',
  'aa-1-14',
  'aa-1-15',
  'aa-1-19',
]);
/** Ids of clothes for sleeping and swimming, which have forms of their own. */
const FOR_NIGHT_AND_SEA: ReadonlySet<string> = new Set(['aa-1-17', 'aa-1-20']);
/**
 * After such a word comes the product itself, if no product is named before it: «набор из 2 футболок», `by Stella
 * Running Shoes`.
 */
const BEFORE_THINGS = new Set(['из', 'by', 'to', 'of', 'от']);
/** Maximum number of words in a phrase of the tables. */
const LONGEST_PHRASE = 3;
/** A Russian stem that is long enough to be recognised despite a typing error. */
const LONG_RUSSIAN = /^[а-я]{6,}$/;

const byName = new Map<string, Goods>();
const byId = new Map<string, Goods>();
const phrases = new Map<string, Goods>();
/** Names of models, which mean a kind in names of goods, but not in queries. */
const models = new Set<string>();
/** Words that specify a narrower kind next to a word of the broader kind, by their stems. */
const modifiers = new Map<string, Goods[]>();

function goodsOf(kind: Kind): Goods {
  const known = byName.get(kind.name);
  if (known) return known;
  const id = kind.isOnly ? kind.taxonomyId : `${kind.taxonomyId} ${kind.name}`;
  return added({
    ...{ id, name: kind.name, taxonomyId: kind.taxonomyId },
    above: aboveOf(kind),
  });
}

/** Coats and jackets are outerwear; all other kinds are directly below their section. */
function aboveOf({ taxonomyId, section }: Kind): Goods[] {
  const outerwear = taxonomyId.startsWith(`${OUTERWEAR}-`) ? byId.get(OUTERWEAR) : undefined;
  if (outerwear) return [outerwear];
  return section ? [goodsOf(section)] : [];
}

function added(goods: Goods): Goods {
  byName.set(goods.name, goods);
  byId.set(goods.id, goods);
  return goods;
}

for (const [phrase, kind] of KIND_PHRASES) phrases.set(phrase, goodsOf(kind));
const wordsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\(([^)]+)\)|([^\s,()]+)/g), ([, phrase, word]) => phrase ?? word!);

const narrow = [...NARROW_KINDS.matchAll(/^(\S+) (.+?) < (.+?): (.+)$/gm)].map(([, id, name, above, words]) => ({
  goods: added({ id: id!, name: name!, above: [], taxonomyId: null }),
  above: above!.split(', '),
  words: words!,
}));
for (const { goods, above, words } of narrow) {
  goods.above = above.map((name) => byName.get(name)!);
  for (const word of wordsIn(words)) {
    if (word.startsWith('=')) {
      models.add(word.slice(1));
      phrases.set(word.slice(1), goods);
    } else if (!word.startsWith('+')) phrases.set(word, goods);
    else {
      const stem = searchForm(word.slice(1));
      modifiers.set(stem, [...(modifiers.get(stem) ?? []), goods]);
    }
  }
}
for (const [, id, name, groups] of OTHER_GOODS.matchAll(/^(\S+) (.+?): (.+)$/gm)) {
  const section = added({ id: id!, name: name!, above: [], taxonomyId: null });
  for (const [place, group] of groups!.split(' | ').entries()) {
    const words = wordsIn(group);
    const own = words[0]!.replace(/^./, (letter) => letter.toUpperCase());
    const goods = place ? added({ id: `${id}-${place}`, name: own, above: [section], taxonomyId: null }) : section;
    for (const word of words) phrases.set(word, goods);
  }
}
// In names, `bike shorts` also occurs as `bike short`.
for (const [phrase, goods] of [...phrases])
  if (/^[a-z ]+ [a-z]+[^s]s$/.test(phrase) && !phrases.has(phrase.slice(0, -1)))
    phrases.set(phrase.slice(0, -1), goods);
/** Similar kinds, shown in place of each other if a shop has only one of them. */
const like = new Map<string, Goods[]>();
for (const line of SIMILAR_KINDS.trim().split('\n')) {
  const group = line.split(', ').map((name) => byName.get(name)!);
  for (const goods of group)
    like.set(
      goods.name,
      group.filter((other) => other !== goods),
    );
}
/**
 * Like `phrases`, by the stems of the words, because shoppers use other grammatical forms. If stems are equal, the
 * first phrase is used.
 */
const byStems = new Map<string, Goods>();
/** Russian words for kinds, by their stems. */
const russianWords = new Map<string, string>();
for (const [phrase, goods] of phrases) {
  const stems = searchForm(phrase);
  if (models.has(phrase) || byStems.has(stems)) continue;
  byStems.set(stems, goods);
  if (LONG_RUSSIAN.test(stems)) russianWords.set(stems, phrase);
}

const othersWith = new Map<string, Goods[]>();
for (const [stems, goods] of byStems) {
  const parts = stems.split(' ');
  if (parts.length > 1 && isOther(goods))
    for (const stem of parts) othersWith.set(stem, [...new Set([...(othersWith.get(stem) ?? []), goods])]);
}

/** Ids of the top-level kinds, which no other kind includes. */
export const SECTIONS: readonly string[] = [...byId.values()].filter(({ above }) => !above.length).map(({ id }) => id);

/** The kind with this id; undefined if it no longer exists. */
export function goodsWithId(id: string): Goods | undefined {
  return byId.get(id);
}

/** Name of the kind with this id; empty if the kind no longer exists. */
export function goodsName(id: string): string {
  return goodsWithId(id)?.name ?? '';
}

/** True for the id of goods other than clothes, shoes and accessories. */
export function isOtherId(id: string): boolean {
  const goods = byId.get(id);
  return goods !== undefined && isOther(goods);
}

/**
 * Returns the kind with this name, for tables that refer to kinds by name.
 * @throws {Error} when there is none.
 */
export function goodsWithName(name: string): Goods {
  const goods = byName.get(name);
  if (!goods) throw new Error(`No kind of goods is called ${name}`);
  return goods;
}

/** Returns the kind that a phrase of these stems names. */
export function goodsNamed(stems: readonly string[]): Goods | undefined {
  return byStems.get(stems.join(' '));
}

/** Returns the Russian word for a kind that a stem is within one typing error of, as written; undefined if there is none. */
export function kindSpelledLike(stem: string): string | undefined {
  return LONG_RUSSIAN.test(stem) ? withinOneSlip(stem, russianWords) : undefined;
}

/** Returns the kinds other than clothes whose names have this stem beside other words: `watch strap`. */
export function othersNamedWith(stem: string): readonly Goods[] {
  return othersWith.get(stem) ?? [];
}

/** Returns the narrower kinds that the word specifies next to a word of the broader kind. */
export function goodsRefinedBy(stem: string): readonly Goods[] {
  return modifiers.get(stem) ?? [];
}

/** Returns whether `goods` is the kind, or is included in it. */
export function isOfKind(goods: Goods, kind: Goods): boolean {
  return goods === kind || goods.above.some((above) => isOfKind(above, kind));
}

const forWomen = KINDS_FOR_WOMEN.split(', ').map(goodsWithName);

/** True for a kind that women wear, such as heels. */
export const isForWomen = (goods: Goods): boolean => forWomen.some((kind) => isOfKind(goods, kind));

const notCalledSo = new Map(
  [...NOT_CALLED_SO.matchAll(/^(.+?): (.+)$/gm)].map(([, section, kinds]) => [
    goodsWithName(section!),
    kinds!.split(', ').map((name) => goodsWithName(name).id),
  ]),
);

/** Returns the ids of the kinds that the kind includes although nobody calls them so, such as wallets among bags. */
export const idsNotCalledSo = (goods: Goods): readonly string[] => notCalledSo.get(goods) ?? [];

/** Returns the ids of the kind and of all kinds that include it, the nearest first. */
export function idsUpwards(goods: Goods): string[] {
  return [goods, ...upwards(goods)].map(({ id }) => id);
}

const upwards = ({ above }: Goods): Goods[] => [...new Set([...above, ...above.flatMap(upwards)])];

/**
 * Returns kinds to try if a shop has no goods of a kind, the nearest first: similar kinds, then kinds that include it.
 */
export function goodsLike(goods: Goods): Goods[] {
  return [...new Set([goods, ...upwards(goods)].flatMap((one) => [one, ...(like.get(one.name) ?? [])]))].slice(1);
}

/**
 * Returns the ids of the kinds of a product, from its category and its name. The name decides if it is more exact.
 * `categories` is the path of names from the root.
 */
export function goodsOfProduct(name: string, categories: readonly string[]): string[] {
  const words = conceptWords(withoutPeople(name));
  const category = goodsOfPath(categories);
  const said = goodsIn(words);
  const isThing = isSaidAsThing(words);
  // «Air Light» among trainers is no lamp, and a `trainer` among jackets no shoe. What a shop calls an accessory may be one.
  const isMistaken =
    said &&
    category &&
    ((isOther(said) && !isOther(category) && !isAccessory(category)) ||
      areShoesWorn(said, category) ||
      (!isThing && (areOtherClothes(said, category) || areClothesOfShoes(said, category))));
  const named = isMistaken ? undefined : said;
  const isLess =
    named &&
    category &&
    (isUmbrella(category, named) || areOtherShoes(named, category) || (isThing && areOtherClothes(named, category)));
  const ofCategory = isLess ? undefined : category;
  const refined = [named, ofCategory, ...alsoIn(words)].flatMap((goods) => (goods ? narrowed(goods, words) : []));
  const least = refined.filter((one) => !refined.some((other) => other !== one && isOfKind(other, one)));
  return [...new Set(least.flatMap(idsUpwards))];
}

/** True if a name seems to say shoes, while the category says some kind of clothing. */
const areShoesWorn = (said: Goods, category: Goods): boolean =>
  isOfSection(said, SHOES) && isOfSection(category, CLOTHING) && category.above.length > 0;

/** True if a name seems to say clothes, while the category says which shoes: a `Blazer Low` is a trainer. */
const areClothesOfShoes = (said: Goods, category: Goods): boolean =>
  isOfSection(said, CLOTHING) && isOfSection(category, SHOES) && category.above.length > 0;

/** Shops call both kinds by either name. */
const TRAINERS = ['Кроссовки', 'Кеды'].map(goodsWithName);
const areTrainers = (goods: Goods): boolean => TRAINERS.some((kind) => isOfKind(goods, kind));

/** True if a name says which shoes they are, and the category says others: slippers are no trainers, slides no sandals. */
const areOtherShoes = (said: Goods, category: Goods): boolean =>
  [said, category].every((goods) => isOfSection(goods, SHOES) && goods.above.length > 0) &&
  !isOfKind(said, category) &&
  !isOfKind(category, said) &&
  !(areTrainers(said) && areTrainers(category));

/**
 * True if a name says one form of clothes, and the category says another: a blazer among shirts, a shirt dress among
 * shirts, a bikini top among tops. A jumpsuit with a belt is no belt either.
 */
function areOtherClothes(said: Goods, category: Goods): boolean {
  const [one, other] = [formOf(said), formOf(category)];
  if (!one || said.id === SET) return false;
  const isAnother = other
    ? FORMS.has(other) && one !== other
    : isOfSection(category, ACCESSORIES) && !isAccessory(category);
  return isAnother && (FORMS.has(one) || FOR_NIGHT_AND_SEA.has(one));
}

/** The kind of the taxonomy directly below clothes that includes these goods. */
function formOf(goods: Goods): string | undefined {
  const [, form] =
    [goods, ...upwards(goods)]
      .map(({ taxonomyId }) => /^(aa-1-\d+)(?:-|$)/.exec(taxonomyId ?? ''))
      .find((found) => found) ?? [];
  return form;
}

const isOfSection = (goods: Goods, id: string): boolean => idsUpwards(goods).includes(id);

/** Returns further kinds of the product in other branches: a dress may also be maternity wear. */
function alsoIn(words: readonly string[]): Goods[] {
  return matchesIn(words).flatMap(({ goods }) => (goods.taxonomyId === MATERNITY ? goods : []));
}

/**
 * True if the kind in a name is more exact than the category: the taxonomy puts the kind below the category (`Tops`
 * includes hoodies), or only one of the two is clothing.
 */
function isUmbrella(category: Goods, named: Goods): boolean {
  if (isOther(category) !== isOther(named)) return true;
  return isInTaxonomy(named, category);
}

/** True if the taxonomy puts the goods below a kind. */
function isInTaxonomy(goods: Goods, kind: Goods): boolean {
  const [id] = [goods, ...upwards(goods)].flatMap(({ taxonomyId }) => taxonomyId ?? []);
  return kind.taxonomyId !== null && id !== undefined && id.startsWith(`${kind.taxonomyId}-`);
}

const isAccessory = ({ taxonomyId, above }: Goods): boolean => taxonomyId === ACCESSORIES && !above.length;

/** True for goods other than clothes, shoes and accessories. */
export function isOther(goods: Goods): boolean {
  return goods.above.length ? goods.above.every(isOther) : goods.taxonomyId === null;
}

/** Returns the kinds of the lowest category that names exactly one kind. */
function goodsOfPath(categories: readonly string[]): Goods | undefined {
  for (const category of categories.toReversed()) {
    const words = conceptWords(withoutPeople(category));
    const [narrowKind, ...others] = matchesIn(words);
    const other = goodsIn(words);
    if (other && isOther(other)) return other;
    const { kinds, isWhole } = readKinds(category);
    if (!isWhole || kinds.length !== 1) continue;
    const kind = goodsOf(kinds[0]!);
    return narrowKind && !others.length && isOfKind(narrowKind.goods, kind) ? narrowKind.goods : kind;
  }
  return undefined;
}

/**
 * Finds the kind in a name. In Russian the product comes first («платье-рубашка»), in English last (`shirt dress`), and
 * in both languages before «для», «из», `with`. A narrower kind next to it is more exact: «туфли-лодочки». After words
 * such as «набор из» and `by`, the product comes later. A thing that nothing else names is known by what it is for:
 * `leather strap for watch band`.
 */
function goodsIn(words: readonly string[]): Goods | undefined {
  const end = words.findIndex((word, place) => place > 0 && BEFORE_OTHERS.has(word));
  const all = matchesIn(words);
  const before = all.filter(({ at }) => end < 0 || at < end);
  const things = before.filter(({ goods }) => goods.id !== SET && goods.taxonomyId !== MATERNITY);
  const behind = end > 0 && BEFORE_THINGS.has(words[end]!) ? all.filter(({ at }) => at > end) : [];
  const used = end > 0 && !before.length ? all.filter(({ count, goods }) => count > 1 && isOther(goods)) : [];
  const matches = things.length ? things : behind.length ? behind : before.length ? before : used;
  const found = matches.find(({ isLatin }) => !isLatin) ?? matches.at(-1);
  // A `T-Shirt … Top` is a tee.
  const isLower = ({ goods }: Match, kind: Goods) => found?.isLatin && isInTaxonomy(goods, kind);
  return (
    found &&
    matches.reduce((kind, match) => (isLower(match, kind) ? match.goods : lower(kind, match.goods)), found.goods)
  );
}

/**
 * True if a name says the product where names do: anywhere in Russian, and in English at the end or before «in», `with`. A
 * `jersey mini` is no jersey.
 */
function isSaidAsThing(words: readonly string[]): boolean {
  const end = words.findIndex((word, place) => place > 0 && BEFORE_OTHERS.has(word));
  const last = end < 0 ? words.length : end;
  const matches = matchesIn(words.slice(0, last));
  return matches.some(({ isLatin, at, count }) => !isLatin || at + count === last);
}

const lower = (goods: Goods, other: Goods): Goods => (isOfKind(other, goods) ? other : goods);

/** Returns the narrower kind that a word of the name specifies. */
function narrowed(goods: Goods, words: readonly string[]): Goods {
  for (const word of words)
    for (const narrower of goodsRefinedBy(searchForm(word)))
      if (narrower !== goods && narrower.above.some((above) => isOfKind(goods, above))) return narrower;
  return goods;
}

/**
 * True for phrases that also match inflected forms, as in «2 пары джинсов». Stems of shorter words are also stems of
 * other words.
 */
const isInflected = (phrase: string): boolean => /^[а-я ]{5,}$/.test(phrase);

interface Match {
  at: number;
  count: number;
  goods: Goods;
  isLatin: boolean;
}

function matchesIn(words: readonly string[]): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1) {
      const phrase = words.slice(at, at + count).join(' ');
      const goods = phrases.get(phrase) ?? (isInflected(phrase) ? byStems.get(searchForm(phrase)) : undefined);
      if (!goods && !OTHER_THINGS.has(phrase)) continue;
      if (goods) found.push({ at, count, goods, isLatin: /^[a-z]/.test(phrase) });
      at += count - 1;
      break;
    }
  }
  return found;
}

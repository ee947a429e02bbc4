// cspell:ignore джоггер
import { attributeAt } from './attributes.js';
import {
  goodsLike,
  goodsNamed,
  goodsRefinedBy,
  goodsWithName,
  idsUpwards,
  isForWomen,
  isOfKind,
  isOther,
  othersNamedWith,
  type Goods,
} from './concepts/goods.js';
import { BEFORE_OTHERS } from './concepts/read-kind.js';
import type { FilterPhrase } from './filter-phrase.js';
import { brandValues } from './known-brands.js';
import type { Lexicon } from './lexicon.js';
import { namedFilters } from './named-filters.js';
import { JOINING } from './noise-words.js';
import { searchForm } from './search-form.js';
import { soundsAlike } from './similar-words.js';
import { kindsOf, sameAs } from './synonyms.js';
import type { KnownValue } from './value-names.js';
import type { KnownWord } from './vocabulary.js';

/** Sections whose goods have little in common: who looks for a watch is not shown socks. */
const LOOSE_SECTIONS: readonly Goods[] = ['Одежда', 'Обувь', 'Аксессуары'].map(goodsWithName);
const SHOES = goodsWithName('Обувь');
const CLOTHES = goodsWithName('Одежда');
const TROUSERS = ['Брюки', 'Джинсы'].map(goodsWithName);
const BICYCLES = goodsWithName('Велосипеды');
const isNear = (goods: Goods): boolean => !LOOSE_SECTIONS.includes(goods);

/** Words of a query that name a kind of goods. */
interface Named {
  from: number;
  length: number;
  goods: Goods;
}

const LONGEST_PHRASE = 3;
/** A word names a kind if at least this share of the products with the word in their name are of the kind. */
const LEAST_AGREEMENT = 0.5;
/**
 * The word also names a kind if the kind has this many times as many products as there are names with the word: «вырез
 * лодочка» must not hide pumps.
 */
const MANY_TIMES = 2;
/** If at least this share of the products with a word in their name are other goods, the word is about those. */
const NEARLY_ALL = 0.9;
/** A category stands for a kind if it has at least this share of its goods, so that none are lost to another feed's category. */
const SHARE_OF_KIND = 0.97;
/** And if goods of the kind are at least this share of the category's. */
const SHARE_OF_CATEGORY = 0.8;

/**
 * Returns the phrases that name the requested kind of goods: one kind, or several if the query says “or”. The first
 * Russian word for a kind counts, or the last English one; words for other kinds («платье с поясом») remain words.
 */
export function goodsPhrases(stems: readonly string[], lexicon: Lexicon): FilterPhrase[] {
  // Documents from before an upgrade contain no kinds.
  if (!lexicon.values.has('goods')) return [];
  const named = nounsIn(stems).filter(
    (noun, _, all) => isMeant(noun, all, stems, lexicon) && !isBrand(noun, stems, lexicon),
  );
  const main = mainOf(named, stems);
  if (!main) return [];
  const related = named.filter(({ goods }) => isOfKind(goods, main.goods) || isOfKind(main.goods, goods));
  const lowest = related.reduce((low, { goods }) => (isOfKind(goods, low) ? goods : low), main.goods);
  const places = new Set(related.flatMap(({ from, length }) => Array.from({ length }, (_, place) => from + place)));
  const isPhrase = related.some((noun) => noun.goods === lowest && noun.length > 1);
  const { goods, refining } = refined(lowest, isPhrase, stems, places, lexicon);
  for (const place of refining) places.add(place);
  const own = goodsValues(!refining.length ? [goods, ...takenIn(related, stems)] : [goods], lexicon);
  const values = own.length
    ? own
    : (isOther(goods) ? [] : goodsLike(goods).filter(isNear))
        .flatMap((like) => goodsValues([like], lexicon))
        .slice(0, 1);
  if (own.length && !refining.length && isCategory(related, stems, own, lexicon)) return [];
  if (
    !values.length &&
    related.some((noun) => isNamed(noun, stems, lexicon) && !isOther(noun.goods) && !isOfOthers(noun, stems, lexicon))
  )
    return [];
  const filters = [
    values.length
      ? {
          kind: 'goods' as const,
          values,
          ...(own.length ? withWider(lowest, goods, related, lexicon) : { isWider: true }),
          ...(!own.length && isForWomen(goods) && { isForWomen: true }),
        }
      : { kind: 'goods' as const, values: [lacked(goods)], isLacked: true },
  ];
  const alternatives = named.filter(
    (noun) =>
      !related.includes(noun) &&
      (stems[noun.from - 1] === 'или' || areJoined(main, noun, stems) || areJoined(noun, main, stems)),
  );
  return [
    ...[...places].map((from) => ({ from, length: 1, filters })),
    ...alternatives.flatMap(({ from, length, goods: other }) => {
      const also = goodsValues([other], lexicon);
      return also.length ? [{ from, length, filters: [{ kind: 'goods' as const, values: also }] }] : [];
    }),
  ];
}

/**
 * True for a stem that names goods other than clothes, even if the shop does not have them, so it is not read as a
 * product name.
 */
export function namesOtherGoods(stem: string): boolean {
  const goods = goodsNamed([stem]);
  return goods !== undefined && isOther(goods);
}

/** True if one of the words names a kind of shoes. */
export const namesShoes = (stems: readonly string[]): boolean =>
  nounsIn(stems).some(({ goods }) => isOfKind(goods, SHOES));

/** True if one of the words names trousers or jeans. */
export const namesTrousers = (stems: readonly string[]): boolean =>
  nounsIn(stems).some(({ goods }) => TROUSERS.some((one) => isOfKind(goods, one)));

/** True for a word that says only that goods are for bicycles. */
export const saysBicycle = (stem: string): boolean => goodsNamed([stem]) === BICYCLES || FOR_BICYCLES.has(stem);

const FOR_BICYCLES = new Set(searchForm('велосипедный велоспорт велосипедист').split(' '));

/** The kinds within those of the query that a denied word names: of «штаны не спортивные» sports trousers. */
export function kindsDenied(denied: string, stems: readonly string[], lexicon: Lexicon): KnownValue[] {
  return nounsIn(stems).flatMap(({ from, length, goods }) => {
    const noun = stems.slice(from, from + length);
    const narrower =
      goodsNamed([denied, ...noun]) ?? goodsRefinedBy(denied).find((one) => one !== goods && isOfKind(one, goods));
    return narrower && narrower !== goods ? goodsValues([narrower], lexicon) : [];
  });
}

/** True if the words name goods, and none of them are clothes or shoes. */
export function namesOnlyThings(stems: readonly string[]): boolean {
  const nouns = nounsIn(stems);
  return nouns.length > 0 && nouns.every(({ goods }) => !isOfKind(goods, SHOES) && !isOfKind(goods, CLOTHES));
}

/** True if the words name goods, and none of them are clothes, shoes or accessories. */
export function namesOnlyOtherGoods(stems: readonly string[]): boolean {
  const nouns = nounsIn(stems);
  return nouns.length > 0 && nouns.every(({ goods }) => isOther(goods));
}

/**
 * Returns the kind of goods that a stem names itself or by a synonym, if the shop has such goods or goods of a wider
 * kind.
 */
export function goodsKnown(stem: string, lexicon: Lexicon): Goods | undefined {
  const goods = goodsSaid([stem]);
  return goods && idsUpwards(goods).some((id) => lexicon.values.with('goods', id).length > 0) ? goods : undefined;
}

function goodsSaid(stems: readonly string[]): Goods | undefined {
  const own = goodsNamed(stems);
  if (own || stems.length > 1) return own;
  for (const same of sameAs(stems[0]!)) {
    const goods = goodsNamed([same]);
    if (goods) return goods;
  }
  return undefined;
}

function nounsIn(stems: readonly string[]): Named[] {
  const found: Named[] = [];
  let from = 0;
  while (from < stems.length) {
    const noun = nounAt(stems, from);
    if (noun) found.push(noun);
    // `Faux leather` is no leather.
    from += (noun ?? attributeAt(stems, from))?.length ?? 1;
  }
  return found;
}

const isRussian = (stem: string): boolean => /^[а-я]/.test(stem);

function nounAt(stems: readonly string[], from: number): Named | undefined {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - from); length > 0; length -= 1) {
    const said = stems.slice(from, from + length);
    // The adjective may stand behind: «цепь велосипедная».
    const goods = goodsSaid(said) ?? (said.every(isRussian) ? goodsNamed(said.toReversed()) : undefined);
    if (goods) return { from, length, goods };
  }
  return undefined;
}

/**
 * Adds the wider kind of a refined one («вечернее платье»), in case the shop has too few products of the refined kind.
 */
function withWider(
  lowest: Goods,
  goods: Goods,
  named: readonly Named[],
  lexicon: Lexicon,
): { wider?: readonly KnownValue[] } {
  const isRefined = lowest !== goods || named.some((noun) => noun.goods === goods && noun.length > 1);
  const wider = isRefined ? goodsValues(lowest === goods ? goods.above : [lowest], lexicon) : [];
  return wider.length ? { wider } : {};
}

/** A kind without products: its filter is dropped last, and the kind is reported as unavailable. */
function lacked({ id, name }: Goods): KnownValue {
  return { kind: 'goods', value: id, name, path: '', products: 0 };
}

/** True for the name of a well-known brand of the shop: `Crocs`. */
const isBrand = ({ from, length }: Named, stems: readonly string[], lexicon: Lexicon): boolean =>
  brandValues(stems.slice(from, from + length), lexicon).length > 0;

/** True if names of products have the words. */
function isNamed({ from, length }: Named, stems: readonly string[], lexicon: Lexicon): boolean {
  const words = stems.slice(from, from + length).flatMap((stem) => lexicon.words.get(stem) ?? []);
  return words.length === length && words.every((word) => word.named.length > 0);
}

/**
 * False for a word that is a part of names of other goods, unless a word for the wider kind is next to it: «туфли
 * лодочки».
 */
function isMeant({ from, length, goods }: Named, all: Named[], stems: readonly string[], lexicon: Lexicon): boolean {
  if (isOfLatinName({ from, length, goods }, stems, lexicon)) return false;
  const words = stems.slice(from, from + length).flatMap((stem) => lexicon.words.get(stem) ?? []);
  if (words.length < length || words.some((word) => !word.named.length)) return true;
  // «Принт с телефоном» does not turn a dress into a telephone, but a Latin word may be part of a model name: `Air
  // Light`.
  if (isOther(goods) && /^[а-я]/.test(stems[from]!)) return true;
  if (all.some((other) => other.goods !== goods && isOfKind(goods, other.goods))) return true;
  if (isOfOthers({ from, length, goods }, stems, lexicon)) return true;
  if (isSaidAlone({ from, length, goods }, stems, words, lexicon)) return true;
  const values = idsUpwards(goods)
    .flatMap((id) => lexicon.values.with('goods', id))
    .slice(0, 1);
  if (lexicon.agreement(words, new Set(values)) >= LEAST_AGREEMENT) return true;
  const named = Math.min(...words.map((word) => word.named.length));
  return (values[0]?.products ?? 0) >= named * MANY_TIMES;
}

/** True for a Russian word that sounds like the next word of a Latin name of other goods: «nite джоггер» are shoes. */
function isOfLatinName({ from, length, goods }: Named, stems: readonly string[], lexicon: Lexicon): boolean {
  const before = lexicon.words.get(stems[from - 1] ?? '');
  if (length > 1 || !before?.named.length || !/^[a-z]/.test(before.stem) || !/^[а-я]/.test(stems[from]!)) return false;
  const values = new Set(goodsValues([goods], lexicon));
  return soundsAlike(stems[from]!, lexicon.words).some(
    (word) => lexicon.areNamedTogether([before, word]) && lexicon.agreement([before, word], values) < LEAST_AGREEMENT,
  );
}

/**
 * True if the word is in the shop only because names of other goods contain it: straps for watches are no answer to
 * «watch».
 */
function isOfOthers({ from, length }: Named, stems: readonly string[], lexicon: Lexicon): boolean {
  const word = length === 1 ? lexicon.words.get(stems[from]!) : undefined;
  const others = word?.named.length ? goodsValues(othersNamedWith(word.stem), lexicon) : [];
  return others.length > 0 && lexicon.agreement([word!], new Set(others)) >= NEARLY_ALL;
}

/**
 * True for a word that ends the query, after one other at most, if the shop has the goods: a «tie» is no `Tie Neck Dress`. Names
 * of shoes are an exception, as models are called by words for other goods: `Blazer Low`.
 */
function isSaidAlone(
  { from, length, goods }: Named,
  stems: readonly string[],
  words: readonly KnownWord[],
  lexicon: Lexicon,
): boolean {
  if (isOther(goods) || from > 1 || from + length < stems.length || !goodsValues([goods], lexicon).length) return false;
  const shoes = new Set(goodsValues([SHOES], lexicon));
  return isOfKind(goods, SHOES) || lexicon.agreement(words, shoes) < LEAST_AGREEMENT;
}

/** «Велосипед и шлем» asks for both. */
const areJoined = (one: Named, other: Named, stems: readonly string[]): boolean =>
  one.from + one.length === other.from - 1 && JOINING.has(stems[other.from - 1]!);

function mainOf(all: readonly Named[], stems: readonly string[]): Named | undefined {
  // «Для велосипеда шлем» is about helmets, and «u-lock bike» about locks.
  const hasPart = all.some(({ goods }) => isOther(goods) && !isOfKind(goods, BICYCLES));
  const things = all.filter(({ from, goods }) => stems[from - 1] !== 'для' && !(goods === BICYCLES && hasPart));
  const named = things.length ? things : all;
  const end = stems.findIndex((stem, place) => place > 0 && BEFORE_OTHERS.has(stem));
  const before = named.filter(({ from }) => end < 0 || from < end);
  const said = before.length ? before : named;
  const ofClothes = said.filter(({ goods }) => !isOther(goods));
  const among = ofClothes.length ? ofClothes : said;
  return among.find(({ from }) => !/^[a-z]/.test(stems[from]!)) ?? among.at(-1);
}

/**
 * Returns the narrower kind that other words of the query specify, if the shop has it, and the positions of the words. With
 * `isPhrase` several words name the kind already, and only a kind within it is narrower.
 */
function refined(
  goods: Goods,
  isPhrase: boolean,
  stems: readonly string[],
  taken: ReadonlySet<number>,
  lexicon: Lexicon,
): { goods: Goods; refining: number[] } {
  for (const [place, stem] of stems.entries()) {
    if (taken.has(place)) continue;
    const narrower = goodsRefinedBy(stem).find(
      (one) =>
        // «Поясная сумка через плечо» stays a waist bag.
        (isPhrase
          ? isOfKind(one, goods)
          : one.above.some((above) => isOfKind(goods, above) || isJustBelow(above, goods))) &&
        goodsValues([one], lexicon).length > 0,
    );
    if (!narrower) continue;
    const further = refined(narrower, true, stems, new Set([...taken, place]), lexicon);
    return { goods: further.goods, refining: [place, ...further.refining] };
  }
  return { goods, refining: [] };
}

/** Trail shoes are running shoes, which are sneakers: «кроссовки по грязи». */
const isJustBelow = (narrow: Goods, goods: Goods): boolean => goods.above.length > 0 && narrow.above.includes(goods);

/** Returns the values of the kinds that the shop has, without kinds that another one includes. */
export function goodsValues(kinds: readonly Goods[], lexicon: Lexicon): KnownValue[] {
  const wide = kinds.filter((one) => !kinds.some((other) => other !== one && isOfKind(one, other)));
  return [...new Set(wide)].flatMap(({ id }) => lexicon.values.with('goods', id));
}

/** Returns the further kinds that a general word includes: a «толстовка» may be a hoodie. */
function takenIn(named: readonly Named[], stems: readonly string[]): Goods[] {
  if (named.length > 1 || named[0]!.length > 1) return [];
  return kindsOf(stems[named[0]!.from]!).flatMap((stem) => goodsNamed([stem]) ?? []);
}

/**
 * True if categories of the shop have this name and contain the goods of the kinds and few others. Then the categories
 * are used, because shoppers see them.
 */
function isCategory(
  named: readonly Named[],
  stems: readonly string[],
  values: readonly KnownValue[],
  lexicon: Lexicon,
): boolean {
  const sumOf = (all: readonly KnownValue[]) => all.reduce((sum, { products }) => sum + products, 0);
  return named.some(({ from, length, goods }) => {
    const [filter] = namedFilters(stems.slice(from, from + length), lexicon);
    if (filter?.kind !== 'categories') return false;
    // The shop decides what a section contains: bags may be accessories.
    if (goods.above.length === 0) return true;
    const products = sumOf(filter.values);
    const kind = sumOf(values);
    return products >= kind * SHARE_OF_KIND && kind >= products * SHARE_OF_CATEGORY;
  });
}

// cspell:disable – letters, parts of words and words as people write them
import type { UnderstoodKind } from '../contract/index.js';
import { withinOneSlip } from './edit-distance.js';
import { searchForm } from './search-form.js';

/** A filter choice that words stand for, independently of the catalogue. */
export interface Meaning {
  kind: UnderstoodKind;
  /**
   * Alternative sets of filter values. The first set is used that exists in the catalogue and that nearly all products
   * with the words in their name match.
   */
  tries: readonly (readonly string[])[];
}

const sex = (value: string): Meaning => ({ kind: 'sex', tries: [[value]] });
const CHILDREN: Meaning = { kind: 'age', tries: [['CHILDREN']] };
const season = (...tries: string[][]): Meaning => ({ kind: 'season', tries });
const material = (...tries: string[][]): Meaning => ({ kind: 'material', tries });
const SALE: Meaning = { kind: 'sale', tries: [['LESS_THAN_50', 'MORE_THAN_50'], ['LESS_THAN_50'], ['MORE_THAN_50']] };
const BIG_SALE: Meaning = { kind: 'sale', tries: [['MORE_THAN_50']] };
const NEW: Meaning = { kind: 'newArrival', tries: [['true']] };
const FAST: Meaning = { kind: 'deliverySpeed', tries: [['FAST']] };
const CHEAP: Meaning = { kind: 'sort', tries: [['CHEAP_FIRST']] };
const DEAR: Meaning = { kind: 'sort', tries: [['EXPENSIVE_FIRST']] };
const MEET_PRICE: Meaning = { kind: 'meetPrice', tries: [['true']] };

/** A word that is long enough to be recognised despite a typing error. */
const LONG_RUSSIAN = /^[а-я]{6,}$/;

const WORDS: [words: string, meanings: Meaning[]][] = [
  ['мужские, мужчины, для мужчин, муж, мужик, парень, парни, парней, male, men, mens, man, мен, менс', [sex('MALE')]],
  [
    'папа, отец, отцу, дед, дедушка, брат, свёкор, свёкру, тесть, зять, дядя, дядьке, дядьки, дедуля, батя, бате, him, father, husband, brother',
    [sex('MALE')],
  ],
  [
    'женские, женщины, девушки, девушка, дамские, дамы, жен, female, women, womens, woman, ladies, вумен, вуменс, вимен',
    [sex('FEMALE')],
  ],
  // Not `mom` and `boyfriend`, which are cuts of jeans.
  [
    'мама, бабушка, жена, сестра, подруга, подружка, тёща, свекровь, тётя, тётке, бабская, бабские, бабуля, her, mother, wife, sister',
    [sex('FEMALE')],
  ],
  ['унисекс, unisex', [sex('UNISEX')]],
  ['детские, дети, детей, детям, детишки, ребёнок, ребёнка, малыш, малышей, подростковые, подросток', [CHILDREN]],
  [
    'подростки, подростков, школьники, kids, kid, children, childrens, child, junior, infants, toddlers, baby, babies',
    [CHILDREN],
  ],
  [
    'мальчик, мальчики, мальчиковые, мальчуковые, boys, boy, сын, сынок, сынку, пацан, пацану, пацанские, внук, внуку, племянник, племяннику, son',
    [CHILDREN, sex('MALE')],
  ],
  [
    'девочка, девочки, девочковые, девчачьи, девчачий, девчонка, девчонке, girls, girl, дочь, дочери, дочка, доченька, внучка, внучке, племянница, племяннице, daughter',
    [CHILDREN, sex('FEMALE')],
  ],
  ['зимние, зима, winter', [season(['WINTER'], ['WINTER', 'AUTUMN_WINTER'])]],
  ['летние, лето, лету, summer', [season(['SUMMER', 'SPRING_SUMMER'], ['SUMMER'], ['SPRING_SUMMER'])]],
  ['весенние, весна, spring', [season(['SPRING', 'SPRING_SUMMER'], ['SPRING'], ['SPRING_SUMMER'])]],
  ['осенние, осень, autumn, fall', [season(['AUTUMN', 'AUTUMN_WINTER'], ['AUTUMN'], ['AUTUMN_WINTER'])]],
  [
    'демисезонные, демисезон, межсезонье',
    [
      season(
        ['AUTUMN', 'SPRING', 'AUTUMN_WINTER', 'SPRING_SUMMER'],
        ['AUTUMN', 'SPRING'],
        ['AUTUMN_WINTER', 'SPRING_SUMMER'],
        ['AUTUMN'],
        ['SPRING'],
        ['AUTUMN_WINTER'],
      ),
    ],
  ],
  ['осень зима, осенние зимние', [season(['AUTUMN_WINTER'], ['AUTUMN', 'WINTER'])]],
  ['весна лето, весенние летние', [season(['SPRING_SUMMER'], ['SPRING', 'SUMMER'])]],
  ['кожаные, кожа, кожанные, натуральная кожа, leather', [material(['LEATHER'])]],
  ['экокожа, искусственная кожа, кожзам, кожзама, эко кожа, кожзаменитель', [material(['ECO_LEATHER'])]],
  ['замшевые, замша, suede', [material(['SUEDE'], ['SUEDE', 'NUBUCK'])]],
  ['нубук, нубуковые, nubuck', [material(['NUBUCK'])]],
  ['джинсовые, деним, деним, denim', [material(['DENIM'])]],
  ['шерстяные, шерсть, wool, woolen', [material(['WOOL'])]],
  ['хлопковые, хлопчатобумажные, хлопок, хлопка, хб, cotton', [material(['COTTON'])]],
  ['льняные, лён, льна, linen', [material(['LINEN'])]],
  ['шёлковые, шёлк, silk', [material(['SILK'])]],
  ['кашемировые, кашемир, cashmere', [material(['CASHMERE'])]],
  ['флисовые, флис, fleece', [material(['FLEECE'])]],
  ['вельветовые, вельвет, corduroy', [material(['CORDUROY'])]],
  ['трикотажные, трикотаж, вязаные, knit, knitted', [material(['KNIT'])]],
  ['пуховые, пух, down', [material(['DOWN'])]],
  ['меховые, мех, на меху, с мехом, fur', [material(['FUR', 'FAUX_FUR'], ['FUR'], ['FAUX_FUR'])]],
  ['искусственный мех, faux fur', [material(['FAUX_FUR'])]],
  ['резиновые, резина, rubber', [material(['RUBBER'])]],
  ['лакированные, лаковые, patent', [material(['PATENT_LEATHER'])]],
  ['мембранные, мембрана, с мембраной, membrane', [material(['MEMBRANE'])]],
  ['сетчатые, сетка, mesh', [material(['MESH'])]],
  ['нейлоновые, нейлон, nylon', [material(['NYLON'])]],
  ['полиэстер, polyester', [material(['POLYESTER'])]],
  ['бамбуковые, бамбук, bamboo', [material(['BAMBOO'])]],
  ['вискозные, вискоза, viscose', [material(['VISCOSE'])]],
  ['фетровые, фетр, войлок, войлочные, felt', [material(['FELT'])]],
  ['холщовые, канвас, canvas', [material(['CANVAS'])]],
  ['синтетические, синтетика', [material(['SYNTHETIC'])]],
  ['скидка, скидки, со скидкой, распродажа, по распродаже, sale, сейл, уценка, акция, по акции, дисконт', [SALE]],
  [
    'скидка 50, скидки 50, со скидкой 50, со скидкой от 50, со скидкой больше 50, скидка от 50, скидка больше 50, скидка более 50, полцены, за полцены',
    [BIG_SALE],
  ],
  ['новинки, новинка, новая коллекция, новые поступления, новое поступление, new arrivals', [NEW]],
  ['быстрая доставка, с быстрой доставкой, со склада в россии, из россии', [FAST]],
  ['недорогие, недорого, дешёвые, дёшево, подешевле, бюджетные, самые дешёвые, cheap, cheapest', [CHEAP]],
  ['дорогие, дорого, подороже, самые дорогие, expensive', [DEAR]],
  ['лучшая цена, по лучшей цене', [MEET_PRICE]],
];

const meanings = new Map<string, Meaning[]>();
for (const [words, meant] of WORDS)
  for (const phrase of words.split(',')) {
    const stems = searchForm(phrase);
    if (!meanings.has(stems)) meanings.set(stems, meant);
  }

/** Meanings of a phrase that are the same in any clothes shop; empty if they depend on the catalogue. */
export function meaningsOf(stems: readonly string[]): readonly Meaning[] {
  return meanings.get(stems.join(' ')) ?? [];
}

/** Long Russian words for whom, of what or for which season goods are, by their stems. */
const longRussian = new Map(
  WORDS.flatMap(([words]) => words.split(', '))
    .map((word): [string, string] => [searchForm(word), word])
    .filter(([stem]) => LONG_RUSSIAN.test(stem)),
);

/** Returns such a word that a stem is within one typing error of, as written: «кашимировый»; undefined if there is none. */
export const meaningSpelledLike = (stem: string): string | undefined =>
  LONG_RUSSIAN.test(stem) ? withinOneSlip(stem, longRussian) : undefined;

const stemsOf = new Map<string, string[]>();
for (const [stems, meant] of meanings) {
  if (stems.includes(' ')) continue;
  const key = JSON.stringify(meant);
  stemsOf.set(key, [...(stemsOf.get(key) ?? []), stems]);
}

/** Single words in the other alphabet with exactly the same meaning: “kids” for «детские». */
export function meantAbroad(stem: string): string[] {
  const same = stemsOf.get(JSON.stringify(meaningsOf([stem]))) ?? [];
  return same.filter((other) => /^[a-z]/.test(other) !== /^[a-z]/.test(stem));
}

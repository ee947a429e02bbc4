import type { Brand } from './data/brands.js';
import type { CatalogueColour } from './data/colours.js';
import type { Kind, Season } from './data/kind.js';
import { type Material, materialWords } from './data/materials.js';
import { adjective, agree, type Case, capitalised, type Gender, verb } from './grammar.js';
import type { Random } from './random.js';

export interface Described {
  readonly kind: Kind;
  readonly brand: Brand;
  /** Name of the model: the product line and a number or word, «Тайга 2». */
  readonly model: string;
  readonly material: Material;
  readonly seasons: readonly Season[];
  readonly sex: 'MALE' | 'FEMALE' | 'UNISEX';
  readonly children: boolean;
  /** Colours, the main one first. */
  readonly colours: readonly CatalogueColour[];
}

const CHILD = adjective('детск', 'velar');

/**
 * Returns a noun with the adjective of its colour: «чёрный верх». An adjective that is never inflected follows the
 * noun: «верх цвета хаки».
 */
function inColour({ word }: CatalogueColour, noun: string, gender: Gender, grammaticalCase: Case = 'nom'): string {
  return word.type === 'fixed' ? `${noun} цвета ${word.stem}` : `${agree(word, gender, grammaticalCase)} ${noun}`;
}

/** Returns the adjective of the material. It is empty if the noun or the kind of goods already implies the material. */
function materialAdjective({ kind, material }: Described): string {
  const word = materialWords(material).adjective;
  if (!word || kind.silhouette === 'jeans') return '';
  const saysIt = material === 'CANVAS' && (kind.group === 'accessories' || kind.silhouette === 'slip-on');
  return saysIt ? '' : agree(word, kind.gender);
}

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

/**
 * Returns the product name for cards, orders and search: the noun, the model and up to two colours, without the brand.
 */
export function nameOf(described: Described): string {
  const { kind, model, colours, children } = described;
  const what = joined(children ? agree(CHILD, kind.gender) : '', materialAdjective(described), kind.noun);
  const [main, ...others] = colours.map(({ name }) => name.toLowerCase());
  const last = others.at(-1);
  return `${capitalised(what)} ${model}, ${last ? `${main}/${last}` : main}`;
}

const SEASON_WORDS: Record<Season, string> = {
  AUTUMN: 'осень',
  AUTUMN_WINTER: 'осень–зима',
  SPRING: 'весна',
  SPRING_SUMMER: 'весна–лето',
  SUMMER: 'лето',
  WINTER: 'зима',
};
export const seasonText = (seasons: readonly Season[]): string =>
  seasons.map((season) => SEASON_WORDS[season]).join(', ');

export const sexText = (sex: Described['sex'], children: boolean): string => {
  if (children) return 'Детский';
  return { MALE: 'Мужской', FEMALE: 'Женский', UNISEX: 'Унисекс' }[sex];
};

/** The thing is named, because a pronoun would mean the pocket or the sole of the sentence before. */
function seasonSentences(
  { noun, gender }: Pick<Kind, 'noun' | 'gender'>,
  seasons: readonly Season[],
): readonly string[] {
  const thing = capitalised(noun);
  const will = verb(gender, 'пригодится', 'пригодятся');
  const sits = verb(gender, 'остаётся', 'остаются');
  if (seasons.includes('SPRING_SUMMER') && seasons.includes('AUTUMN_WINTER')) {
    return [`${thing} ${will} круглый год.`, `${thing} ${verb(gender, 'служит', 'служат')} и летом, и зимой.`];
  }
  if (seasons.some((season) => season === 'WINTER' || season === 'AUTUMN_WINTER') && seasons.length === 1) {
    return [
      `${thing} ${will} с первых заморозков и до конца марта.`,
      `В холода ${noun} ${verb(gender, 'выручает', 'выручают')} чаще других вещей.`,
    ];
  }
  if (seasons.every((season) => season === 'SUMMER' || season === 'SPRING_SUMMER')) {
    return [
      `${thing} ${will} с мая по сентябрь, в городе и за городом.`,
      `В жару ${noun} ${sits} ${agree(adjective('лёгк', 'velar'), gender, 'ins')} и не ${verb(gender, 'требует', 'требуют')} ухода.`,
    ];
  }
  return [
    `${thing} ${verb(gender, 'закрывает', 'закрывают')} межсезонье: прохладное утро, тёплый день, снова прохладный вечер.`,
    `${thing} ${will} весной и осенью, пока нет сильных морозов.`,
  ];
}

function colourSentences({ colours, kind }: Described): readonly string[] {
  const [main, second] = colours;
  if (!main) return [];
  const base = [`Основной цвет — ${agree(main.word, 'm')}, без блеска и без случайных оттенков.`];
  if (!second) return base;
  const isShoe = kind.group === 'sneakers' || kind.group === 'shoes';
  return isShoe
    ? [
        `${capitalised(inColour(main, 'верх', 'm'))} дополнен ${inColour(second, 'деталями', 'pl', 'ins')}.`,
        `Цвета спокойные: ${agree(main.word, 'm')} и ${agree(second.word, 'm')}.`,
      ]
    : [
        `${capitalised(inColour(main, 'ткань', 'f'))} и ${inColour(second, 'детали', 'pl')} хорошо сочетаются с базовыми вещами.`,
        second.word.type === 'fixed'
          ? `Отделка цвета ${second.word.stem}.`
          : `Отделка ${agree(second.word, 'm', 'gen')} цвета.`,
      ];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const paragraph = (sentences: readonly string[]): string => `<p>${escaped(sentences.filter(Boolean).join(' '))}</p>`;

/**
 * Returns a description in simple HTML: two paragraphs and a list. `modelWords` picks the sentences that all colourways
 * of a model share; `colourWords` picks those of one colourway.
 */
export function descriptionOf(described: Described, modelWords: Random, colourWords: Random): string {
  const { kind, brand, model, material, seasons, colours } = described;
  const words = materialWords(material);
  const isShoe = kind.group === 'sneakers' || kind.group === 'shoes';
  const about = isShoe ? words.shoe : words.cloth;
  const main = colours[0];
  const goods = joined(described.children ? agree(CHILD, kind.gender) : '', materialAdjective(described), kind.noun);
  const subject = main ? inColour(main, goods, kind.gender) : goods;
  const opening = `${capitalised(subject)} «${model}» марки ${brand.name} — ${modelWords.pick(kind.openings)}.`;
  const makings = modelWords.some(kind.makings, modelWords.chance(0.35) ? 2 : 1);
  const season = modelWords.pick(seasonSentences(isShoe ? { noun: 'пара', gender: 'f' } : kind, seasons));
  const list = [
    `${isShoe ? 'Верх' : 'Состав'}: ${words.property.charAt(0).toLowerCase()}${words.property.slice(1)}`,
    kind.properties.sole
      ? `Подошва: ${kind.properties.sole.replace(/^[А-Я](?=[а-я])/, (letter) => letter.toLowerCase())}`
      : '',
    kind.properties.additionalInfo ?? '',
    `Сезон: ${seasonText(seasons)}`,
    `Уход: ${words.care.charAt(0).toLowerCase()}${words.care.slice(1).replace(/\.$/, '')}`,
  ].filter(Boolean);
  const text = [
    paragraph([opening, about.length > 0 ? modelWords.pick(about) : '']),
    paragraph([...makings, colourWords.chance(0.5) ? colourWords.pick(colourSentences(described)) : season]),
    `<ul>${list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  ].join('');
  // Prevents lines that begin with a dash or a percent sign.
  return text.replace(/ (?=— |%)/g, '\u00A0');
}

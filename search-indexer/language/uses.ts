// cspell:disable – words as people write them
import { goodsWithName, type Goods } from './concepts/goods.js';
import { searchForm } from './search-form.js';

/**
 * Uses of goods, and what suits them: words in product names, in either language, and after a colon the kinds to show
 * if a query names no kind. A use does not filter strictly: products whose name contains the use itself come first.
 */
const USES = `
свадьба, торжество, венчание, wedding = свадебный вечерний коктейльный нарядный атласный кружевной шелковый evening gown cocktail satin lace sequin bridal : Платья, Костюмы
выпускной, prom = вечерний коктейльный нарядный атласный кружевной evening gown cocktail satin sequin : Платья, Костюмы
вечеринка, клуб, корпоратив, девичник, мальчишник, тусовка, party = вечерний коктейльный нарядный атласный пайетки блестки бархатный мини evening cocktail satin sequin velvet glitter : Платья, Топы
праздник, новогодний, новый год, рождество, юбилей, день рождения, др, утренник, нарядный, торжественный = вечерний коктейльный нарядный атласный пайетки блестки бархатный новогодний evening cocktail satin sequin velvet glitter : Платья, Костюмы
театр, опера, концерт, элегантный = вечерний коктейльный атласный кружевной бархатный шелковый нарядный evening gown cocktail satin lace velvet silk : Платья
свидание, ресторан = вечерний коктейльный атласный кружевной шелковый мини миди evening cocktail satin lace : Платья
офис, работа, офисный, деловой, office, work, business = классический деловой офисный строгий блузка рубашка пиджак жакет брюки костюм formal office classic tailored blazer blouse shirt : Костюмы, Рубашки, Блузки
собеседование, собес, переговоры, интервью, interview = классический деловой офисный строгий блузка рубашка пиджак жакет костюм formal office classic tailored blazer blouse suit shirt : Костюмы, Рубашки, Блузки
школа, школьный, школьная форма, 1 сентября, первое сентября, school, uniform = школьный классический однотонный белый school white uniform : Рубашки, Блузки, Брюки, Юбки, Костюмы
пляж, море, отпуск, курорт, beach, holiday = пляжный купальник бикини парео плавки шлепанцы сланцы сарафан льняной swim beach bikini swimsuit slides : Купальники, Парео, Шлёпанцы и сланцы
подарок, подарки, подарочек, 8 марта, восьмое марта, 23 февраля, 14 февраля, gift, gifts, present = подарочный gift : Украшения, Сумки, Шарфы и платки, Кошельки, Перчатки, Шапки, Носки, Ремни
бассейн, плавание, плавательный, аквапарк, swimming, pool = купальник плавки купания swim swimsuit swimwear goggles : Купальники
бег, пробежка, марафон, running, run = беговой running runner run : Беговые кроссовки, Леггинсы, Шорты
зал, фитнес, тренировка, спортзал, тренажерка, кроссфит, gym, fitness, workout, training = спортивный тренировочный training workout gym fitness : Леггинсы, Спортивные бюстгальтеры, Шорты, Футболки
йога, пилатес, растяжка, yoga, pilates = йога yoga studio : Леггинсы, Спортивные бюстгальтеры
футбол, football, soccer = футбольный football soccer cleats : Бутсы
баскетбол, basketball = баскетбольный basketball
теннис, tennis = теннисный tennis court
поход, треккинг, хайкинг, горы, туризм, природа, hiking, trekking, outdoor = трекинговый туристический треккинговый hiking hiker trail outdoor terrex trekking
лыжи, сноуборд, горнолыжный, ski, snowboard = горнолыжный лыжный сноубордический ski snow
дом, сон, домашний, спать, sleep, lounge = домашний пижама халат тапочки ночной lounge sleep pyjama : Одежда для дома и сна, Тапочки
дождь, дождливый, слякоть, rain = непромокаемый дождевик плащ резиновый водонепроницаемый rain waterproof raincoat : Плащи и тренчи, Резиновые сапоги
мороз, холод, зима = зимний утепленный пуховик теплый winter insulated padded down : Пуховики, Парки, Шубы
ноги, на ноги = теплый утепленный зимний шерстяной winter warm wool : Носки, Ботинки и сапоги, Леггинсы
прогулка, город, каждый день, casual, everyday = повседневный casual lifestyle
велосипед, велосипедный, велосипедист, велопрогулка, велоспорт, cycling = велосипедный велосипедки cycling bike : Велосипедки, Перчатки, Шлемы, Фонари и лампы, Звонки, Бутылки и термосы
танцы, dance = танцевальный dance
`;

interface Use {
  /** Stems of words in product names. */
  forms: readonly string[];
  /** Kinds to show if a query names none. */
  kinds: readonly Goods[];
}

const NO_USE: Use = { forms: [], kinds: [] };
/** Uses by the stems of their word or phrase. */
const usesByStem = new Map<string, Use>();
for (const [, words, suiting, kinds] of USES.matchAll(/^(.+?) = ([^:\n]+)(?: : (.+))?$/gm)) {
  const use = { forms: searchForm(suiting!).split(' '), kinds: kinds?.split(', ').map(goodsWithName) ?? [] };
  for (const word of words!.split(',')) usesByStem.set(searchForm(word), use);
}

/** True for a season said as a noun, which nobody says of a kind of goods as in «зимние ботинки»: «на осень». */
export const isSeasonNoun = (text: string): boolean =>
  /^(?:зим[аыу]|зимой|весн[ауы]|весной|лет[ао]|летом|осен[ьи]|осенью)$/.test(text);

/** Returns what suits the use that the stem names; empty if it names none. */
export function suitingUse(stem: string): Use {
  return usesByStem.get(stem) ?? NO_USE;
}

/** Returns the phrase of several words from a position on that says what goods are for: «новый год». */
export function useAt(stems: readonly string[], from: number): (Use & { length: number }) | null {
  const use = usesByStem.get(stems.slice(from, from + 2).join(' '));
  return use && stems.length > from + 1 ? { ...use, length: 2 } : null;
}

// cspell:disable – letters, parts of words and words as people write them
import { searchForm } from './search-form.js';

/**
 * Groups of colours: the usual word, its shades and other names, and after ~ other colours under which a shop may list the
 * product. The most similar ones come first.
 */
const GROUPS = [
  'чёрный, black, угольный, антрацитовый, антрацит, ночной',
  'белый, white, белоснежный',
  'молочный, айвори, кремовый, сливочный, слоновая, ванильный, жемчужный, ivory, cream, экрю, milk, bone, кость, костяной, ~белый',
  'серый, grey, gray, графитовый, графит, пепельный, дымчатый, мышиный, меланжевый, ~серебристый',
  'графитовый, графит, graphite, ~антрацитовый, ~серый',
  'серебряный, серебристый, серебро, silver, стальной, металлик, хром, ~серый',
  'золотой, золотистый, золото, gold, golden',
  'бронзовый, бронза, bronze, медный, copper, ~золотой, ~коричневый',
  'бежевый, беж, beige, песочный, телесный, нюдовый, нюд, nude, кремовый, верблюжий, кэмел, camel, бисквитный, ~пудровый',
  'песочный, sand, ~бежевый',
  'верблюжий, кэмел, camel, ~бежевый, ~коричневый',
  'коричневый, brown, шоколадный, шоколад, каштановый, коньячный, кофейный, кофе, мокко, капучино, какао, ореховый, карамельный, chocolate, mocha, ~рыжий, ~терракотовый',
  'шоколадный, шоколад, chocolate, ~коричневый',
  'кофейный, кофе, мокко, капучино, латте, какао, mocha, coffee, ~коричневый, ~бежевый',
  'карамельный, карамель, caramel, ~коричневый, ~рыжий',
  'коньячный, коньяк, cognac, ~рыжий, ~коричневый',
  'терракотовый, терракот, кирпичный, terracotta, rust, ~рыжий, ~коричневый, ~оранжевый',
  'красный, red, алый, вишнёвый, рубиновый, ~коралловый, ~бордовый',
  'бордовый, бордо, вишнёвый, винный, марсала, burgundy, bordeaux, maroon, wine, ~красный',
  'марсала, винный, бордовый, бордо, burgundy, wine, ~красный',
  'винный, марсала, бордовый, бордо, burgundy, wine, ~красный',
  'коралловый, коралл, coral, ~розовый, ~красный, ~оранжевый',
  'розовый, pink, фуксия, малиновый, пудровый, лососевый, ~персиковый',
  'фуксия, fuchsia, маджента, magenta, цикламен, малиновый, ~розовый',
  'пудровый, пудра, blush, ~розовый, ~бежевый',
  'оранжевый, orange, апельсиновый, морковный, абрикосовый, ~рыжий, ~терракотовый',
  'персиковый, персик, peach, абрикосовый, ~розовый, ~оранжевый',
  'жёлтый, yellow, лимонный, горчичный, ~золотой',
  'лимонный, лимон, lemon, ~жёлтый',
  'горчичный, горчица, mustard, охра, ~жёлтый',
  'зелёный, green, изумрудный, изумруд, салатовый, оливковый, травяной, лаймовый, мятный, фисташковый, бутылочный, шалфейный, emerald, sage',
  'изумрудный, изумруд, emerald, бутылочный, ~зелёный',
  'фисташковый, фисташка, pistachio, ~мятный, ~зелёный',
  'хаки, khaki, милитари, болотный, ~оливковый, ~зелёный',
  'оливковый, олива, olive, ~хаки, ~болотный, ~зелёный',
  'мятный, мята, mint, ментоловый, ~бирюзовый, ~зелёный',
  'лаймовый, лайм, lime, салатовый, неоновый, neon, ~зелёный',
  'бирюзовый, бирюза, turquoise, aqua, аквамариновый, teal, волны, ~мятный, ~голубой',
  'голубой, лазурный, небесный, light-blue, ~бирюзовый, ~синий',
  'синий, blue, васильковый, индиго, ультрамарин, электрик, кобальтовый, тёмно-синий, ~джинсовый',
  'васильковый, электрик, кобальтовый, кобальт, ультрамарин, cobalt, ~синий',
  'тёмно-синий, navy, ~синий',
  'фиолетовый, purple, violet, лиловый, сиреневый, лавандовый, сливовый, баклажановый, фиалковый, виноградный',
  'сиреневый, сирень, lilac, лавандовый, лиловый, ~фиолетовый',
  'лавандовый, лаванда, lavender, сиреневый, ~фиолетовый',
  'сливовый, слива, plum, баклажановый, баклажан, ~фиолетовый',
  'разноцветный, мультиколор, цветной, радужный, multi, multicolor, multicolour, разноцвет',
];

const groups = new Map<string, string[]>();
const shades = new Map<string, string[]>();
const stemsIn = (group: string) => group.split(',').map((name) => colourStem(name.replace('~', '')));
for (const group of GROUPS) {
  const [usual, ...others] = stemsIn(group);
  groups.set(usual!, [usual!, ...others]);
  shades.set(usual!, stemsIn(group.split(', ~')[0]!).slice(1));
}
for (const group of GROUPS) {
  const stems = stemsIn(group);
  for (const stem of stems) if (!groups.has(stem)) groups.set(stem, [stem, stems[0]!]);
}

/** The shades and other names of a colour: chocolate is brown. Empty for any other word. */
export function shadesOf(stem: string): readonly string[] {
  const shade = SHADE.exec(stem)?.[1];
  return shades.get(stem) ?? (shade ? [shade, ...(shades.get(shade) ?? [])] : []);
}

/** True for a shade of the other colour in the same language: «рыжий» of «коричневый». */
export const isShadeOf = (stem: string, colour: string): boolean =>
  isLatin(stem) === isLatin(colour) && shadesOf(colour).includes(stem);

/** The stem of a colour; a compound name has one stem without the hyphen: «тёмно-синий» is `темносин`. */
function colourStem(name: string): string {
  return searchForm(name).split(' ').at(-1)!;
}

/**
 * Returns the colour itself and the colours under which a shop may list it, the most similar first; empty if the stem
 * is not a colour.
 */
export function coloursLike(stem: string): readonly string[] {
  const likeliest = groups.get(stem);
  if (likeliest) return likeliest;
  const shade = SHADE.exec(stem);
  return shade ? [stem, ...(groups.get(shade[1]!) ?? [])] : [];
}

/** The colours that a name of one or several stands for, with those under which a shop may list them: «Белый/тёмно-синий». */
export function coloursInName(name: string): Set<string> {
  return new Set(name.split(/[/,+&]/).flatMap((part) => coloursLike(colourStem(part))));
}

/** The colour's names in the other alphabet, because some products name their colour only in English. */
export function colourAbroad(stem: string): string[] {
  return isLatin(stem) ? coloursLike(stem).filter((other) => !isLatin(other)) : coloursLike(stem).filter(isLatin);
}

function isLatin(stem: string): boolean {
  return /^[a-z]/.test(stem);
}

const SHADE = /^(?:пыльно|темно|светло|ярко|нежно|бледно|грязно|кислотно|насыщенно|пастельно)(.+)$/;

/** True for words such as «светло» and «ярко», which modify the colour that follows. */
export function isShade(stem: string): boolean {
  return SHADES.has(stem);
}

const SHADES = new Set(searchForm('темно тёмно светло ярко нежно бледно насыщенно').split(' '));

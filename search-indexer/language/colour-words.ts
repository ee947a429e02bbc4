// cspell:disable – letters, parts of words and words as people write them
import { searchForm } from './search-form.js';

/**
 * Groups of colours that shops confuse: a product of one colour may be listed under another. The most similar ones come
 * first.
 */
const GROUPS = [
  'чёрный, black, угольный, антрацитовый, ночной',
  'белый, white, белоснежный',
  'молочный, айвори, кремовый, сливочный, слоновая, ivory, cream, экрю, milk, bone, кость, костяной, белый',
  'серый, grey, gray, серебристый, графитовый, пепельный, дымчатый, мышиный',
  'графитовый, graphite, антрацитовый, серый',
  'серебряный, серебристый, серебро, silver, стальной, серый',
  'золотой, золотистый, золото, gold',
  'бежевый, beige, песочный, телесный, нюдовый, nude, кремовый, верблюжий, кэмел, camel, пудровый',
  'песочный, sand, бежевый',
  'коричневый, brown, шоколадный, каштановый, коньячный, рыжий, кофейный, кофе, терракотовый, ореховый',
  'шоколадный, шоколад, chocolate, коричневый',
  'коньячный, коньяк, cognac, рыжий, коричневый',
  'красный, red, алый, вишнёвый, рубиновый, коралловый, бордовый',
  'бордовый, бордо, вишнёвый, винный, марсала, burgundy, bordeaux, maroon, красный',
  'розовый, pink, фуксия, малиновый, пудровый, персиковый, лососевый',
  'оранжевый, orange, апельсиновый, морковный, рыжий, терракотовый',
  'персиковый, peach, розовый, оранжевый',
  'жёлтый, yellow, лимонный, горчичный, золотой',
  'горчичный, mustard, жёлтый',
  'зелёный, green, изумрудный, салатовый, оливковый, травяной, лаймовый, мятный',
  'хаки, khaki, оливковый, болотный, милитари, зелёный',
  'оливковый, olive, хаки, болотный, зелёный',
  'мятный, мята, mint, ментоловый, бирюзовый, зелёный',
  'лаймовый, лайм, lime, салатовый, зелёный',
  'бирюзовый, бирюза, turquoise, aqua, мятный, голубой',
  'голубой, лазурный, небесный, light-blue, бирюзовый, синий',
  'синий, blue, васильковый, индиго, ультрамарин, электрик, джинсовый, тёмно-синий',
  'тёмно-синий, navy, синий',
  'фиолетовый, purple, violet, лиловый, сиреневый, лавандовый, сливовый, баклажановый',
  'сиреневый, lilac, лавандовый, лиловый, фиолетовый',
  'лавандовый, lavender, сиреневый, фиолетовый',
  'разноцветный, мультиколор, цветной, multi, multicolor, multicolour, разноцвет',
];

const groups = new Map<string, string[]>();
for (const group of GROUPS) {
  const [usual, ...others] = group.split(',').map(colourStem);
  groups.set(usual!, [usual!, ...others]);
}
for (const group of GROUPS) {
  const stems = group.split(',').map(colourStem);
  for (const stem of stems) if (!groups.has(stem)) groups.set(stem, [stem, stems[0]!]);
}

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

// cspell:disable: words of suppliers in several languages, not of ours
/** A colour of the shop's palette: its slug, Russian name, swatch and the words that stand for it in feeds. */
export interface NamedColour {
  slug: string;
  name: string;
  /** `#rrggbb` */
  hex: string;
  words: readonly string[];
}

/**
 * Rows of slug, name, swatch and words. The words are foreign names, Russian adjectives, and stems that start a
 * compound («красно-белый»).
 */
const TABLE: ReadonlyArray<readonly [slug: string, name: string, hex: string, words: string]> = [
  [
    'black',
    'Чёрный',
    '#111111',
    'black, schwarz, noir, nero, negro, черный, черно, matte black, gloss black, jet black, core black',
  ],
  [
    'white',
    'Белый',
    '#ffffff',
    'white, weiss, weiß, blanc, bianco, белый, бело, белоснежный, optic white, cloud white',
  ],
  ['off-white', 'Молочный', '#f5f0e6', 'off white, milk, молочный, vintage white, айвори'],
  ['ivory', 'Слоновая кость', '#fffff0', 'ivory, слоновая кость, ecru, экрю'],
  ['cream', 'Кремовый', '#fff3d6', 'cream, creme, кремовый, сливочный, ванильный, vanilla'],
  ['grey', 'Серый', '#8f8f8f', 'grey, gray, grau, gris, grigio, серый, серо, heather grey, cool grey, matte grey'],
  ['light-grey', 'Светло-серый', '#cfcfcf', 'light grey, light gray, светло серый, pale grey'],
  ['dark-grey', 'Тёмно-серый', '#4a4a4a', 'dark grey, dark gray, темно серый, slate'],
  [
    'graphite',
    'Графитовый',
    '#383c42',
    'charcoal, graphite, anthracite, графитовый, графит, антрацит, антрацитовый, gunmetal',
  ],
  ['silver', 'Серебристый', '#c0c0c0', 'silver, silber, серебристый, серебряный, серебро, sterling silver, chrome'],
  ['gold', 'Золотой', '#d4af37', 'gold, golden, золотой, золотистый, золото'],
  ['bronze', 'Бронзовый', '#a97142', 'bronze, copper, brass, бронзовый, медный'],
  ['beige', 'Бежевый', '#e1cfae', 'beige, бежевый, бежево, nude, телесный'],
  ['sand', 'Песочный', '#d8c09a', 'sand, песочный, песчаный, stone, natural, straw'],
  ['camel', 'Верблюжий', '#c19a6b', 'camel, tan, верблюжий, кэмел, карамельный, caramel'],
  ['taupe', 'Серо-коричневый', '#8b7d6b', 'taupe, тауп, серо коричневый, mud'],
  ['brown', 'Коричневый', '#7b4a2b', 'brown, braun, marron, коричневый, коричнево, кофейный, coffee, light brown'],
  ['chocolate', 'Шоколадный', '#4e2f20', 'chocolate, dark brown, шоколадный, темно коричневый, шоколад'],
  ['red', 'Красный', '#d3222a', 'red, rot, rouge, rosso, красный, красно, алый, scarlet'],
  [
    'burgundy',
    'Бордовый',
    '#6d1a2d',
    'burgundy, wine, merlot, maroon, bordeaux, бордовый, бордо, винный, темно красный, dark red, вишневый, cherry, cranberry, garnet',
  ],
  ['coral', 'Коралловый', '#ff7f6b', 'coral, коралловый, salmon, лососевый'],
  ['pink', 'Розовый', '#f3a6c0', 'pink, rosa, rose, розовый, розово, light pink, светло розовый'],
  ['dusty-pink', 'Пудровый', '#e3bfb9', 'powder, blush, dusty pink, пудровый, пудра, пыльная роза, barely pink'],
  ['fuchsia', 'Фуксия', '#d6257f', 'fuchsia, magenta, hot pink, фуксия, малиновый, raspberry, ярко розовый, berry'],
  ['orange', 'Оранжевый', '#f07a1e', 'orange, оранжевый, оранжево, tangerine'],
  ['terracotta', 'Терракотовый', '#b5562f', 'terracotta, rust, brick, терракотовый, терракот, кирпичный, рыжий'],
  ['peach', 'Персиковый', '#ffc9a3', 'peach, apricot, персиковый, абрикосовый'],
  ['yellow', 'Жёлтый', '#f6d02f', 'yellow, gelb, jaune, giallo, желтый, желто, лимонный, lemon'],
  ['mustard', 'Горчичный', '#c99a1f', 'mustard, ochre, горчичный, горчица, охра, honey'],
  ['green', 'Зелёный', '#2f8f4e', 'green, grun, grün, vert, verde, зеленый, зелено, emerald, изумрудный'],
  ['dark-green', 'Тёмно-зелёный', '#1d4a33', 'dark green, hunter, bottle green, темно зеленый, бутылочный'],
  ['olive', 'Оливковый', '#6b6b34', 'olive, оливковый, dark olive, олива'],
  ['khaki', 'Хаки', '#78744f', 'khaki, хаки, military, camo, камуфляж, камуфляжный'],
  ['lime', 'Салатовый', '#a6d84a', 'lime, lime green, neon green, салатовый, лаймовый, лайм'],
  ['mint', 'Мятный', '#b4e3cf', 'mint, мятный, мята, фисташковый, pistachio'],
  ['turquoise', 'Бирюзовый', '#2fb7b0', 'turquoise, aqua, бирюзовый, бирюза, морская волна, celeste'],
  ['teal', 'Изумрудно-синий', '#136f73', 'teal, petrol, изумрудно синий, петроль'],
  [
    'light-blue',
    'Голубой',
    '#9cc9ea',
    'light blue, sky, sky blue, pale blue, голубой, голубо, небесный, светло голубой, baby blue',
  ],
  [
    'blue',
    'Синий',
    '#2457c5',
    'blue, blau, bleu, blu, azul, синий, сине, royal blue, cobalt, ultramarine, васильковый, ярко синий',
  ],
  ['navy', 'Тёмно-синий', '#1c2742', 'navy, navy blue, dark blue, deep blue, midnight, marine, темно синий, нэви'],
  ['denim', 'Джинсовый', '#4b6a92', 'denim, indigo, jean, джинсовый, индиго, деним'],
  ['purple', 'Фиолетовый', '#6a3fa0', 'purple, violet, lila, фиолетовый, фиолетово, plum, сливовый'],
  ['lavender', 'Сиреневый', '#c3b1e1', 'lavender, lilac, mauve, сиреневый, лавандовый, лиловый'],
  ['transparent', 'Прозрачный', '#f4f8fa', 'clear, transparent, прозрачный'],
  [
    'multicolour',
    'Разноцветный',
    '#b8a9c9',
    'multicolor, multicolour, multi, multi color, rainbow, разноцветный, мультиколор, мульти, разные цвета',
  ],
];

/** Words are normalised before they are compared: lower case, ё becomes е, hyphens become spaces. */
export const COLOUR_PALETTE: readonly NamedColour[] = TABLE.map(([slug, name, hex, words]) => ({
  slug,
  name,
  hex,
  words: words.split(', '),
}));

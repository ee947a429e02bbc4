// cspell:disable: words of suppliers in several languages, not of ours
/** A colour of the shop's palette: its slug, Russian name, swatch and the words for it in feeds. */
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
    'black, schwarz, noir, nero, negro, черный, черно, matte black, gloss black, jet black, core black, onyx, ebony, raven, ink, tar, вороной',
  ],
  [
    'white',
    'Белый',
    '#ffffff',
    'white, weiss, weiß, blanc, bianco, белый, бело, белоснежный, optic white, cloud white, snow, chalk, chalky',
  ],
  [
    'off-white',
    'Молочный',
    '#f5f0e6',
    'off white, milk, молочный, vintage white, айвори, pearl, sail, oyster, bone, muslin, parchment, жемчужный, жемчуг, перламутровый, топленое молоко',
  ],
  ['ivory', 'Слоновая кость', '#fffff0', 'ivory, слоновая кость, ecru, экрю'],
  ['cream', 'Кремовый', '#fff3d6', 'cream, creme, кремовый, сливочный, ванильный, vanilla, sahne'],
  [
    'grey',
    'Серый',
    '#8f8f8f',
    'grey, gray, grau, gris, grigio, серый, серо, heather grey, cool grey, matte grey, smoke, steel, fog, mist, shale, concrete, pewter, ash, lead, metal, cement, dolphin, alloy, дымчатый, стальной, пепельный, мышиный',
  ],
  ['light-grey', 'Светло-серый', '#cfcfcf', 'light grey, light gray, светло серый, pale grey'],
  [
    'dark-grey',
    'Тёмно-серый',
    '#4a4a4a',
    'dark grey, dark gray, темно серый, slate, asphalt, iron, мокрый асфальт, асфальт',
  ],
  [
    'graphite',
    'Графитовый',
    '#383c42',
    'charcoal, graphite, anthracite, графитовый, графит, антрацит, антрацитовый, gunmetal, antra, carbon, anthrazit',
  ],
  [
    'silver',
    'Серебристый',
    '#c0c0c0',
    'silver, silber, серебристый, серебряный, серебро, sterling silver, chrome, sterling, platinum, titanium, металлик',
  ],
  ['gold', 'Золотой', '#d4af37', 'gold, golden, золотой, золотистый, золото'],
  ['bronze', 'Бронзовый', '#a97142', 'bronze, copper, brass, бронзовый, медный'],
  [
    'beige',
    'Бежевый',
    '#e1cfae',
    'beige, бежевый, бежево, nude, телесный, oatmeal, oat, panama, linen, льняной, biscuit',
  ],
  ['sand', 'Песочный', '#d8c09a', 'sand, песочный, песчаный, stone, natural, straw, rope, cork'],
  ['camel', 'Верблюжий', '#c19a6b', 'camel, tan, верблюжий, кэмел, карамельный, caramel, cognac, коньячный'],
  ['taupe', 'Серо-коричневый', '#8b7d6b', 'taupe, тауп, серо коричневый, mud'],
  [
    'brown',
    'Коричневый',
    '#7b4a2b',
    'brown, braun, marron, коричневый, коричнево, кофейный, coffee, light brown, bark, teak, hazel, rawhide, walnut, chestnut, mocha, мокко, cedar, ореховый, каштановый, barnwood',
  ],
  ['chocolate', 'Шоколадный', '#4e2f20', 'chocolate, dark brown, шоколадный, темно коричневый, шоколад'],
  ['red', 'Красный', '#d3222a', 'red, rot, rouge, rosso, красный, красно, алый, scarlet, ruby, рубиновый, crimson'],
  [
    'burgundy',
    'Бордовый',
    '#6d1a2d',
    'burgundy, wine, merlot, maroon, bordeaux, бордовый, бордо, винный, темно красный, dark red, вишневый, cherry, cranberry, garnet, marsala, марсала, oxblood, rosewine, гранатовый',
  ],
  ['coral', 'Коралловый', '#ff7f6b', 'coral, коралловый, salmon, лососевый'],
  [
    'pink',
    'Розовый',
    '#f3a6c0',
    'pink, rosa, rose, розовый, розово, light pink, светло розовый, peony, flamingo, фламинго',
  ],
  ['dusty-pink', 'Пудровый', '#e3bfb9', 'powder, blush, dusty pink, пудровый, пудра, пыльная роза, barely pink'],
  [
    'fuchsia',
    'Фуксия',
    '#d6257f',
    'fuchsia, magenta, hot pink, фуксия, малиновый, raspberry, ярко розовый, berry, fuschia',
  ],
  ['orange', 'Оранжевый', '#f07a1e', 'orange, оранжевый, оранжево, tangerine, апельсиновый, мандариновый, neon orange'],
  ['terracotta', 'Терракотовый', '#b5562f', 'terracotta, rust, brick, терракотовый, терракот, кирпичный, рыжий'],
  ['peach', 'Персиковый', '#ffc9a3', 'peach, apricot, персиковый, абрикосовый'],
  [
    'yellow',
    'Жёлтый',
    '#f6d02f',
    'yellow, gelb, jaune, giallo, желтый, желто, лимонный, lemon, amber, янтарный, canary, солнечный',
  ],
  ['mustard', 'Горчичный', '#c99a1f', 'mustard, ochre, горчичный, горчица, охра, honey'],
  [
    'green',
    'Зелёный',
    '#2f8f4e',
    'green, grun, grün, vert, verde, зеленый, зелено, emerald, изумрудный, sprout, grass, травяной, jade, нефритовый, algae',
  ],
  [
    'dark-green',
    'Тёмно-зелёный',
    '#1d4a33',
    'dark green, hunter, bottle green, темно зеленый, бутылочный, forest, pine, хвойный, еловый',
  ],
  ['olive', 'Оливковый', '#6b6b34', 'olive, оливковый, dark olive, олива'],
  ['khaki', 'Хаки', '#78744f', 'khaki, хаки, military, camo, камуфляж, камуфляжный, army, защитный'],
  ['lime', 'Салатовый', '#a6d84a', 'lime, lime green, neon green, салатовый, лаймовый, лайм'],
  ['mint', 'Мятный', '#b4e3cf', 'mint, мятный, мята, фисташковый, pistachio, sage, шалфей, sea glass'],
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
    'blue, royal, blau, bleu, blu, azul, синий, сине, royal blue, cobalt, ultramarine, васильковый, ярко синий, sapphire, сапфировый, электрик, blueberry',
  ],
  [
    'navy',
    'Тёмно-синий',
    '#1c2742',
    'navy, navy blue, dark blue, deep blue, midnight, marine, темно синий, нэви, obsidian, чернильный',
  ],
  ['denim', 'Джинсовый', '#4b6a92', 'denim, indigo, jean, джинсовый, индиго, деним'],
  [
    'purple',
    'Фиолетовый',
    '#6a3fa0',
    'purple, violet, lila, фиолетовый, фиолетово, plum, сливовый, aubergine, eggplant, баклажановый, баклажан, grape, amethyst',
  ],
  ['lavender', 'Сиреневый', '#c3b1e1', 'lavender, lilac, mauve, сиреневый, лавандовый, лиловый, periwinkle'],
  ['transparent', 'Прозрачный', '#f4f8fa', 'clear, transparent, прозрачный'],
  [
    'multicolour',
    'Разноцветный',
    '#b8a9c9',
    'multicolor, multicolour, multi, multi color, rainbow, разноцветный, мультиколор, мульти, разные цвета',
  ],
];

/** Words of patterns. They name no colour; goods with a pattern and no named colour count as multicoloured. */
export const PATTERNS: readonly string[] =
  'floral, flower, leopard, plaid, check, checked, stripe, striped, print, dot, polka, mosaic, tweed, geo, pinstripe, tartan, '
    .concat('леопард, леопардовый, клетка, полоска, принт, горох, цветочный, цветы')
    .split(', ');

/** Words are normalised before they are compared: lower case, ё becomes е, hyphens become spaces. */
export const COLOUR_PALETTE: readonly NamedColour[] = TABLE.map(([slug, name, hex, words]) => ({
  slug,
  name,
  hex,
  words: words.split(', '),
}));

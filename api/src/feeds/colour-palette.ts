/** A colour the shop knows: its slug, Russian name, swatch and the words that mean it (folded, ё as е). */
export interface NamedColour {
  slug: string;
  name: string;
  /** `#rrggbb` */
  hex: string;
  words: readonly string[];
}

/** `words` hold English names, Russian adjectives and the stems that lead a compound («красно-белый»). */
export const COLOUR_PALETTE: readonly NamedColour[] = [
  { slug: 'black', name: 'Чёрный', hex: '#111111', words: ['black', 'schwarz', 'noir', 'nero', 'negro', 'черный', 'черно', 'matte black', 'gloss black', 'jet black', 'core black'] },
  { slug: 'white', name: 'Белый', hex: '#ffffff', words: ['white', 'weiss', 'weiß', 'blanc', 'bianco', 'белый', 'бело', 'белоснежный', 'optic white', 'cloud white'] },
  { slug: 'off-white', name: 'Молочный', hex: '#f5f0e6', words: ['off white', 'milk', 'молочный', 'vintage white', 'айвори'] },
  { slug: 'ivory', name: 'Слоновая кость', hex: '#fffff0', words: ['ivory', 'слоновая кость', 'ecru', 'экрю'] },
  { slug: 'cream', name: 'Кремовый', hex: '#fff3d6', words: ['cream', 'creme', 'кремовый', 'сливочный', 'ванильный', 'vanilla'] },
  { slug: 'grey', name: 'Серый', hex: '#8f8f8f', words: ['grey', 'gray', 'grau', 'gris', 'grigio', 'серый', 'серо', 'heather grey', 'cool grey', 'matte grey'] },
  { slug: 'light-grey', name: 'Светло-серый', hex: '#cfcfcf', words: ['light grey', 'light gray', 'светло серый', 'pale grey'] },
  { slug: 'dark-grey', name: 'Тёмно-серый', hex: '#4a4a4a', words: ['dark grey', 'dark gray', 'темно серый', 'slate'] },
  { slug: 'graphite', name: 'Графитовый', hex: '#383c42', words: ['charcoal', 'graphite', 'anthracite', 'графитовый', 'графит', 'антрацит', 'антрацитовый', 'gunmetal'] },
  { slug: 'silver', name: 'Серебристый', hex: '#c0c0c0', words: ['silver', 'silber', 'серебристый', 'серебряный', 'серебро', 'sterling silver', 'chrome'] },
  { slug: 'gold', name: 'Золотой', hex: '#d4af37', words: ['gold', 'golden', 'золотой', 'золотистый', 'золото'] },
  { slug: 'bronze', name: 'Бронзовый', hex: '#a97142', words: ['bronze', 'copper', 'brass', 'бронзовый', 'медный'] },
  { slug: 'beige', name: 'Бежевый', hex: '#e1cfae', words: ['beige', 'бежевый', 'бежево', 'nude', 'телесный'] },
  { slug: 'sand', name: 'Песочный', hex: '#d8c09a', words: ['sand', 'песочный', 'песчаный', 'stone', 'natural', 'straw'] },
  { slug: 'camel', name: 'Верблюжий', hex: '#c19a6b', words: ['camel', 'tan', 'верблюжий', 'кэмел', 'карамельный', 'caramel'] },
  { slug: 'taupe', name: 'Серо-коричневый', hex: '#8b7d6b', words: ['taupe', 'тауп', 'серо коричневый', 'mud'] },
  { slug: 'brown', name: 'Коричневый', hex: '#7b4a2b', words: ['brown', 'braun', 'marron', 'коричневый', 'коричнево', 'кофейный', 'coffee', 'light brown'] },
  { slug: 'chocolate', name: 'Шоколадный', hex: '#4e2f20', words: ['chocolate', 'dark brown', 'шоколадный', 'темно коричневый', 'шоколад'] },
  { slug: 'red', name: 'Красный', hex: '#d3222a', words: ['red', 'rot', 'rouge', 'rosso', 'красный', 'красно', 'алый', 'scarlet'] },
  { slug: 'burgundy', name: 'Бордовый', hex: '#6d1a2d', words: ['burgundy', 'wine', 'merlot', 'maroon', 'bordeaux', 'бордовый', 'бордо', 'винный', 'темно красный', 'dark red', 'вишневый', 'cherry', 'cranberry', 'garnet'] },
  { slug: 'coral', name: 'Коралловый', hex: '#ff7f6b', words: ['coral', 'коралловый', 'salmon', 'лососевый'] },
  { slug: 'pink', name: 'Розовый', hex: '#f3a6c0', words: ['pink', 'rosa', 'rose', 'розовый', 'розово', 'light pink', 'светло розовый'] },
  { slug: 'dusty-pink', name: 'Пудровый', hex: '#e3bfb9', words: ['powder', 'blush', 'dusty pink', 'пудровый', 'пудра', 'пыльная роза', 'barely pink'] },
  { slug: 'fuchsia', name: 'Фуксия', hex: '#d6257f', words: ['fuchsia', 'magenta', 'hot pink', 'фуксия', 'малиновый', 'raspberry', 'ярко розовый', 'berry'] },
  { slug: 'orange', name: 'Оранжевый', hex: '#f07a1e', words: ['orange', 'оранжевый', 'оранжево', 'tangerine'] },
  { slug: 'terracotta', name: 'Терракотовый', hex: '#b5562f', words: ['terracotta', 'rust', 'brick', 'терракотовый', 'терракот', 'кирпичный', 'рыжий'] },
  { slug: 'peach', name: 'Персиковый', hex: '#ffc9a3', words: ['peach', 'apricot', 'персиковый', 'абрикосовый'] },
  { slug: 'yellow', name: 'Жёлтый', hex: '#f6d02f', words: ['yellow', 'gelb', 'jaune', 'giallo', 'желтый', 'желто', 'лимонный', 'lemon'] },
  { slug: 'mustard', name: 'Горчичный', hex: '#c99a1f', words: ['mustard', 'ochre', 'горчичный', 'горчица', 'охра', 'honey'] },
  { slug: 'green', name: 'Зелёный', hex: '#2f8f4e', words: ['green', 'grun', 'grün', 'vert', 'verde', 'зеленый', 'зелено', 'emerald', 'изумрудный'] },
  { slug: 'dark-green', name: 'Тёмно-зелёный', hex: '#1d4a33', words: ['dark green', 'hunter', 'bottle green', 'темно зеленый', 'бутылочный'] },
  { slug: 'olive', name: 'Оливковый', hex: '#6b6b34', words: ['olive', 'оливковый', 'dark olive', 'олива'] },
  { slug: 'khaki', name: 'Хаки', hex: '#78744f', words: ['khaki', 'хаки', 'military', 'camo', 'камуфляж', 'камуфляжный'] },
  { slug: 'lime', name: 'Салатовый', hex: '#a6d84a', words: ['lime', 'lime green', 'neon green', 'салатовый', 'лаймовый', 'лайм'] },
  { slug: 'mint', name: 'Мятный', hex: '#b4e3cf', words: ['mint', 'мятный', 'мята', 'фисташковый', 'pistachio'] },
  { slug: 'turquoise', name: 'Бирюзовый', hex: '#2fb7b0', words: ['turquoise', 'aqua', 'бирюзовый', 'бирюза', 'морская волна', 'celeste'] },
  { slug: 'teal', name: 'Изумрудно-синий', hex: '#136f73', words: ['teal', 'petrol', 'изумрудно синий', 'петроль'] },
  { slug: 'light-blue', name: 'Голубой', hex: '#9cc9ea', words: ['light blue', 'sky', 'sky blue', 'pale blue', 'голубой', 'голубо', 'небесный', 'светло голубой', 'baby blue'] },
  { slug: 'blue', name: 'Синий', hex: '#2457c5', words: ['blue', 'blau', 'bleu', 'blu', 'azul', 'синий', 'сине', 'royal blue', 'cobalt', 'ultramarine', 'васильковый', 'ярко синий'] },
  { slug: 'navy', name: 'Тёмно-синий', hex: '#1c2742', words: ['navy', 'navy blue', 'dark blue', 'deep blue', 'midnight', 'marine', 'темно синий', 'нэви'] },
  { slug: 'denim', name: 'Джинсовый', hex: '#4b6a92', words: ['denim', 'indigo', 'jean', 'джинсовый', 'индиго', 'деним'] },
  { slug: 'purple', name: 'Фиолетовый', hex: '#6a3fa0', words: ['purple', 'violet', 'lila', 'фиолетовый', 'фиолетово', 'plum', 'сливовый'] },
  { slug: 'lavender', name: 'Сиреневый', hex: '#c3b1e1', words: ['lavender', 'lilac', 'mauve', 'сиреневый', 'лавандовый', 'лиловый'] },
  { slug: 'transparent', name: 'Прозрачный', hex: '#f4f8fa', words: ['clear', 'transparent', 'прозрачный'] },
  { slug: 'multicolour', name: 'Разноцветный', hex: '#b8a9c9', words: ['multicolor', 'multicolour', 'multi', 'multi color', 'rainbow', 'разноцветный', 'мультиколор', 'мульти', 'разные цвета'] },
];

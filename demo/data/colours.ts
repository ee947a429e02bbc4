import { type Adjective, adjective } from '../grammar.js';

export interface CatalogueColour {
  readonly slug: string;
  /** The name shown in the filter. */
  readonly name: string;
  readonly hex: string;
  /** The adjective used in descriptions. */
  readonly word: Adjective;
}

const colour = (slug: string, hex: string, word: Adjective, name: string): CatalogueColour => ({
  slug,
  hex,
  word,
  name,
});

/** All colours of the catalogue: few enough for the colour filter, and enough for realistic colour schemes. */
const COLOURS = {
  black: colour('black', '#1b1b1d', adjective('чёрн'), 'Чёрный'),
  graphite: colour('graphite', '#3c4046', adjective('графитов'), 'Графитовый'),
  grey: colour('grey', '#8a8d91', adjective('сер'), 'Серый'),
  'light-grey': colour('light-grey', '#c7c9ca', adjective('светло-сер'), 'Светло-серый'),
  white: colour('white', '#f3f1ec', adjective('бел'), 'Белый'),
  milk: colour('milk', '#e9e0cf', adjective('молочн'), 'Молочный'),
  beige: colour('beige', '#d2bd9c', adjective('бежев'), 'Бежевый'),
  sand: colour('sand', '#bf9f70', adjective('песочн'), 'Песочный'),
  cognac: colour('cognac', '#99592f', adjective('коньячн'), 'Коньячный'),
  brown: colour('brown', '#664632', adjective('коричнев'), 'Коричневый'),
  chocolate: colour('chocolate', '#3f2d27', adjective('шоколадн'), 'Шоколадный'),
  khaki: colour('khaki', '#6c6a4a', adjective('хаки', 'fixed'), 'Хаки'),
  olive: colour('olive', '#7d7d45', adjective('оливков'), 'Оливковый'),
  green: colour('green', '#2d6549', adjective('зелён'), 'Зелёный'),
  mint: colour('mint', '#a8d0bd', adjective('мятн'), 'Мятный'),
  lime: colour('lime', '#c3d943', adjective('лаймов'), 'Лаймовый'),
  yellow: colour('yellow', '#e6ba32', adjective('жёлт'), 'Жёлтый'),
  orange: colour('orange', '#dd682c', adjective('оранжев'), 'Оранжевый'),
  red: colour('red', '#b53030', adjective('красн'), 'Красный'),
  burgundy: colour('burgundy', '#682334', adjective('бордов'), 'Бордовый'),
  pink: colour('pink', '#e2a8b2', adjective('розов'), 'Розовый'),
  lilac: colour('lilac', '#a79bc5', adjective('сиренев'), 'Сиреневый'),
  blue: colour('blue', '#2b4a86', adjective('син', 'soft'), 'Синий'),
  'light-blue': colour('light-blue', '#8fb4d4', adjective('голуб', 'stressed'), 'Голубой'),
  navy: colour('navy', '#1f2b45', adjective('тёмно-син', 'soft'), 'Тёмно-синий'),
} as const satisfies Record<string, CatalogueColour>;

export type ColourName = keyof typeof COLOURS;
export const colourOf = (name: ColourName): CatalogueColour => COLOURS[name];

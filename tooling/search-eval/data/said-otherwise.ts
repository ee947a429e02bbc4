// cspell:disable – words as people write them
/** Words for several kinds of goods, with the beginnings of these kinds' names. */
export const WIDE_WORDS: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['куртка', ['бомбер', 'ветровк', 'пуховик', 'парк', 'анорак', 'куртк']],
  ['кофта', ['худи', 'свитшот', 'толстовк', 'джемпер', 'свитер', 'кардиган', 'кофт']],
  ['толстовка', ['худи', 'свитшот', 'толстовк']],
];

/** Phrases that exclude something; `%` is a word. */
export const EXCLUSIONS: readonly string[] = ['без %', 'не %', 'кроме %'];
export const EXCLUDED_WORDS: readonly string[] = ['принта', 'капюшона', 'молнии', 'логотипа', 'шнурков', 'каблука'];

/** Common words that name no goods: a shop without them has nothing to show. */
export const LACKED_WORDS: readonly string[] = [
  'для зала',
  'маме',
  'аниме',
  'школы',
  'на свадьбу',
  'собаке',
  'юбилей',
  'дедушке',
  'экзамен',
];

/** Queries without anything to search for. */
export const SENSELESS: readonly string[] = ['%%%', '!!!', '…', '—', '?', '* * *', '🙂', 'ааааа', 'ээээ'];

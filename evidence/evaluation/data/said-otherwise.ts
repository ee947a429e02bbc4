// cspell:disable – words as people write them
/** Words that stand for several kinds of goods, each with the first letters of those kinds' names. */
export const WIDE_WORDS: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['куртка', ['бомбер', 'ветровк', 'пуховик', 'парк', 'анорак', 'куртк']],
  ['кофта', ['худи', 'свитшот', 'толстовк', 'джемпер', 'свитер', 'кардиган', 'кофт']],
  ['толстовка', ['худи', 'свитшот', 'толстовк']],
];

/** Phrases that exclude something; `%` stands for the excluded word. */
export const EXCLUSIONS: readonly string[] = ['без %', 'не %', 'кроме %'];
export const EXCLUDED_WORDS: readonly string[] = ['принта', 'капюшона', 'молнии', 'логотипа', 'шнурков', 'каблука'];

/** Phrases that ask for a discount; `%` stands for a kind of goods. */
export const DISCOUNTS: readonly string[] = ['% со скидкой', 'распродажа %', '% по акции', '% sale'];

/** Common words that are not names of goods. If no product contains the word, the search must find nothing. */
export const LACKED_WORDS: readonly string[] = [
  'для зала',
  'хомяку',
  'аниме',
  'школы',
  'на свадьбу',
  'собаке',
  'юбилей',
  'космонавту',
  'экзамен',
];

/** Queries without any word to search for. */
export const SENSELESS: readonly string[] = ['%%%', '!!!', '…', '—', '?', '* * *', '🙂', 'ааааа', 'ээээ'];

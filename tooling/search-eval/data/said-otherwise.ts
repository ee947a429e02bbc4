// cspell:disable – words as people write them
/** A word and the kinds of goods it takes in, by the beginnings of their names. */
export const WIDE_WORDS: readonly (readonly [word: string, kinds: readonly string[]])[] = [
  ['куртка', ['бомбер', 'ветровк', 'пуховик', 'парк', 'анорак', 'куртк']],
  ['кофта', ['худи', 'свитшот', 'толстовк', 'джемпер', 'свитер', 'кардиган', 'кофт']],
  ['толстовка', ['худи', 'свитшот', 'толстовк']],
];

/** What people add to exclude something; `%` is a word. */
export const EXCLUSIONS: readonly string[] = ['без %', 'не %', 'кроме %'];
export const EXCLUDED_WORDS: readonly string[] = ['принта', 'капюшона', 'молнии', 'логотипа', 'шнурков', 'каблука'];

/** Words of the language that are no goods: a shop that lacks them has nothing to show for them. */
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

/** Nothing that could be looked for. */
export const SENSELESS: readonly string[] = ['%%%', '!!!', '…', '—', '?', '* * *', '🙂', 'ааааа', 'ээээ'];

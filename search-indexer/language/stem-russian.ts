// cspell:disable – letters, parts of words and words as people write them
/**
 * The stem of a Russian word, by the Snowball algorithm (https://snowballstem.org/algorithms/russian/stemmer.html),
 * simplified for a shop. It keeps verb endings, because many nouns end like verbs («кардигана», «рукав», «материал»).
 * It drops fleeting vowels, so «кроссовок» and «кроссовки» have one stem, and tells words apart that Snowball confuses
 * («бельё», «белый»). Expects lower case with ё written as е.
 */
export function stemRussian(word: string): string {
  if (INDECLINABLE.has(word)) return word;
  const known = EXCEPTIONS.find(([ending]) => ending.test(word));
  if (known) return word.replace(known[0], known[1]);
  const start = word.search(VOWEL) + 1;
  if (start === 0) return word;
  const stem = word.slice(0, start) + strip(word.slice(start), secondRegion(word) - start);
  return stem.length < SHORTEST ? word : stem.replace(FLEETING_VOWEL, '$1$2');
}

const SHORTEST = 3;
const VOWEL = /[аеиоуыэюя]/;
const FLEETING_VOWEL = /^(.+[бвгджзйклмнпрстфхцчшщ])[ое](к)$/;

const EXCEPTIONS: [RegExp, string][] = [
  [/(^|термо)бель(е|я|ю|ем|и|ишко)$/, '$1бель'],
  [/^ремень$/, 'ремн'],
  [/^туфель$/, 'туфл'],
  // «Платья» must not get the stem of «плато».
  [/^плать(е|я|ю|ем|ев|ям|ями|ях|и)$/, 'плать'],
  [/^деним$/, '$&'],
  // «Платье в цветах» has flowers, and «чёрного цвета» has none.
  [/^цвет(ы|ами|ах)$/, 'цветочн'],
];

/** Indeclinable words are not stemmed: «макси» is not a form of «макс», nor «поло» of «пол». */
const INDECLINABLE = new Set(
  `бикини боди болеро бордо бра виши джерси дерби жабо кашне кепи кимоно клише лого макси манто
  миди мини пальто пикси поло пончо портмоне регби ретро родео сабо сари спа тату техно трико хаки худи
  эко`.split(/\s+/),
);

const ADJECTIVE = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:(?:ивш|ывш|ующ)|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const DERIVATIONAL = /ость?$/;
const SUPERLATIVE = /ейше?$/;

/**
 * Removes the endings from `region`, the part of a word after its first vowel. Derivational endings are removed only if
 * they begin at index `second` or later.
 */
function strip(region: string, second: number): string {
  let rest = region.replace(ADJECTIVE, '');
  rest = rest === region ? region.replace(NOUN, '') : rest.replace(PARTICIPLE, '');
  rest = rest.replace(/и$/, '');
  const derived = rest.search(DERIVATIONAL);
  if (derived >= 0 && derived >= second) rest = rest.slice(0, derived);
  rest = rest.replace(SUPERLATIVE, '').replace(/нн$/, 'н');
  return rest.replace(/ь$/, '');
}

/** Index at which Snowball's region R2 begins: after the second consonant that directly follows a vowel. */
function secondRegion(word: string): number {
  const first = /[аеиоуыэюя][^аеиоуыэюя]/.exec(word);
  if (!first) return word.length;
  const after = first.index + 2;
  const second = /[аеиоуыэюя][^аеиоуыэюя]/.exec(word.slice(after));
  return second ? after + second.index + 2 : word.length;
}

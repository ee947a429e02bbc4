// cspell:disable – letters, parts of words and words as people write them
/**
 * Returns the consonant skeletons of a word: words of either alphabet with similar sounds share a skeleton. Voicing,
 * softness and vowels are dropped, so equal skeletons only yield candidates, which `soundDistance` then compares.
 * Expects lower case.
 */
export function soundKeys(word: string): string[] {
  return /[а-я]/.test(word) ? [cyrillicKey(word)] : latinKeys(word);
}

/**
 * Latin sounds and the Cyrillic letters that count as each: p б п · f в ф · k г к х · t д т · s ж з с ц ч ш щ дж · l л
 * · m м · n н · r р
 */
const CYRILLIC: [RegExp, string][] = [
  [/дж|дз|дс|тс|тч|тш/g, 's'],
  [/[бп]/g, 'p'],
  [/[вф]/g, 'f'],
  [/[гкх]/g, 'k'],
  [/[дт]/g, 't'],
  [/[жзсцчшщ]/g, 's'],
  [/л/g, 'l'],
  [/м/g, 'm'],
  [/н/g, 'n'],
  [/р/g, 'r'],
];

function cyrillicKey(word: string): string {
  let key = word;
  for (const [letters, sound] of CYRILLIC) key = key.replace(letters, sound);
  return once(key.replace(/[^pfktslmnr]/g, ''));
}

/** Latin letters and their possible sounds; the first matching pattern is used. */
const LATIN: [RegExp, string[]][] = [
  [/^(sch|shch)/, ['s', 'sk']],
  [/^(dge|dg(?=[ei]))/, ['s', 'tk']],
  [/^(tsch|tch|dzh|dj|ds|dz|zz|zh|sh)/, ['s']],
  [/^t[sz]/, ['s', 'ts']],
  [/^tur(?=e)/, ['sr', 'tr']],
  [/^cqu/, ['k', 'kf']],
  [/^sc(?=[eiy])/, ['s', 'sk']],
  [/^(cch|cc(?=[eiy]))/, ['s', 'ks', 'k']],
  [/^ch/, ['s', 'k']],
  [/^(ck|cq|kh)/, ['k']],
  [/^c(?=[eiy])/, ['s', 'k']],
  [/^ph/, ['f']],
  [/^th/, ['t', 's', 'f']],
  [/^ti(?=on|al)/, ['s', 't']],
  [/^gh/, ['', 'k']],
  [/^gn/, ['n', 'kn']],
  [/^g(?=[eiy])/, ['k', 's']],
  [/^kn/, ['n', 'kn']],
  [/^qu/, ['k', 'kf']],
  [/^rh/, ['r', 'rk']],
  [/^wh?/, ['f', '']],
  [/^j/, ['s', '', 'k']],
  [/^h/, ['k', '']],
  [/^x/, ['ks', 's', 'k']],
  [/^s(?=l)/, ['s', '']],
  [/^s$/, ['s', '']],
  [/^t$/, ['t', '']],
  [/^[bp]/, ['p']],
  [/^[fv]/, ['f']],
  [/^[cgkq]/, ['k']],
  [/^[dt]/, ['t']],
  [/^[sz]/, ['s']],
  [/^l/, ['l']],
  [/^m/, ['m']],
  [/^n/, ['n']],
  [/^r/, ['r']],
];
const MOST_KEYS = 24;

function latinKeys(word: string): string[] {
  let keys = [''];
  let rest = word;
  while (rest) {
    const [fitting, sounds] = LATIN.find(([pattern]) => pattern.test(rest)) ?? OTHER;
    const spoken = keys.length * sounds.length > MOST_KEYS ? sounds.slice(0, 1) : sounds;
    if (spoken[0] !== '' || spoken.length > 1) keys = spoken.flatMap((sound) => keys.map((key) => key + sound));
    rest = rest.slice(fitting.exec(rest)![0].length);
  }
  return [...new Set(keys.map(once))];
}

const OTHER: [RegExp, string[]] = [/^./u, ['']];

/** Keeps one of several equal sounds in a row, because they are heard as one. */
function once(key: string): string {
  return key.replace(/(.)\1+/g, '$1');
}

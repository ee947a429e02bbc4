// cspell:disable – words as people and suppliers write them
/**
 * Words for whom goods are intended, as parts of regular expressions. A word with several forms is given by its
 * beginning and `\p{L}*`.
 */
const PEOPLE = {
  male: "men's|mens|men|man|male|herren|homme|uomo|муж|мужчин[аы]?|мужчинам|мужск\\p{L}*|парень",
  female:
    "women's|womens|women|woman|female|ladies|lady|damen|femme|donna|жен|женщин[аы]?|женщинам|женск\\p{L}*|девушк\\p{L}*",
  boys: "boy's|boys?|мальчик\\p{L}*",
  girls: "girl's|girls?|девоч\\p{L}*",
  unisex: 'unisex|унисекс',
  children:
    "kid's|kids?|children's|childrens|children|child|baby|infants?|toddlers?|juniors?|дет(?:и|ск\\p{L}*|ей|ям)|реб[её]нок|малыш\\p{L}*|подрост\\p{L}*",
  adults: 'adults?|взросл\\p{L}*',
};

export type Sex = 'MALE' | 'FEMALE' | 'UNISEX';

// Word boundaries. Unlike `\b`, they work with Cyrillic letters too.
const folded = (text: string): string => text.replace(/[’`]/g, "'");
const words = (...bodies: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${bodies.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const MALE = words(PEOPLE.male, PEOPLE.boys);
const FEMALE = words(PEOPLE.female, PEOPLE.girls);
const UNISEX = words(PEOPLE.unisex);
const CHILDREN = words(PEOPLE.children, PEOPLE.boys, PEOPLE.girls);
const ANYBODY = new RegExp(words(...Object.values(PEOPLE)), 'giu');

/** Returns the sex named in text such as «Женская одежда» or `men's shoes`; null if it names both or neither. */
export function sexFromWords(text: string): Sex | null {
  const said = folded(text);
  if (UNISEX.test(said)) return 'UNISEX';
  const female = FEMALE.test(said);
  const male = MALE.test(said);
  if (female === male) return null;
  return female ? 'FEMALE' : 'MALE';
}

/** Returns whether text such as «Детская одежда» or `kids` describes a children's product. */
export function childrenFromWords(text: string): boolean {
  return CHILDREN.test(folded(text));
}

/** Returns the text without the words that state for whom the goods are: `women's tops` becomes `tops`. */
export const withoutPeople = (text: string): string => folded(text).replace(ANYBODY, ' ');

import { searchForm, stemWord } from './search-form.js';

export interface PricePhrase {
  /** Number of words in the phrase. */
  length: number;
  /** Price range in kopecks, both ends included. */
  price: { min?: number; max?: number };
}

const stems = (words: string) => new Set(searchForm(words).split(' '));
const MOST = stems('до дешевле менее меньше максимум ниже предел under below less cheaper maximum within to');
const LEAST = stems('от дороже более больше свыше выше минимум over above from more minimum');
/** Words that may stand behind the most that is paid. */
const AT_MOST = stems('максимум макс предел потолок');
const AROUND = stems('за около район бюджет around about');
/** Words before a bound that belong to it. */
const BEFORE_BOUND = new Set(['в предел', 'в район', 'up to', 'с бюджет', 'на бюджет']);
const RANGE_END = stems('до по и to');
const THOUSAND = stems('тыс тысяч тысячи тысяча тыщ тыщи тыща к k т штук косарей косаря');
/** Numerals by their stems, in the cases that follow «до», «от» and «за». */
const NUMERALS = new Map(
  `полтора 1.5 полторы 1.5 полутора 1.5 один 1 одной 1 две 2 два 2 двух 2 три 3 трех 3 четыре 4 четырех 4 пять 5 пяти 5 шесть 6 шести 6 семь 7
семи 7 восемь 8 восьми 8 девять 9 девяти 9 десять 10 десяти 10 двенадцать 12 двенадцати 12 пятнадцать 15 пятнадцати 15
двадцать 20 двадцати 20 тридцать 30 тридцати 30 сорок 40 сорока 40 пятьдесят 50 пятидесяти 50 сто 100 ста 100 двести 200
двухсот 200 триста 300 трехсот 300 четыреста 400 четырехсот 400 пятьсот 500 пятисот 500 шестьсот 600 шестисот 600 семьсот 700
семисот 700 восемьсот 800 восьмисот 800 девятьсот 900 девятисот 900`
    .split(/\s(?=[а-я])/)
    .map((entry): [string, number] => {
      const [word, number] = entry.split(' ');
      return [searchForm(word!), Number(number)];
    }),
);
const ROUBLE = stems('руб рублей рубля рубль р rub rur ₽');
/** Lowest price in roubles that is recognised. A smaller number is a size or an age. */
const LEAST_PRICE = 300;
const MOST_PRICE = 10_000_000;

/**
 * Reads a price that starts at word `from`, in roubles or thousands: «до 10 тыс», «от 5000 до 10 000 руб», «дешевле
 * 7к». Null if there is none.
 */
export function pricePhrase(words: readonly string[], from: number): PricePhrase | null {
  const first = words[from];
  if (first === undefined) return null;
  // «Тысяч за семь» is «за семь тысяч», and «тысяч до шести» «до шести тысяч».
  if (THOUSAND.has(first) && (AROUND.has(words[from + 1] ?? '') || words[from + 1] === 'до')) {
    const amount = amountAt([...words.slice(from + 2, from + 3), first], 0);
    return amount?.thousands ? { length: 3, price: { max: kopecks(amount) } } : null;
  }
  const denied = first === 'не' || first === 'no' ? 1 : 0;
  // «В пределах 3000», `up to 3000`
  const led = denied + (BEFORE_BOUND.has(`${words[from + denied]} ${words[from + denied + 1] ?? ''}`) ? 1 : 0);
  const bound = words[from + led]!;
  const behind = led + (words[from + led + 1] === 'than' ? 2 : 1);
  // A negated bound is the opposite one: «не дороже 5000» means at most 5000.
  const [most, least] = denied ? [LEAST, MOST] : [MOST, LEAST];
  if (most.has(bound) || (!denied && AROUND.has(bound))) {
    const amount = amountAt(words, from + behind);
    return amount && { length: behind + amount.length, price: { max: kopecks(amount) } };
  }
  if (least.has(bound)) {
    const range = rangeAt(words, from + behind);
    if (range) return { length: behind + range.length, price: range.price };
    const amount = amountAt(words, from + behind);
    return amount && { length: behind + amount.length, price: { min: kopecks(amount) } };
  }
  if (denied) return null;
  const range = rangeAt(words, from);
  if (range) return range;
  const amount = amountAt(words, from);
  // «1500 максимум»
  if (amount && AT_MOST.has(words[from + amount.length] ?? ''))
    return { length: amount.length + 1, price: { max: kopecks(amount) } };
  // A number alone may be a model, so it is a price only with a unit («руб», «тыс»).
  return amount?.unit ? { length: amount.length, price: { max: kopecks(amount) } } : null;
}

/** True for a word that says a bound or an amount, which is no misspelt word: «меньше», «двух». */
export const isPriceTerm = (stem: string): boolean =>
  MOST.has(stem) || LEAST.has(stem) || NUMERALS.has(stem) || (stem.length > 2 && THOUSAND.has(stem));

interface Amount {
  roubles: number;
  /** True if the number has a unit: roubles or thousands. */
  unit: boolean;
  thousands: boolean;
  length: number;
}

function rangeAt(words: readonly string[], from: number): PricePhrase | null {
  const low = amountAt(words, from, true);
  if (!low) return null;
  let place = from + low.length;
  const said = RANGE_END.has(words[place] ?? '');
  if (said) place += 1;
  // «От тыщи до двух» is in thousands, too.
  const behind = low.thousands && said ? amountAt(words, place, true) : null;
  const high = amountAt(words, place) ?? (behind && { ...behind, roubles: behind.roubles * 1000, thousands: true });
  if (!high || (!said && !high.unit && (low.roubles < 1000 || low.roubles % 100 > 0))) return null;
  // «от 5 до 10 тысяч»: the unit «тысяч» applies to both numbers.
  const least = high.thousands && !low.thousands && low.roubles < 1000 ? low.roubles * 1000 : low.roubles;
  if (least > high.roubles || least < LEAST_PRICE) return null;
  return { length: place - from + high.length, price: { min: least * 100, max: kopecks(high) } };
}

/** Reads an amount in words, with its unit: «трёх тысяч», «пятисот рублей». */
function amountInWords(words: readonly string[], from: number, small = false): Amount | null {
  let place = from;
  let roubles = 0;
  for (let next = NUMERALS.get(words[place] ?? ''); next; next = NUMERALS.get(words[place] ?? '')) {
    roubles += next;
    place += 1;
  }
  // «Четырёх с половиной тысяч»
  const isHalf =
    place > from &&
    words[place] === 'с' &&
    /^половин/.test(words[place + 1] ?? '') &&
    THOUSAND.has(words[place + 2] ?? '');
  if (isHalf) {
    roubles += 0.5;
    place += 2;
  }
  const isOneThousand = place === from && /^(?:тысяч|тыщ)/.test(words[place] ?? '');
  if (place === from && !isOneThousand) return null;
  const thousands = THOUSAND.has(words[place] ?? '');
  if (thousands) {
    roubles = (isOneThousand ? 1 : roubles) * 1000;
    place += 1;
  }
  const unit = thousands || ROUBLE.has(words[place] ?? '');
  if (ROUBLE.has(words[place] ?? '')) place += 1;
  // «От трёх до пяти тысяч»
  if (small && !unit) return { roubles, unit, thousands, length: place - from };
  return unit && roubles >= LEAST_PRICE && roubles <= MOST_PRICE
    ? { roubles, unit, thousands, length: place - from }
    : null;
}

function amountAt(words: readonly string[], from: number, small = false): Amount | null {
  const inWords = amountInWords(words, from, small);
  if (inWords) return inWords;
  const match = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(words[from] ?? '');
  if (!match) return null;
  let digits = match[1]!;
  let suffix = stemWord(match[2]!);
  let length = 1;
  while (!suffix && /^\d{1,3}$/.test(digits) === (length === 1) && /^\d{3}$/.test(words[from + length] ?? '')) {
    digits += words[from + length]!;
    length += 1;
  }
  let thousands = false;
  let unit = false;
  // `610 T` is a model.
  const mayBeThousands = Number(digits) < LEAST_PRICE || (words[from + length]?.length ?? 0) > 1;
  if (!suffix && mayBeThousands && THOUSAND.has(words[from + length] ?? '')) {
    suffix = words[from + length]!;
    length += 1;
  }
  if (THOUSAND.has(suffix)) thousands = true;
  else if (ROUBLE.has(suffix)) unit = true;
  else if (suffix === 'тр') thousands = unit = true;
  else if (suffix) return null;
  if (!unit && ROUBLE.has(words[from + length] ?? '')) {
    unit = true;
    length += 1;
  }
  const roubles = Number(digits) * (thousands ? 1000 : 1);
  if (roubles > MOST_PRICE || (roubles < LEAST_PRICE && !small)) return null;
  return { roubles, unit: unit || thousands, thousands, length };
}

function kopecks({ roubles }: Amount): number {
  return Math.round(roubles * 100);
}

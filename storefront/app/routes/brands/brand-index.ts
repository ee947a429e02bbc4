export interface IndexedBrand {
  slug: string;
  name: string;
}

export interface BrandLetter<Brand extends IndexedBrand> {
  letter: string;
  /** The id of the letter's anchor. */
  id: string;
  brands: Brand[];
}

const alphabets = [/^[A-Z]$/, /^[А-Я]$/];

/** Title of the last group: brands whose name starts with neither a Latin nor a Russian letter. */
const otherSign = '#';

/** The first letter of a name, without diacritics: ё counts as е, but й remains й. */
function letterOf(name: string): string {
  const [first = ''] = name.trim().toLocaleUpperCase('ru');
  const plain = first === 'Й' ? first : first.normalize('NFD').charAt(0);
  return alphabets.some((alphabet) => alphabet.test(plain)) ? plain : otherSign;
}

function placeOf(letter: string): number {
  const place = alphabets.findIndex((alphabet) => alphabet.test(letter));
  return place === -1 ? alphabets.length : place;
}

const order = new Intl.Collator('ru', { numeric: true });

/** Groups brands by their first letter, Latin letters before Russian ones. */
export function brandIndex<Brand extends IndexedBrand>(brands: readonly Brand[]): BrandLetter<Brand>[] {
  const letters = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters.entries()]
    .sort(([left], [right]) => placeOf(left) - placeOf(right) || order.compare(left, right))
    .map(([letter, named]) => ({
      letter,
      id: `letter-${letter === otherSign ? 'other' : letter.toLowerCase()}`,
      brands: named.sort((left, right) => order.compare(left.name, right.name)),
    }));
}

const plain = (text: string) => text.toLocaleLowerCase('ru').normalize('NFKD').replace(/\p{M}/gu, '');

export function findBrands<Brand extends IndexedBrand>(brands: readonly Brand[], text: string): readonly Brand[] {
  const wanted = plain(text.trim());
  return wanted === '' ? brands : brands.filter(({ name }) => plain(name).includes(wanted));
}

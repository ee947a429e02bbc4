// cspell:disable – words as people and suppliers write them
import { conceptWords } from './concept-words.js';
import { KIND_PHRASES } from './kinds.js';
import { kindOfName, readKinds } from './read-kind.js';

describe('the kind of a product', () => {
  it.each([
    ['Кеды Лань красные, 42', 'Кеды'],
    ['Платье-рубашка из хлопка', 'Платья'],
    ['Брюки из искусственной кожи с ремнем', 'Брюки'],
    ['Floral Shirt Dress with Belt', 'Платья'],
    ['Women’s adidas Originals Sleek Shoes', 'Обувь'],
    ['Five Ten Mountain Bike Running Shoes', 'Кроссовки'],
    ['T-Shirt Graphic', 'Футболки'],
    ['Jordan 1 High Top', null],
    ['Шнурки для кроссовок', null],
    ['Cinelli Bar Tape', null],
  ])('kindOfName reads from the product name %s the kind %s', (name, kind) => {
    expect(kindOfName(name)?.name ?? null).toBe(kind);
  });
});

describe('the kinds that a category names', () => {
  it.each<[string, string[], boolean]>([
    ['women’s coats & jackets', ['Верхняя одежда'], true],
    ['Mens Shirts', ['Рубашки'], true],
    ['Женская обувь', ['Обувь'], true],
    ['Кроссовки для женщин', ['Кроссовки'], true],
    ['Бомберы, пиджаки, куртки', ['Бомберы', 'Костюмы', 'Куртки'], true],
    ['Одежда для беременных', ['Одежда для беременных'], true],
    ['Premium Kids Shoes', ['Обувь'], false],
    ['Шляпы-трильби', ['Головные уборы'], true],
    ['Rash Guards', ['Купальники'], true],
    ['Bar Tape', [], false],
    ['Women', [], false],
  ])('readKinds reads from the category %s the kinds %j, completely: %s', (category, kinds, isWhole) => {
    const read = readKinds(category);
    expect([read.kinds.map(({ name }) => name), read.isWhole]).toEqual([kinds, isWhole]);
  });
});

it('every kind phrase is spelled in its folded form, and section kinds are below the root', () => {
  for (const [phrase, { taxonomyId, isOnly, section }] of KIND_PHRASES) {
    expect(conceptWords(phrase).join(' ')).toBe(phrase);
    expect(isOnly).toBe(!['aa-8-8', 'aa-5'].includes(taxonomyId));
    expect(taxonomyId).toMatch(/^aa(-\d+)+$/);
    if (section) expect(section.section).toBeNull();
  }
});

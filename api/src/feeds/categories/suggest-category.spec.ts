// cspell:disable – names of feeds
import { suggestCategory } from './suggest-category.js';

const pathOf = (names: string[], products: string[] = []): string | null =>
  suggestCategory(names, products)
    ?.path.map(({ name }) => name)
    .join(' > ') ?? null;

describe('the suggested category', () => {
  it.each<[string[], string]>([
    [['Женская обувь', 'Кроссовки'], 'Обувь > Кроссовки'],
    [["women's coats & jackets"], 'Одежда > Верхняя одежда'],
    [['Clothing', 'T-shirts'], 'Одежда > Футболки'],
    [['Shoes'], 'Обувь'],
  ])('is the kind that the last name of %j says: %s', (names, path) => {
    expect(pathOf(names)).toBe(path);
  });

  it('is the kind of most of the products where the name says none', () => {
    expect(pathOf(['Новинки'], ['Платье Лён', 'Платье Мак', 'Платье', 'Юбка'])).toBe('Одежда > Платья');
    expect(pathOf(['Новинки'], ['Платье Лён', 'Платье', 'Платье Мак', 'Юбка', 'Кеды', 'Шарф'])).toBeNull();
  });

  it('keeps the name below the section where the names say no more', () => {
    expect(pathOf(['Бомберы, пиджаки, куртки'])).toBe('Одежда > Бомберы, пиджаки, куртки');
    expect(pathOf(['Clothing', 'Women', 'Streetwear'])).toBe('Одежда > Streetwear');
  });

  it('is none where nothing says the kind', () => {
    expect(pathOf(['Bar Tape'], ['Cinelli cork'])).toBeNull();
    expect(pathOf(['Кеды и платья'], ['Кеды', 'Платье'])).toBeNull();
    expect(pathOf(['Women'])).toBeNull();
  });
});

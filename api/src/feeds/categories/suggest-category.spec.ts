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
  ])('the suggested category is the kind of goods that the last name in %j states: %s', (names, path) => {
    expect(pathOf(names)).toBe(path);
  });

  it('the suggested category follows most product names when the category name says nothing', () => {
    expect(pathOf(['Новинки'], ['Платье Лён', 'Платье Мак', 'Платье', 'Юбка'])).toBe('Одежда > Платья');
    expect(pathOf(['Новинки'], ['Платье Лён', 'Платье', 'Платье Мак', 'Юбка', 'Кеды', 'Шарф'])).toBeNull();
  });

  it('the suggested category keeps the feed’s name below a section when nothing more specific is known', () => {
    expect(pathOf(['Бомберы, пиджаки, куртки'])).toBe('Одежда > Бомберы, пиджаки, куртки');
    expect(pathOf(['Clothing', 'Women', 'Streetwear'])).toBe('Одежда > Streetwear');
  });

  it('the suggested category is null when neither category nor products tell the kind', () => {
    expect(pathOf(['Bar Tape'], ['Cinelli cork'])).toBeNull();
    expect(pathOf(['Кеды и платья'], ['Кеды', 'Платье'])).toBeNull();
    expect(pathOf(['Women'])).toBeNull();
  });
});

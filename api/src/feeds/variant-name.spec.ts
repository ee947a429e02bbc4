import { stripSize } from './variant-name.js';

describe('stripSize', () => {
  it.each([
    ['Худи размер 52', '52', 'Худи'],
    ['Кеды «Сова». размер XL', 'XL', 'Кеды «Сова».'],
    ['Худи (размер: 52)', '52', 'Худи'],
    ['Кеды, 42', '42', 'Кеды'],
    ['Кеды (42)', '42', 'Кеды'],
    ['Tee - Black - M', 'M', 'Tee - Black'],
    ['Tee Black / M', 'M', 'Tee Black'],
  ])('stripSize removes the size from %s after a separator or a word for size', (name, size, stripped) => {
    expect(stripSize(name, size)).toBe(stripped);
  });

  it.each([
    ['Кеды Лань красные 42', '42'],
    ['Nike Air Max 90', '90'],
    ['Футболка Oversize M', 'M'],
    ['Сумка AB-42', '42'],
    ['Худи S/M', 'M'],
    ['Кеды, 42', '43'],
    ['42', '42'],
  ])('stripSize leaves the name %s unchanged when the size %s is not a separate ending', (name, size) => {
    expect(stripSize(name, size)).toBe(name);
  });
});

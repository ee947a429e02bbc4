// cspell:disable – names as suppliers write them
import { goodsName, goodsNamed, goodsOfProduct, isOfKind, idsUpwards, goodsLike } from './goods.js';
import { searchForm } from '../search-form.js';

const kinds = (name: string, ...categories: string[]) => goodsOfProduct(name, categories).map(goodsName);
const asked = (phrase: string) => goodsNamed(searchForm(phrase).split(' '));

it.each([
  ['Чёрные лодочки', ['Лодочки', 'Туфли на каблуке', 'Туфли', 'Обувь']],
  ['Туфли-лодочки', ['Лодочки', 'Туфли на каблуке', 'Туфли', 'Обувь']],
  ['Тельняшка с вырезом лодочка', ['Тельняшки', 'Футболки', 'Одежда']],
  ['Leather Chelsea Boots', ['Челси', 'Ботинки', 'Ботинки и сапоги', 'Обувь']],
  ['Ботинки женские челси из кожи', ['Челси', 'Ботинки', 'Ботинки и сапоги', 'Обувь']],
  ['Predator Edge Firm Ground Boots', ['Бутсы', 'Спортивная обувь', 'Обувь']],
  ['Chelsea FC Track Jacket', ['Олимпийки', 'Толстовки', 'Одежда']],
  ['Брюки спортивные SST', ['Спортивные брюки', 'Брюки', 'Одежда']],
  ['2 пары джоггеров', ['Спортивные брюки', 'Брюки', 'Одежда']],
  ['Shoulder Bag Black', ['Сумки через плечо', 'Сумки']],
  ['Supreme Box Logo Hooded Sweatshirt', ['Худи', 'Одежда']],
  ['1996 Retro Nuptse Yellow', ['Пуховики', 'Куртки', 'Верхняя одежда', 'Одежда']],
  ['Полушубок', ['Шубы', 'Пальто', 'Верхняя одежда', 'Одежда']],
  ['Techfit Tights', ['Леггинсы', 'Одежда']],
  ['Opaque Tights', ['Колготки', 'Одежда']],
  ['Oscar Luggage Tag', ['Багажные бирки', 'Аксессуары']],
  ['Floor Pump', ['Насосы']],
  ['Платье New Look Maternity', ['Платья', 'Одежда', 'Одежда для беременных']],
  ['Набор из 2 футболок', ['Футболки', 'Одежда']],
  ['Комплект Hipster', ['Комплекты', 'Одежда']],
  ['Designed by Stella Running Shoes', ['Беговые кроссовки', 'Кроссовки', 'Обувь']],
  ['Basic Short', ['Шорты', 'Одежда']],
  ['Short Sleeve Tee', ['Футболки', 'Одежда']],
  ['Oversize T-Shirt Couples Top', ['Футболки', 'Одежда']],
  ['Camo-Print SST Top', ['Олимпийки', 'Толстовки', 'Одежда']],
  ['Платье с принтом с телефоном', ['Платья', 'Одежда']],
])('a product name determines the kinds of the product, the narrowest first: %s', (name, expected) => {
  expect(kinds(name)).toEqual(expected);
});

it('a product without a kind in its name gets the kind of its lowest category with one', () => {
  expect(kinds('Dunk Low Harvest Moon', 'Мужское', 'Кроссовки')).toEqual(['Кроссовки', 'Обувь']);
  expect(kinds('Dunk Low Harvest Moon', 'Кроссовки', 'Новинки')).toEqual(['Кроссовки', 'Обувь']);
});

it('a name that seems to say shoes says nothing when the category is of clothes', () => {
  expect(kinds('Jupiter All-Weather Trainer', 'Men', 'Tops', 'Jackets')).not.toContain('Кроссовки');
  expect(kinds('Jupiter All-Weather Trainer', 'Shoes')).toContain('Кроссовки');
});

it('the name decides when it and the category say different shoes, except that trainers have several names', () => {
  expect(kinds("Men's Swim Slippers", 'Обувь', 'Кроссовки')).toEqual(['Тапочки', 'Тапочки и сланцы', 'Обувь']);
  expect(kinds('Adilette Slides', 'Обувь', 'Сандалии')).not.toContain('Сандалии');
  expect(kinds('Кеды Прибой', 'Обувь', 'Кроссовки')).toEqual(expect.arrayContaining(['Кеды', 'Кроссовки']));
});

it('the name decides when it says one form of clothes as the thing, and the category says another', () => {
  expect(kinds('Lemy Blazer in Grey', 'Одежда', 'Рубашки')).not.toContain('Рубашки');
  expect(kinds('Платье-рубашка в клетку', 'Одежда', 'Рубашка')).not.toContain('Рубашки');
  expect(kinds('Бикини-топ на косточках', 'Топы')).not.toContain('Топы');
  expect(kinds('Комбинезон галифе с поясом', 'Одежда', 'Пояс')).toEqual(['Комбинезоны', 'Одежда']);
  expect(kinds('Кардиган на молнии', 'Свитеры')).toContain('Свитеры');
  expect(kinds('Delicious Camisole', 'Бельё')).toContain('Бельё');
});

it('the category decides when the name has a word of other clothes in another place than the thing', () => {
  expect(kinds('Tencel Jersey Mini in Heather Grey', 'Юбки')).toEqual(['Юбки', 'Одежда']);
  expect(kinds('Nike Blazer Low', 'Обувь', 'Кроссовки')).toEqual(['Кроссовки', 'Обувь']);
  expect(kinds('Supreme Box Logo Tee', 'Кроссовки')).toContain('Футболки');
});

it('the name of a model means its kind in names, and no kind in a query', () => {
  expect(kinds('Nike Kawa Shower', 'Обувь', 'Кроссовки')).toContain('Шлёпанцы и сланцы');
  expect(asked('adilette')).toBeUndefined();
});

it('a cut or a strap in a name does not make the product socks or watch straps', () => {
  expect(kinds('Jordan 1 Shoes Low Cut', 'Обувь')).not.toContain('Носки');
  expect(kinds('Superlite Low-Cut Socks')).toContain('Короткие носки');
  expect(kinds('Crossbody Bag Leather Strap', 'Сумки')).not.toContain('Ремешки для часов');
  expect(kinds('Leather Strap For Apple Watch Band 44mm')).toEqual(['Ремешки для часов']);
});

it('a category adds no kind when it already includes the kind in the product name', () => {
  expect(kinds('Pullover Hoodie', 'Tops')).toEqual(['Худи', 'Одежда']);
  expect(kinds('Жилет', 'Куртки')).toEqual(['Жилеты', 'Верхняя одежда', 'Одежда', 'Куртки']);
});

it.each([
  ['шлёпки', 'Шлёпанцы и сланцы'],
  ['косухи', 'Косухи'],
  ['солнцезащитными очками', 'Солнцезащитные очки'],
  ['track pants', 'Спортивные брюки'],
  ['короткие носки', 'Короткие носки'],
  ['цепью для велосипеда', 'Цепи'],
  ['цепочка', 'Цепочки'],
])('a query names a kind of goods in any grammatical form: %s', (phrase, name) => {
  expect(asked(phrase)?.name).toBe(name);
});

it('every kind of goods has parent kinds without a cycle and a unique id', () => {
  const all = ['бутсы', 'косуха', 'лодочки', 'кеды'].map((word) => asked(word)!);
  for (const goods of all) {
    const ids = idsUpwards(goods);
    expect(new Set(ids).size).toBe(ids.length);
    expect(goods.above.every((above) => isOfKind(goods, above))).toBe(true);
  }
  expect(goodsLike(asked('кеды')!).map(({ name }) => name)).toEqual(['Кроссовки', 'Обувь']);
});

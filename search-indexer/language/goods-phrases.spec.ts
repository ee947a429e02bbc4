// cspell:disable – queries as people type them
import { goodsOfProduct } from './concepts/goods.js';
import { Lexicon } from './lexicon.js';
import { lexiconDocument, named, sized } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';

function lexiconOf(...products: [name: string, category?: string, brand?: string][]): Lexicon {
  const lexicon = new Lexicon();
  products.forEach(([name, category, brand], n) =>
    lexicon.put(
      lexiconDocument({
        id: `p${n}`,
        name,
        categories: category ? [named(category)] : [],
        brands: brand ? [named(brand)] : [],
        goods: goodsOfProduct(name, category ? [category] : []),
      }),
    ),
  );
  return lexicon;
}

const SHOP = lexiconOf(
  ['Leather Chelsea Boots'],
  ['Football Firm Ground Boots'],
  ['Chelsea FC Tee', 'Футболки', 'Chelsea FC'],
  ['Тельняшка с вырезом лодочка'],
  ['Women Black Pumps'],
  ['Velvet Pumps'],
  ['Serge Jacket', 'Куртки', 'Serge'],
  ['Silver Earrings'],
  ['Track Pants'],
  ['Брюки классические'],
  ['Платье с поясом'],
  ['Leather Belt'],
  ['Кроссовки Run', 'Кроссовки'],
  ['Leather Watch Strap'],
  ['Pure Fix Bicycle'],
  ['Atmos Helmet'],
  ['Sport Tank Top (Maternity)'],
  ['Full-Zip Hoodie'],
  ['Pullover Hoodie'],
  ['Kryptonite U-Lock'],
  ['Blue Silk Tuxedo'],
  ['Basic Tie'],
  ...['Waist', 'Neck', 'Back', 'Side'].map((part): [string] => [`Tie ${part} Dress`]),
  ['Wool Blazer'],
  ...['Low', 'Mid', 'High', '77'].map((cut): [string, string] => [`Nike Blazer ${cut}`, 'Кроссовки']),
  ["Women's Sandals"],
);
const read = (query: string) => {
  const { filters, words } = understandQuery(`${query} `, SHOP);
  return [
    filters.map(({ kind, name, isWider }) => `${isWider ? 'wider ' : ''}${kind} ${name}`).join(', '),
    words.map(({ typed }) => typed).join(' '),
  ];
};

it.each([
  ['a word that no product has', 'бутсы', 'goods Бутсы', ''],
  ['two words of one kind, the narrower', 'ботинки челси', 'goods Челси', ''],
  ['a word that is a part of names of other goods', 'туфли лодочки', 'goods Лодочки', ''],
  ['a word that sounds like a brand', 'серьги', 'goods Серьги', ''],
  ['a word beside that of the kind', 'спортивные штаны', 'goods Спортивные брюки', ''],
  ['the first Russian word; what follows «с» stays a word', 'платье с поясом', 'goods Платья', 'поясом'],
  ['the category where it has the goods of the kind', 'кроссовки', 'categories Кроссовки', ''],
  ['a like or wider kind where the shop has none', 'кеды', 'wider goods Кроссовки', ''],
  ['the kind that it lacks where only names of other goods have the word', 'watch', 'goods Часы', ''],
  ['the thing, not what it is for', 'для велосипеда шлем', 'goods Шлемы', ''],
  ['a name in which maternity is only said beside the thing', 'tank top', 'goods Майки', ''],
  ['a short word for goods with a property', 'зипка', 'goods Худи на молнии', ''],
  ['the part, not its bicycle', 'u-lock bike', 'goods Замки', ''],
  ['both words that were typed as one', 'галстукмужской', 'goods Галстуки', 'галстукмужской'],
  ['what something is for where it names no thing', 'для велосипеда', 'goods Велосипеды', ''],
  ['a word at the end that other names have beside theirs', 'black tie', 'goods Галстуки', 'black'],
  ['no word that models of shoes are called by', 'nike blazer', '', 'nike blazer'],
  ['a misspelt word for goods of other names', 'босаножки', 'wider goods Сандалии', ''],
  ['no gift card where it has none', 'подарочная карта', 'goods Подарочные карты', ''],
  ['the word of the other language', 'смокинг', 'goods Смокинги', ''],
  ['both kinds of a choice', 'бутсы или серьги', 'goods Бутсы, goods Серьги', ''],
])('a query names a kind of goods by %s: «%s»', (_what, query, filters, words) => {
  expect(read(query)).toEqual([filters, words]);
});

it('a Russian word that sounds like a word of a Latin name is no kind of goods beside that name', () => {
  const shop = new Lexicon();
  shop.put(lexiconDocument({ id: '1', name: 'Nite Jogger Shoes', goods: ['aa-8'] }));
  shop.put(lexiconDocument({ id: '2', name: 'Джоггеры', goods: ['track-pants', 'aa-1-12', 'aa-1'] }));
  const kinds = (query: string) => understandQuery(query, shop).filters.map(({ kind }) => kind);
  expect(kinds('nite джоггер')).toEqual([]);
  expect(kinds('джоггер')).toEqual(['goods']);
});

it('a query for a kind that the shop lacks is given no other accessories or clothes, as a watch is no belt', () => {
  const { filters } = understandQuery('часы ', SHOP);
  expect(filters).toMatchObject([{ kind: 'goods', name: 'Часы', isLacked: true }]);
});

it('a query narrows a kind twice: «кроссовки для бега по грязи» are trail shoes', () => {
  const shop = lexiconOf(['Кроссовки Hoka Speedgoat'], ['Кроссовки беговые Pegasus'], ['Кроссовки Samba']);
  for (const query of ['кроссовки для бега по грязи ', 'кроссовки по грязи '])
    expect(understandQuery(query, shop).filters).toMatchObject([{ kind: 'goods', values: ['trail-shoes'] }]);
});

it('a part of a bicycle that is a section of the shop is asked for without the word for bicycles', () => {
  const shop = new Lexicon();
  const name = 'Savant Helmet';
  shop.put(lexiconDocument({ id: '1', name, categories: [named('Helmet')], goods: goodsOfProduct(name, ['Helmet']) }));
  expect(understandQuery('bike helmet', shop)).toMatchObject({ filters: [{ kind: 'categories' }], words: [] });
});

it('an adjective behind its noun names the kind, too: «цепь велосипедная»', () => {
  const shop = lexiconOf(['KMC Bike Chain'], ['Silver Necklace']);
  expect(understandQuery('цепь велосипедная', shop).filters).toMatchObject([{ name: 'Цепи' }]);
});

it('a hat has its size in centimetres without the unit: «шляпа 58 см»', () => {
  const shop = new Lexicon();
  shop.put(lexiconDocument({ id: '1', name: 'Hobo Hat', goods: goodsOfProduct('Hobo Hat', []), items: sized('58') }));
  expect(understandQuery('шляпа 58 см', shop).filters).toMatchObject([{}, { kind: 'size', values: ['58'] }]);
});

it('letters begin a kind of goods that names of goods do not say: «вел»', () => {
  const shop = new Lexicon();
  shop.put(lexiconDocument({ id: '1', name: 'Kilo', goods: goodsOfProduct('Kilo', ['Велосипеды']) }));
  shop.put(lexiconDocument({ id: '2', name: 'KMC Chain', categories: [named('Запчасти: велосипед')] }));
  expect(understandQuery('вел', shop)).toMatchObject({ text: 'вел', filters: [{ name: 'Велосипеды', typed: 'вел' }] });
});

it('a kind of shoes that the shop lacks is not answered by all of its shoes', () => {
  const shop = lexiconOf(['Кроссовки Samba'], ['Ботинки зимние']);
  expect(understandQuery('туфли на шпильке', shop).filters).toMatchObject([{ isLacked: true }]);
});

it('a puffer is no other goods of a line of puffers', () => {
  const shop = lexiconOf(['Ботинки Nuptse Mule']);
  expect(understandQuery('пуховик', shop).filters).toMatchObject([{ name: 'Пуховики', isLacked: true }]);
});

it('a number of centimetres is the length of a belt, and a height where clothes are asked for', () => {
  const shop = lexiconOf(['Leather Belt'], ['Leather Jacket']);
  const chips = (query: string) => understandQuery(query, shop).filters.map(({ name }) => name);
  expect(chips('ремень 110 см')).toEqual(['Ремни', '110 см']);
  expect(chips('куртка 110 см')).toEqual(['Куртки', 'Рост 110']);
});

it.each([
  ['a slip in a word for whom goods are', 'падростковые кроссовки', ['Детям', 'Кроссовки']],
  ['a kind, a brand and for whom, typed as one word', 'кроссовкиsivkaмужские', ['Кроссовки', 'Sivka', 'Мужское']],
  ['a word for a part of a bicycle', 'велонасос', ['Насосы']],
  ['a gift by its day', 'на 8 марта', ['Шарфы и платки']],
])('a query is read through %s: «%s»', (_what, query, chips) => {
  const shop = new Lexicon();
  const goods = (name: string, rest: object = {}) =>
    shop.put(lexiconDocument({ id: String(shop.size), name, goods: goodsOfProduct(name, []), ...rest }));
  goods('Кроссовки Sivka', { brands: [named('Sivka')], sex: 'MALE' });
  goods('Кроссовки Run', { children: true });
  goods('Floor Pump');
  goods('Шарф');
  expect(understandQuery(`${query} `, shop).filters.map(({ name }) => name)).toEqual(chips);
});

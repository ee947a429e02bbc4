import { goodsOfText } from './goods-of-text';

it('goodsOfText separates products shown inside a text from those listed after it', () => {
  const cards = ['boots', 'cap', 'scarf'].map((slug) => ({ slug }));
  const html = '<p>Слова</p><div data-goods="boots gone"></div><div data-goods="scarf"></div>';
  const { named, others } = goodsOfText(html, cards);
  expect([[...named.keys()], others]).toEqual([['boots', 'scarf'], [{ slug: 'cap' }]]);
});

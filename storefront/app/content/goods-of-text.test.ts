import { goodsOfText } from './goods-of-text';

it('separates the goods that a text shows from those that follow it', () => {
  const cards = ['boots', 'cap', 'scarf'].map((slug) => ({ slug }));
  const html = '<p>Слова</p><div data-goods="boots gone"></div><div data-goods="scarf"></div>';
  const { named, others } = goodsOfText(html, cards);
  expect([[...named.keys()], others]).toEqual([['boots', 'scarf'], [{ slug: 'cap' }]]);
});

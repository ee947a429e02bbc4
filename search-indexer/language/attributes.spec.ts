// cspell:disable – words as people write them
import { attributeAt, attributesIn } from './attributes.js';
import { searchForm } from './search-form.js';
import { suitingUse, useAt } from './uses.js';

const stems = (text: string) => searchForm(text).split(' ');

it('attributesIn returns the same property for Russian and English words in any form', () => {
  for (const text of ['короткие рукава', 'коротким рукавом', 'Short Sleeve', 'short-sleeved'])
    expect(attributesIn(searchForm(text))).toEqual(['xshortsleeve']);
  for (const text of ['больших размеров', 'большого размера', '3-Stripes Tee (Plus Size)', 'ASOS DESIGN Curve'])
    expect(attributesIn(searchForm(text))).toContain('xplussize');
  for (const text of ['Кеды без шнурков', 'Slip-On Sneaker', 'Laceless Shoes'])
    expect(attributesIn(searchForm(text))).toEqual(['xlaceless']);
  for (const text of ['пальто из твида', 'Tweed Coat']) expect(attributesIn(searchForm(text))).toEqual(['xtweed']);
  for (const text of ['платье для высоких', 'ASOS DESIGN Tall', 'на высокий рост'])
    expect(attributesIn(searchForm(text))).toEqual(['xtall']);
  expect(attributesIn(searchForm('платье с высоким воротом'))).toEqual(['xhighneck']);
  expect(attributesIn(searchForm('Рубашка в клетку с длинным рукавом'))).toEqual(['xchecked', 'xlongsleeve']);
});

it('attributeAt reads a property of several words as a whole or not at all', () => {
  expect(attributeAt(stems('длинный рукав'), 0)).toEqual({ token: 'xlongsleeve', length: 2 });
  expect(attributeAt(stems('рукав реглан'), 0)).toBeNull();
});

it('useAt reads a use of several words only as a whole', () => {
  expect(useAt(stems('новый год'), 0)).toMatchObject({ length: 2 });
  expect(useAt(stems('новый свитер'), 0)).toBeNull();
  expect(suitingUse(searchForm('школьная форма')).kinds.map(({ name }) => name)).toContain('Рубашки');
  expect(suitingUse(searchForm('собеседование')).kinds.map(({ name }) => name)).toContain('Рубашки');
});

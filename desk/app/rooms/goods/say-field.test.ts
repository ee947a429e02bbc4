import { propertyTexts } from './property-words';
import { sayField } from './say-field';

const names = {
  directory: undefined,
  choices: { colours: [], showcase: { badges: [{ slug: 'hit', title: 'Хит' }] } },
  texts: propertyTexts.ru,
  yesNo: { yes: 'да', no: 'нет' },
};

it('values of a product are said in words, and those without a name as they are', () => {
  expect(sayField('badges', ['hit', 'sale'], names)).toBe('Хит, sale');
  expect(sayField('sex', 'FEMALE', names)).toBe('Женский');
  expect(sayField('material', [], names)).toBe('—');
  expect(sayField('children', true, names)).toBe('да');
  expect(sayField('brand', 'one', names)).toBe('one');
});

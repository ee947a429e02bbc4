import { findByLetters } from './find-by-letters.js';

const items = ['Скачать', 'Сменить', 'Отменить', 'Открыть'].map((label) => ({ value: label, label }));
const found = (letters: string, current: string | null) => findByLetters(items, letters, current)?.label;

it('findByLetters finds an item by its first letters in any case', () => {
  expect(found('о', null)).toBe('Отменить');
  expect(found('ОТК', null)).toBe('Открыть');
  expect(found('ъ', null)).toBeUndefined();
});

it('findByLetters cycles through the items that begin with a repeated letter', () => {
  expect(found('с', 'Скачать')).toBe('Сменить');
  expect(found('сс', 'Сменить')).toBe('Скачать');
});

it('findByLetters stays on an item while further letters still match it', () => {
  expect(found('от', 'Отменить')).toBe('Отменить');
  expect(found('отк', 'Отменить')).toBe('Открыть');
});

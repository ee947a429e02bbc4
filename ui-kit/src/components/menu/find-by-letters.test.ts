import { findByLetters } from './find-by-letters.js';

const items = ['Скачать', 'Сменить', 'Отменить', 'Открыть'].map((label) => ({ value: label, label }));
const found = (letters: string, current: string | null) => findByLetters(items, letters, current)?.label;

it('finds by any letters, in any case', () => {
  expect(found('о', null)).toBe('Отменить');
  expect(found('ОТК', null)).toBe('Открыть');
  expect(found('ъ', null)).toBeUndefined();
});

it('walks by one letter through all that begin with it, and wraps', () => {
  expect(found('с', 'Скачать')).toBe('Сменить');
  expect(found('сс', 'Сменить')).toBe('Скачать');
});

it('stays while more letters still mean the same', () => {
  expect(found('от', 'Отменить')).toBe('Отменить');
  expect(found('отк', 'Отменить')).toBe('Открыть');
});

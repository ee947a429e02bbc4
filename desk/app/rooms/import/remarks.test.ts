import { remarkOf, remarkOfLine } from './remarks';
import { problemTexts } from './problem-words';

const price = (kopecks: number) => `${kopecks / 100} ₽`;
const problem = {
  ...({ field: 'price', count: 3, line: 5, severity: 'REJECTED', code: 'PRICE_UNREADABLE' } as const),
  values: [{ name: 'text', value: 'даром' }],
  message: '"даром" is not a price; write digits, e.g. 1490.50',
};

it('remarkOf says a problem with its values in the language of the desk', () => {
  expect(remarkOf(problem, problemTexts.ru, price)).toEqual({
    ...{ field: 'Цена', count: 3, line: 5, isRejected: true },
    what: '«даром» — не цена. Напишите цифрами, например 1490.50',
  });
  expect(remarkOf({ ...problem, field: 'Цена, руб.' }, problemTexts.en, price)).toMatchObject({
    ...{ field: 'Цена, руб.', what: '“даром” is not a price. Write digits, such as 1490.50' },
  });
});

it('remarkOf formats amounts of money, and leaves a value open that differs among the rows', () => {
  const values = Object.entries({ size: '…', price: '30000', by: 'Анна', at: '2026-11-29', feedPrice: '…' });
  const kept = {
    ...({ ...problem, code: 'PRICE_SET_BY_HAND', severity: 'KEPT' } as const),
    values: values.map(([name, value]) => ({ name, value })),
  };
  expect(remarkOf(kept, problemTexts.ru, price)).toMatchObject({
    what: 'Размер …: цену 300 ₽ задал сотрудник (Анна, 2026-11-29), она остаётся. В файле …',
    isRejected: false,
  });
});

it('remarkOf shows the message of the API when a problem has no code', () => {
  expect(remarkOf({ ...problem, code: null }, problemTexts.ru, price)).toMatchObject({ what: problem.message });
});

it('remarkOfLine parses a line of the import report into its parts', () => {
  expect(remarkOfLine('price: 3 × rejected: "…" is not a price; write digits (first on line 5)')).toEqual({
    ...{ field: 'price', count: 3, what: '"…" is not a price; write digits', isRejected: true, line: 5 },
  });
  expect(remarkOfLine('Published: 58 × "ЛОЖЬ" read as no (first on line 7)')).toMatchObject({
    ...{ field: 'Published', count: 58, isRejected: false, line: 7 },
  });
  expect(remarkOfLine('size: 12 × other values')).toMatchObject({ what: 'other values', line: null });
});

it('remarkOfLine returns an import report line of another form unchanged', () => {
  expect(remarkOfLine('something else')).toMatchObject({ field: '', count: null, what: 'something else' });
});

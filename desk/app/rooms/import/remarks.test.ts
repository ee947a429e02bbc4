import { remarkOf } from './remarks';

it('remarkOf parses a line of the import report into its parts', () => {
  expect(remarkOf('price: 3 × rejected: "…" is not a price; write digits (first on line 5)')).toEqual({
    ...{ field: 'price', count: 3, what: '"…" is not a price; write digits', isRejected: true, line: 5 },
  });
  expect(remarkOf('Published: 58 × "ЛОЖЬ" read as no (first on line 7)')).toMatchObject({
    ...{ field: 'Published', count: 58, isRejected: false, line: 7 },
  });
  expect(remarkOf('size: 12 × other values')).toMatchObject({ what: 'other values', line: null });
});

it('remarkOf returns an import report line of another form unchanged', () => {
  expect(remarkOf('something else')).toMatchObject({ field: '', count: null, what: 'something else' });
});

import fc from 'fast-check';
import { readAs } from './feed-reason.js';
import { readStock } from './stock-amount.js';

describe('readStock', () => {
  it.each(['0', '7', '1200', '１２', '2000000000'])('readStock reads %s without a remark', (text) => {
    expect(readStock(text)).toEqual({ stock: Number(text.normalize('NFKC')), readAs: null });
  });

  it.each([null, undefined, '', ' \u00a0'])('readStock returns no stock for %j, without a remark', (text) => {
    expect(readStock(text)).toEqual({ stock: null, readAs: null });
  });

  it.each([
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ["1'200", 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200,00', 1200],
    ['1.234.567', 1_234_567],
    ['5,0', 5],
    ['3,00', 3],
    ['5.0000', 5],
    ['2,5', 2],
    ['0.500', 0],
    ['007', 7],
    ['3 шт', 3],
    ['3шт.', 3],
    ['2 пары', 2],
    ['4 pcs', 4],
    ['>10', 10],
    ['> 10 шт.', 10],
    ['>=10', 10],
    ['≥ 10', 10],
    ['10+', 10],
    ['10 шт+', 10],
    ['более 10', 10],
    ['Больше 1 000 шт.', 1000],
    ['10 и более', 10],
    ['В наличии: 5 шт.', 5],
    ['5 в наличии', 5],
    ['12 in stock', 12],
  ])('readStock reads %s as %d, with a remark', (text, stock) => {
    expect(readStock(text)).toEqual({ stock, readAs: readAs('READ_AS_NUMBER', { number: stock }) });
  });

  it.each(['много', 'Много', 'есть', 'Есть в наличии', 'в наличии', 'В НАЛИЧИИ.', 'на складе', 'да', '+', 'in_stock'])(
    'readStock reads %s as the default stock, with a remark',
    (text) => expect(readStock(text)).toEqual({ stock: null, readAs: readAs('READ_AS_DEFAULT_STOCK') }),
  );

  it.each([
    ...['нет', 'Нет в наличии', 'no', 'out of stock', 'false', '-', '-3', '−3', '-1 200'],
    ...['под заказ', 'мало', '<5', '5-10', '1e3', '1 20', '1,2,3', '12 см', '4607012345678', '\u0000'],
  ])('readStock reads %j as 0, with a remark', (text) => {
    expect(readStock(text)).toEqual({ stock: 0, readAs: readAs('READ_AS_NUMBER', { number: 0 }) });
  });

  it('readStock returns a stock that the database accepts for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { stock, readAs } = readStock(text);
        expect(stock ?? 0).toBeGreaterThanOrEqual(0);
        expect(stock ?? 0).toBeLessThanOrEqual(2_000_000_000);
        if (readAs === null && text.trim() !== '') expect(String(stock)).toBe(text.normalize('NFKC').trim());
      }),
    );
  });
});

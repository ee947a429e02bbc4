import { faultTexts } from '../../graphql/fault-words';
import { cellWords } from './cell-words';
import { goodsTexts } from './goods-words';

const words = { texts: goodsTexts.ru, faults: faultTexts.ru, locale: { locale: 'ru-RU', currency: 'RUB' } as never };

it('a price cell shows the current value when another operator has changed it first', () => {
  const told = cellWords({ conflict: { price: 1_299_000, stock: 3 } }, 'price', words);
  expect(told).toContain('12\u00A0990\u00A0₽');
  expect(cellWords({ conflict: { price: null, stock: 3 } }, 'stock', words)).toContain('стало 3.');
});

it('a price cell shows the API’s message for the field, otherwise for the call', () => {
  const fault = {
    code: 'BAD_USER_INPUT',
    message: 'Проверьте поля',
    details: { fields: [{ message: 'Не ниже старой' }] },
  };
  expect(cellWords({ fault }, 'price', words)).toBe('Не ниже старой');
  expect(cellWords({ fault: { ...fault, details: {} } }, 'price', words)).toBe('Проверьте поля');
});

import { fitAdvice } from './fit-advice';

const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ');

describe('fitAdvice', () => {
  it('fitAdvice states the fit that most buyers reported, with their number', () => {
    expect(plain(fitAdvice({ small: 7, true: 4, large: 1 }))).toBe('Маломерит — 7 из 12 покупателей');
    expect(plain(fitAdvice({ small: 0, true: 15, large: 6 }))).toBe('В размер — 15 из 21 покупателя');
    expect(plain(fitAdvice({ small: 1, true: 0, large: 2 }))).toBe('Большемерит — 2 из 3 покупателей');
  });

  it('fitAdvice advises half a size more for shoes that run small, and nothing for a true fit', () => {
    expect(plain(fitAdvice({ small: 7, true: 4, large: 1 }, true))).toBe(
      'Маломерит — 7 из 12 покупателей: возьмите на полразмера больше',
    );
    expect(plain(fitAdvice({ small: 0, true: 15, large: 6 }, true))).toBe('В размер — 15 из 21 покупателя');
  });

  it('fitAdvice is null with too few answers or without a majority', () => {
    expect(fitAdvice({ small: 2, true: 0, large: 0 })).toBeNull();
    expect(fitAdvice({ small: 3, true: 3, large: 1 })).toBeNull();
    expect(fitAdvice({ small: 0, true: 0, large: 0 })).toBeNull();
  });
});

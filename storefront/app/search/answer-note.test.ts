import { answerNote } from './answer-note';

const understood = {
  text: 'футболка без принта',
  repaired: false,
  nearest: false,
  exactItems: null,
  excluded: [],
  leftOut: [] as string[],
  otherReadings: [],
  filters: [],
};

describe('answerNote', () => {
  it('answerNote says first which words of the query the search could not exclude', () => {
    expect(answerNote({ ...understood, nearest: true, leftOut: ['не 42 размер'] })).toBe(
      'Исключить это нельзя, поэтому не учли: «не 42 размер»',
    );
  });

  it('answerNote names the filters that no product matches together with the rest of the query', () => {
    const filter = { values: [], typed: '', without: '' };
    const filters = [
      { ...filter, kind: 'goods' as const, name: 'Худи', applied: true },
      { ...filter, kind: 'brand' as const, name: 'Nike', applied: false },
    ];
    expect(answerNote({ ...understood, nearest: true, filters })).toBe(
      'Точных совпадений нет, вот похожее. Не нашлось: «Nike»',
    );
    expect(answerNote({ ...understood, nearest: true })).toBe('Точных совпадений нет, вот похожее');
    expect(answerNote({ ...understood, nearest: true, exactItems: 1 })).toBe(
      'Точно подходит 1\u00A0товар, дальше похожее',
    );
    expect(answerNote({ ...understood, nearest: true, exactItems: 3 })).toBe(
      'Точно подходят 3\u00A0товара, дальше похожее',
    );
  });

  it('answerNote asks for a letter or digit when the query has none', () => {
    expect(answerNote({ ...understood, text: '' })).toBe('Нужна хотя бы одна буква или цифра');
  });

  it('answerNote is empty when the answer fits the query', () => {
    expect(answerNote(understood)).toBeUndefined();
    expect(answerNote(undefined)).toBeUndefined();
  });
});

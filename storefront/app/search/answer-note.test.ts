import { answerNote } from './answer-note';

const understood = {
  text: 'футболка без принта',
  repaired: false,
  nearest: false,
  leftOut: [] as string[],
  otherReadings: [],
  filters: [],
};

describe('answerNote', () => {
  it('answerNote says first what the search could not exclude', () => {
    expect(answerNote({ ...understood, nearest: true, leftOut: ['без принта', 'не чёрная'] })).toBe(
      'Поиск пока не умеет исключать и не учёл: «без принта», «не чёрная»',
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

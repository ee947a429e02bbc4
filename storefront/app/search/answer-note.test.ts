import { answerNote } from './answer-note';

const understood = {
  text: 'футболка без принта',
  repaired: false,
  nearest: false,
  leftOut: [] as string[],
  otherReadings: [],
  filters: [],
};

describe('the note above an answer', () => {
  it('says what was left out before anything else', () => {
    expect(answerNote({ ...understood, nearest: true, leftOut: ['без принта', 'не чёрная'] })).toBe(
      'Поиск пока не умеет исключать и не учёл: «без принта», «не чёрная»',
    );
  });

  it('asks for a letter or a digit where there is none', () => {
    expect(answerNote({ ...understood, text: '' })).toBe('Нужна хотя бы одна буква или цифра');
  });

  it('says nothing of an answer to what was asked', () => {
    expect(answerNote(understood)).toBeUndefined();
    expect(answerNote(undefined)).toBeUndefined();
  });
});

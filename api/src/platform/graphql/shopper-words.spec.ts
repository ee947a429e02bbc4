import { validateSync } from 'class-validator';
import { PersonName } from './person-name.js';
import { PlainText } from './plain-text.js';

class Words {
  @PersonName() name = '';
  @PlainText() line = '';
}
const refuses = (field: keyof Words, value: string) =>
  validateSync(Object.assign(new Words(), { [field]: value })).length > 0;

describe('a name takes letters, spaces, hyphens and apostrophes, to a length', () => {
  it.each(['Мария', 'Анна-Мария', 'О’Нил', "D'Arc", 'де ла Крус', 'Ёлка', 'José', '陳', ''])(
    'the name %j is accepted for a person',
    (name) => expect(refuses('name', name)).toBe(false),
  );
  it.each([
    'Вы выиграли 100 000 ₽, заберите: https://evil.example/win',
    'evil.example',
    'Иван2',
    '<b>',
    'Мария\nИванова',
    'Мария\u202eИванова',
    '-Мария',
    'а'.repeat(61),
  ])('the name %j is refused for a person', (name) => expect(refuses('name', name)).toBe(true));
});

describe('no control or direction characters are in contact, address and comment', () => {
  it.each(['Позвоните: дом 7/2, кв. №5 (вход со двора)!', 'спасибо 👨‍👩‍👧 ❤️', 'می‌خواهم', ''])(
    'the text %j is accepted in a contact, address or comment',
    (line) => expect(refuses('line', line)).toBe(false),
  );
  it.each([
    '\n',
    '\r',
    '\t',
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u2028',
    '\ufeff',
    '\u00ad',
    '\ud800',
  ])('a contact, address or comment with the character %j is refused', (sign) =>
    expect(refuses('line', `до ${sign} после`)).toBe(true),
  );
});

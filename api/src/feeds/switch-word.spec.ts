import { readSwitch } from './switch-word.js';

describe('readSwitch', () => {
  it.each(['true', 'TRUE', ' True ', '1', 'yes', 'Да', 'ИСТИНА', 'WAHR', 'VRAI'])(
    'readSwitch reads %j as yes',
    (text) => expect(readSwitch(text)).toBe(true),
  );
  it.each(['false', 'FALSE', '0', 'No', 'нет', 'ЛОЖЬ', 'FALSCH', 'Faux'])('readSwitch reads %j as no', (text) =>
    expect(readSwitch(text)).toBe(false),
  );
  it.each(['', '2', 'maybe', 'trueish', 'constructor'])('readSwitch reads %j as neither', (text) =>
    expect(readSwitch(text)).toBeNull(),
  );
});

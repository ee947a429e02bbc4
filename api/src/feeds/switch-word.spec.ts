import { readSwitch } from './switch-word.js';

describe('readSwitch', () => {
  it.each(['true', 'TRUE', ' True ', '1', 'yes', 'Да', 'ИСТИНА', 'WAHR', 'VRAI'])(
    'readSwitch returns true for the text %j',
    (text) => expect(readSwitch(text)).toBe(true),
  );
  it.each(['false', 'FALSE', '0', 'No', 'нет', 'ЛОЖЬ', 'FALSCH', 'Faux'])(
    'readSwitch returns false for the text %j',
    (text) => expect(readSwitch(text)).toBe(false),
  );
  it.each(['', '2', 'maybe', 'trueish', 'constructor'])('readSwitch returns null for the text %j', (text) =>
    expect(readSwitch(text)).toBeNull(),
  );
});

import { formOfDate, readDate, writeDate } from './typed-date.js';

const names = { day: 'дд', month: 'мм', year: 'гггг' };

it.each([
  ['ru-RU', '24.11.2026', 'дд.мм.гггг'],
  ['en-US', '11/24/2026', 'мм/дд/гггг'],
  ['en-GB', '24/11/2026', 'дд/мм/гггг'],
  ['hu-HU', '2026. 11. 24.', 'гггг. мм. дд.'],
])('writeDate and readDate use the date order of %s', (locale, text, form) => {
  expect(writeDate('2026-11-24', locale)).toBe(text);
  expect(readDate(text, locale)).toBe('2026-11-24');
  expect(formOfDate(locale, names)).toBe(form);
});

it.each(['24.11.2026', '24 11 2026', '24/11/2026', '24112026', '24.11.2026 г.', '2026-11-24'])(
  'readDate reads the typed date %s',
  (text) => {
    expect(readDate(text, 'ru-RU')).toBe('2026-11-24');
  },
);

it('readDate accepts a day or month of one digit', () => {
  expect(readDate('1.2.2026', 'ru-RU')).toBe('2026-02-01');
});

it.each(['', '24.11', '24.11.26', '31.06.2026', '30.02.2026', '0.11.2026', '24.13.2026', 'завтра', '2411202'])(
  'readDate returns null for «%s»',
  (text) => {
    expect(readDate(text, 'ru-RU')).toBeNull();
  },
);

it('writeDate uses the Gregorian calendar and readable digits in languages with another calendar', () => {
  expect(writeDate('2026-11-24', 'fa-IR')).toMatch(/2026/);
  expect(readDate(writeDate('2026-11-24', 'ar-EG'), 'ar-EG')).toBe('2026-11-24');
});

import { formatCount, formatDecimal, formatFileSize, formatPercent } from './format-numbers.js';

const english = { locale: 'en-US' };
const turkish = { locale: 'tr-TR' };

it('formatCount groups digits in the way of the language', () => {
  expect(formatCount(1280)).toBe('1\u00A0280');
  expect(formatCount(1280, english)).toBe('1,280');
  expect(formatCount(1280, turkish)).toBe('1.280');
});

it('formatDecimal writes one decimal place in the way of the language', () => {
  expect(formatDecimal(4.62)).toBe('4,6');
  expect(formatDecimal(5, english)).toBe('5.0');
});

it('formatPercent places the percent sign in the way of the language', () => {
  expect(formatPercent(30)).toBe('30\u00A0%');
  expect(formatPercent(30, english)).toBe('30%');
  expect(formatPercent(30, turkish)).toBe('%30');
});

it('formatFileSize writes kilobytes and megabytes in the way of the language', () => {
  expect(formatFileSize(10 * 1024 * 1024)).toBe('10\u00A0МБ');
  expect(formatFileSize(12.5 * 1024 * 1024, english)).toBe('12.5\u00A0MB');
  expect(formatFileSize(300 * 1024)).toBe('300\u00A0кБ');
});

import { typedText } from './typed-text';

it.each([
  ['  кеды ', 'кеды'],
  ['кеды\0', 'кеды'],
  ['белые\nкеды', 'белые кеды'],
  [`${'а'.repeat(9)}😀`, 'а'.repeat(9)],
  [`${'а'.repeat(8)}😀`, `${'а'.repeat(8)}😀`],
  ['\ud800кеды', 'кеды'],
])('typedText turns the typed text %j into %j', (text, taken) => expect(typedText(text, 10)).toBe(taken));

import { completeLink } from './complete-link';

it.each([
  ['https://shop.example/boots', 'https://shop.example/boots'],
  [' HTTP://shop.example ', 'HTTP://shop.example'],
  ['shop.example/boots?size=42', 'https://shop.example/boots?size=42'],
  // The API refuses what is no address with a scheme in front of it, too.
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['  ', ''],
])('completeLink completes the typed link %s to %s', (typed, link) => expect(completeLink(typed)).toBe(link));

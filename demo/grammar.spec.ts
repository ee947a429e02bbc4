import { colourOf } from './data/colours.js';
import { adjective, agree, type Case, type Gender, slugOf, verb } from './grammar.js';

describe('agreement of adjectives', () => {
  const cases: [string, ReturnType<typeof adjective>, Gender, Case, string][] = [
    ['hard, plural', colourOf('black').word, 'pl', 'nom', 'чёрные'],
    ['hard, feminine', colourOf('black').word, 'f', 'nom', 'чёрная'],
    ['hard, feminine object', colourOf('black').word, 'f', 'acc', 'чёрную'],
    ['hard, neuter', colourOf('white').word, 'n', 'nom', 'белое'],
    ['hard, masculine genitive', colourOf('white').word, 'm', 'gen', 'белого'],
    ['hard, plural instrumental', colourOf('white').word, 'pl', 'ins', 'белыми'],
    ['soft, plural', colourOf('blue').word, 'pl', 'nom', 'синие'],
    ['soft, feminine', colourOf('navy').word, 'f', 'nom', 'тёмно-синяя'],
    ['soft, neuter', colourOf('navy').word, 'n', 'nom', 'тёмно-синее'],
    ['soft, masculine instrumental', colourOf('blue').word, 'm', 'ins', 'синим'],
    ['soft, plural prepositional', colourOf('blue').word, 'pl', 'pre', 'синих'],
    ['stressed, masculine', colourOf('light-blue').word, 'm', 'nom', 'голубой'],
    ['stressed, feminine', colourOf('light-blue').word, 'f', 'nom', 'голубая'],
    ['velar, masculine', adjective('детск', 'velar'), 'm', 'nom', 'детский'],
    ['velar, plural', adjective('детск', 'velar'), 'pl', 'nom', 'детские'],
    ['velar, plural instrumental', adjective('детск', 'velar'), 'pl', 'ins', 'детскими'],
    ['fixed', colourOf('khaki').word, 'f', 'acc', 'хаки'],
  ];

  it.each(cases)('agree declines an adjective: %s', (_title, word, gender, grammaticalCase, expected) => {
    expect(agree(word, gender, grammaticalCase)).toBe(expected);
  });

  it('verb chooses singular or plural by the subject', () => {
    expect([verb('f', 'держит', 'держат'), verb('pl', 'держит', 'держат')]).toEqual(['держит', 'держат']);
  });
});

describe('slugs', () => {
  it.each([
    ['Тайга 2', 'tayga-2'],
    ['Можжевельник', 'mozhzhevelnik'],
    ['Щель — объём', 'shchel-obem'],
  ])('slugOf converts the Russian text «%s» to a Latin slug', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

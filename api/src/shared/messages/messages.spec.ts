import { ApiError, fieldFault } from '../api-error.js';
import { en } from './en.js';
import { speaking } from '../request-scope.js';
import { preferredLanguage } from './language.js';
import { errorMessage } from './messages.js';
import { ru } from './ru.js';

/** Details of any message: lists where one is wanted, otherwise a word. */
const anything = new Proxy(
  {},
  { get: (_, key) => (/^(names|hosts|known|types|ports)$/.test(String(key)) ? ['7'] : '7') },
);
/** Arguments of any rule of class-validator. */
const constraints = [['7'], '7'];
const written = (text: unknown, details: unknown) =>
  typeof text === 'function' ? (text as (details: unknown) => string)(details) : text;

const PARTS = ['errors', 'names', 'faults', 'rules'] as const;
const CYRILLIC = /[А-Яа-яЁё]/;
/** Says the same in every language: the fields and what is wrong with each. */
const LIST = 'BAD_USER_INPUT';

describe.each(PARTS)('%s', (part) => {
  const texts = (of: typeof ru | typeof en) =>
    Object.entries(of[part])
      .filter(([key]) => key !== LIST)
      .map(([key, text]) => [key, String(written(text, part === 'rules' ? constraints : anything))]);

  it('every message code has exactly one message in each language', () => {
    expect(Object.keys(en[part]).sort()).toEqual(Object.keys(ru[part]).sort());
  });

  it('messages are in their language and include every detail', () => {
    expect(texts(en).filter(([, text]) => CYRILLIC.test(text!) || /undefined|NaN/.test(text!))).toEqual([]);
    expect(texts(ru).filter(([, text]) => !CYRILLIC.test(text!) || /undefined|NaN/.test(text!))).toEqual([]);
  });
});

it('an error message uses the language of the request, with the same code in each', () => {
  const refused = () => new ApiError('FORBIDDEN.ADDRESS_BOOK_FULL', { most: 20 });
  expect(refused()).toMatchObject({
    message: 'В адресной книге помещается 20 адресов',
    extensions: { code: 'FORBIDDEN', most: 20 },
  });
  expect(speaking('en', refused)).toMatchObject({
    message: 'The address book holds 20 addresses',
    extensions: { code: 'FORBIDDEN', most: 20 },
  });
  expect(speaking('en', () => errorMessage('BAD_USER_INPUT', { fields: [fieldFault('dto.url', 'path')] }))).toBe(
    'dto.url: must be a path, such as /delivery',
  );
});

it('an error message without its required details does not compile', () => {
  // @ts-expect-error It has to say how many addresses there may be.
  expect(new ApiError('FORBIDDEN.ADDRESS_BOOK_FULL').extensions['code']).toBe('FORBIDDEN');
});

it.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['*', 'ru'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['de-DE, de;q=0.9, EN;q=0.5, ru;q=0.4', 'en'],
  ['de', 'ru'],
  ['en;q=0', 'ru'],
  ['english', 'ru'],
  ['en;q=x', 'ru'],
])('the accept-language header %j selects %s', (header, language) => expect(preferredLanguage(header)).toBe(language));

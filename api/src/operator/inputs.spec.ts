import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Clearable, LongText, Text } from './inputs.js';

class Input {
  @Text(20)
  title = 'a';

  @LongText(20)
  answer = 'a';

  @Clearable(20)
  link?: string | null = null;
}

const refused = async (values: object) =>
  (await validate(plainToInstance(Input, values, { exposeDefaultValues: true }))).map(({ property }) => property);

it.each(['две\nстроки', 'две\r\nстроки', 'две\u2028строки', 'нуль\u0000'])(
  'a single-line input field refuses the text %j',
  async (text) => {
    expect(await refused({ title: text })).toEqual(['title']);
    expect(await refused({ link: text })).toEqual(['link']);
  },
);

it.each(['таб\tвнутри', 'слева\u202eнаправо'])(
  'the text %j is cleaned in an optional single-line field and refused in a required one',
  async (text) => {
    expect(await refused({ title: text })).toEqual(['title']);
    expect(await refused({ link: text })).toEqual([]);
  },
);

it('a single-line field trims its text and accepts joined emoji', async () => {
  expect(await refused({ title: ' Зима близко\n', link: '\thttps://a.example ' })).toEqual([]);
  expect(await refused({ title: '👩‍🚀 в кедах' })).toEqual([]);
});

it('an answer to a shopper may have several lines up to its maximum length', async () => {
  expect(await refused({ answer: 'Здравствуйте!\n\nМеет' })).toEqual([]);
  expect(await refused({ answer: 'x'.repeat(21) })).toEqual(['answer']);
});

import { faultTexts, faultWords } from './fault-words';

const said = (code: string, message: string) => faultWords({ code, message, details: {} }, faultTexts.ru);

it.each([
  ['NOT_FOUND', 'Такого товара нет', 'Такого товара нет'],
  ['BAD_USER_INPUT', 'dto.where: не больше 200000 товаров: уточните отбор', 'Не больше 200000 товаров: уточните отбор'],
  ['BAD_USER_INPUT', 'dto.ids[2]: нет такого; dto: нужно одно', 'Нет такого; нужно одно'],
  ['UNKNOWN', '', faultTexts.ru.unknown],
  ['NO_SIGNAL', '', faultTexts.ru.lost],
])('faultWords leaves the names of fields out of %s «%s»', (code, message, words) => {
  expect(said(code, message)).toBe(words);
});

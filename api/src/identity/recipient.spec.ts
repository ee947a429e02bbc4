import { emailRecipient, phoneRecipient, recipientOf } from './recipient.js';

const SERVED = ['RU', 'BY', 'KZ', 'AM', 'KG'];

it.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123 45 67', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['+375 29 123-45-67', '+375291234567'],
  ['+7 701 123 4567', '+77011234567'],
])('phoneRecipient reads %j as the phone number %s', (typed, address) => {
  expect(phoneRecipient(typed, SERVED)).toEqual({ channel: 'PHONE', address });
});

it.each(['+12025550123', '+74951234567', '8 800 555 35 35', '+7916', '12', '', 'привет', '+79161234567; DROP TABLE'])(
  '%j is refused as a phone number for codes',
  (typed) => expect(phoneRecipient(typed, SERVED)).toBeNull(),
);

it('no code is sent to a country that is not served', () => {
  expect(phoneRecipient('+375291234567', ['RU'])).toBeNull();
});

it.each([
  [' Anna@Example.RU ', 'anna@example.ru'],
  ['a+b@mail.example.ru', 'a+b@mail.example.ru'],
])('emailRecipient reads %j as the e-mail address %s', (typed, address) => {
  expect(emailRecipient(typed)).toEqual({ channel: 'EMAIL', address });
});

it.each([
  'anna',
  'anna@',
  '@example.ru',
  'a b@example.ru',
  'a@b',
  `${'x'.repeat(250)}@example.ru`,
  'a@example.ru\r\nBcc: b@example.ru',
])('emailRecipient refuses %j as an e-mail address', (typed) => expect(emailRecipient(typed)).toBeNull());

it('recipientOf reads a text with an at sign as an e-mail address, otherwise as a phone number', () => {
  expect(recipientOf('anna@example.ru', SERVED)?.channel).toBe('EMAIL');
  expect(recipientOf('89161234567', SERVED)?.channel).toBe('PHONE');
});

import { emailRecipient, phoneRecipient, recipientOf } from './recipient.js';

const SERVED = ['RU', 'BY', 'KZ', 'AM', 'KG'];

it.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123 45 67', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['+375 29 123-45-67', '+375291234567'],
  ['+7 701 123 4567', '+77011234567'],
])('%j is the number %s', (typed, address) => {
  expect(phoneRecipient(typed, SERVED)).toEqual({ channel: 'PHONE', address });
});

it.each(['+12025550123', '+74951234567', '8 800 555 35 35', '+7916', '12', '', 'привет', '+79161234567; DROP TABLE'])(
  '%j is no number that gets a code',
  (typed) => expect(phoneRecipient(typed, SERVED)).toBeNull(),
);

it('a country that is not served gets no code', () => {
  expect(phoneRecipient('+375291234567', ['RU'])).toBeNull();
});

it.each([
  [' Anna@Example.RU ', 'anna@example.ru'],
  ['a+b@mail.example.ru', 'a+b@mail.example.ru'],
])('%j is the mailbox %s', (typed, address) => {
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
])('%j is no mailbox', (typed) => expect(emailRecipient(typed)).toBeNull());

it('an at sign tells a mailbox from a number', () => {
  expect(recipientOf('anna@example.ru', SERVED)?.channel).toBe('EMAIL');
  expect(recipientOf('89161234567', SERVED)?.channel).toBe('PHONE');
});

import { withoutPersonalData } from './without-personal-data';

it.each([
  ['No user ivan.petrov+shop@example.ru', 'No user [mailbox]'],
  ['Phone +7 (916) 123-45-67 is not valid', 'Phone [number] is not valid'],
  ['at https://meet.example/search?query=private:10:5', 'at https://meet.example/search:10:5'],
  ['at https://meet.example/sign-in#secret', 'at https://meet.example/sign-in'],
  [`Bearer ${'a'.repeat(40)}.b.c`, 'Bearer [token]'],
  ['/orders/0190f7a2-1111-7222-8333-444455556666', '/orders/[id]'],
])('withoutPersonalData turns «%s» into «%s»', (text, told) => expect(withoutPersonalData(text)).toBe(told));

it('withoutPersonalData leaves the text of stack traces unchanged', () => {
  const line = 'at add (https://meet.example/assets/every-page-DmyGy3G5.js:12:3456)';
  expect(withoutPersonalData(line)).toBe(line);
});

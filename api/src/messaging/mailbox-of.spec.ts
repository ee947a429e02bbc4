import { mailboxOf } from './mailbox-of.js';

describe('a `+tag` in an e-mail address is ignored for limits, and dots at gmail.com and googlemail.com as well', () => {
  it.each([
    ['anna@example.ru', 'anna@example.ru'],
    ['anna+shop@example.ru', 'anna@example.ru'],
    ['anna+a+b@example.ru', 'anna@example.ru'],
    ['an.na@example.ru', 'an.na@example.ru'],
    ['an.na+shop@gmail.com', 'anna@gmail.com'],
    ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
    ['+shop@example.ru', '+shop@example.ru'],
  ])('for limits, the e-mail address %s counts as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});

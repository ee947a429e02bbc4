import { mailboxOf } from './mailbox-of.js';

describe('a `+tag` of one mailbox counts as one recipient, dots too at gmail.com and googlemail.com', () => {
  it.each([
    ['anna@example.ru', 'anna@example.ru'],
    ['anna+shop@example.ru', 'anna@example.ru'],
    ['anna+a+b@example.ru', 'anna@example.ru'],
    ['an.na@example.ru', 'an.na@example.ru'],
    ['an.na+shop@gmail.com', 'anna@gmail.com'],
    ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
    ['+shop@example.ru', '+shop@example.ru'],
  ])('%s is the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});

import { cleanEmail, cleanLine, cleanPhone } from './clean-line.js';

it.each([
  ['  Анна \u00a0 Мария ', 'Анна Мария'],
  ['Ан\u00adна\u200b', 'Анна'],
  ['\u202aИванова\u202c', 'Иванова'],
  ['Андрей'.normalize('NFD'), 'Андрей'],
  ['\ufeff \u200d ', ''],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩', '👨\u200d👩'],
  ['Анна\nМария', 'Анна\nМария'],
])('cleanLine turns the typed text %j into %j', (typed, kept) => expect(cleanLine(typed)).toBe(kept));

it.each([
  ['tel:+79161234567', '+79161234567'],
  ['tel:+7-916-123-45-67;ext=12', '+7-916-123-45-67'],
  ['\u202a+7\u00a0(916)\u00a0123\u201145\u201167\u202c', '+7 (916) 123-45-67'],
  ['Тел.: 8 (916) 123–45–67', '8 (916) 123-45-67'],
  ['＋７９１６１２３４５６７', '+79161234567'],
  ['%2B79161234567', '+79161234567'],
])('cleanPhone reads the pasted telephone %j as %j', (pasted, read) => expect(cleanPhone(pasted)).toBe(read));

it.each([
  [' Maria@Example.com\u200b', 'maria@example.com'],
  ['mailto:maria@example.com', 'maria@example.com'],
  ['<maria@example.com>', 'maria@example.com'],
])('cleanEmail reads the pasted e-mail address %j as %j', (pasted, read) => expect(cleanEmail(pasted)).toBe(read));

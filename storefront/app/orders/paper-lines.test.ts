import { paperLine, receiptTitle, sellerFacts, vatFacts } from './paper-lines';

const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
const seller = { name: 'Meet', legalName: null, inn: null, ogrn: null, address: null, phone: null, email: null };
const facts = (known: object) =>
  sellerFacts({ ...seller, ...known }).map(({ label, value }) => `${label}: ${plain(value)}`);

it('paperLine prints a unit of an order with its discounts', () => {
  const unit = {
    price: 649_000,
    discountValue: 64_900,
    bonuses: 120,
    soldPrice: 572_100,
    productItem: { name: 'Кеды Court', brands: [{ slug: 'yard', name: 'Двор' }], size: { slug: '42', name: '42' } },
  };
  const { name, note, sum } = paperLine(unit);
  expect([name, plain(note), sum]).toEqual([
    'Двор Кеды Court',
    'размер 42, 1 шт., цена 6 490 ₽, промокод −649 ₽, бонусы −120 ₽',
    572_100,
  ]);
  expect(paperLine({ ...unit, discountValue: 0, bonuses: 0 }).note).toBe('размер 42, 1 шт.');
});

it('paperLine does not print the size of a one-size product', () => {
  const unit = { price: 100, discountValue: 0, bonuses: 0, soldPrice: 100 };
  const productItem = { name: 'Шопер', brands: [], size: { slug: 'one-size', name: 'ONE SIZE' } };
  expect(paperLine({ ...unit, productItem }).note).toBe('один размер, 1 шт.');
});

it('sellerFacts prints only the seller’s details that the settings have', () => {
  expect(facts({})).toEqual(['Продавец: Meet']);
  expect(facts({ legalName: 'ООО «Мит»', inn: '7700000000', ogrn: '1027700000000', email: 'a@b.ru' })).toEqual([
    'Продавец: ООО «Мит»',
    'ИНН: 7700000000',
    'ОГРН: 1027700000000',
    'Почта продавца: a@b.ru',
  ]);
  expect(facts({ ogrn: '304500116000157' })).toContain('ОГРНИП: 304500116000157');
});

it('vatFacts prints VAT only if the settings have a rate', () => {
  expect(vatFacts(null)).toEqual([]);
  const [vat] = vatFacts({ rate: 20, amount: 200_000 });
  expect([vat?.label, plain(vat?.value)]).toEqual(['В том числе НДС 20 %', '2 000 ₽']);
});

it('receiptTitle names the kind and date of a receipt', () => {
  const receipt = { kind: 'REFUND' as const, issuedAt: '2026-11-22T10:00:00Z', total: 1, lines: [] };
  expect(plain(receiptTitle(receipt))).toBe('Чек: возврат, 22 ноября 2026');
});

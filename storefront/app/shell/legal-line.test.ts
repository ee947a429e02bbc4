import { legalLine } from './legal-line';

const shop = {
  phone: null,
  email: null,
  legalName: null,
  inn: null,
  ogrn: null,
  legalAddress: null,
  social: [],
  apps: { appStore: null, googlePlay: null, rustore: null },
};

it('legalLine shows the current year and omits details that are not set', () => {
  expect(legalLine(shop, 2027)).toBe('© 2027 Meet. Цены указаны в рублях.');
  expect(legalLine(null, 2027)).toBe('© 2027 Meet. Цены указаны в рублях.');
});

it('legalLine names the seller with its registration numbers when they are set', () => {
  const seller = { ...shop, legalName: 'ИП Иванова А. А.', inn: '770000000000', ogrn: '300000000000000' };
  expect(legalLine(seller, 2027)).toBe(
    '© 2027 Meet. Цены указаны в рублях. ИП Иванова А. А., ИНН 770000000000, ОГРН 300000000000000.',
  );
});

import { missingFields, priceMatchFaults } from './price-match-faults';

const refused = (code: string, fields?: unknown) => ({ code, message: '', details: { fields } });

it('priceMatchFaults shows a refusal at each field it concerns', () => {
  const fields = [
    { field: 'dto.phone', message: 'x' },
    { field: 'dto.link' },
    { field: 'dto.text' },
    { field: 'dto.itemId' },
  ];
  expect(priceMatchFaults(refused('BAD_USER_INPUT', fields))).toEqual({
    itemId: 'Выберите другой размер',
    link: 'Это не похоже на адрес страницы',
    phone: 'Проверьте номер мобильного телефона',
    text: 'Уберите из текста необычные знаки или сократите его',
  });
});

it.each([
  ['PRODUCT_NOT_FOUND', 'product'],
  ['ITEM_NOT_FOUND', 'itemId'],
  ['UPLOAD_NOT_USABLE', 'photos'],
])('priceMatchFaults shows the error %s at the field %s', (code, field) =>
  expect(Object.keys(priceMatchFaults(refused(code)))).toEqual([field]),
);

it.each([
  refused('BAD_USER_INPUT'),
  refused('BAD_USER_INPUT', [null, 1, { field: 'dto.productId' }]),
  refused('TOO_MANY_REQUESTS', [{ field: 'dto.link' }]),
])('priceMatchFaults returns no field when the error names none of the form (%#)', (fault) =>
  expect(priceMatchFaults(fault)).toEqual({}),
);

it('missingFields asks for the product, a link or a picture, and an unknown telephone', () => {
  expect(missingFields({ product: null, link: ' ', pictures: 0, phone: '' })).toEqual({
    product: 'Выберите товар из списка',
    link: 'Вставьте ссылку или приложите снимок цены',
    phone: 'Введите номер телефона',
  });
});

it.each([
  { product: {}, link: 'other.example', pictures: 0 },
  { product: {}, link: '', pictures: 1 },
  { product: {}, link: '', pictures: 1, phone: '+79161234567' },
])('missingFields accepts either a link or a picture (%#)', (request) => expect(missingFields(request)).toEqual({}));

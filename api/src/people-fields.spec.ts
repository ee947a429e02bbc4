import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import './app.module.js';
import { CreateAddressInput, EditAddressInput } from './identity/address.model.js';
import { emailRecipient, phoneRecipient } from './identity/recipient.js';
import { EditUserInput } from './identity/user.model.js';
import { OrderAddressInput, OrderContactInput } from './orders/order.input.js';
import { CreateCooperativeRequestInput } from './requests/cooperative-request.model.js';

type Field = [input: new () => object, field: string];

/** Returns a field as it is kept, or that it is refused. */
async function kept(input: new () => object, field: string, value: unknown): Promise<unknown> {
  const read = plainToInstance(input, { [field]: value });
  const faults = await validate(read);
  return faults.some(({ property }) => property === field) ? 'REFUSED' : (read as Record<string, unknown>)[field];
}

const NEEDED: Field[] = [
  [OrderContactInput, 'name'],
  [CreateCooperativeRequestInput, 'fullName'],
  ...[OrderAddressInput, CreateAddressInput, EditAddressInput].flatMap((input): Field[] => [
    [input, 'street'],
    [input, 'house'],
  ]),
];
const OPTIONAL: Field[] = [
  [OrderContactInput, 'surname'],
  [OrderContactInput, 'lastname'],
  [EditUserInput, 'name'],
  [EditUserInput, 'surname'],
  [EditUserInput, 'lastname'],
  ...[OrderAddressInput, CreateAddressInput, EditAddressInput].flatMap((input): Field[] => [
    [input, 'building'],
    [input, 'apartment'],
  ]),
];

it.each([...NEEDED, ...OPTIONAL])(
  'the input %p cleans its field %s and refuses text that cannot be cleaned',
  async (input, field) => {
    expect(await kept(input, field, ' \u202aАнна \u00a0Ма\u00adрия\u200b ')).toBe('Анна Мария');
    expect(await kept(input, field, 'Андрей'.normalize('NFD'))).toBe('Андрей');
    expect(await kept(input, field, 'Анна\nМария')).toBe('REFUSED');
  },
);

it.each(OPTIONAL)('the input %p treats an empty field %s as null', async (input, field) => {
  expect([await kept(input, field, ''), await kept(input, field, ' \u200b\u00a0 ')]).toEqual([null, null]);
});

it.each(NEEDED)('the input %p refuses an empty value in its field %s', async (input, field) => {
  expect([await kept(input, field, ''), await kept(input, field, ' \u200b\u00a0 ')]).toEqual(['REFUSED', 'REFUSED']);
});

it.each([OrderAddressInput, CreateAddressInput, EditAddressInput])(
  'the input %p accepts a postal code with spaces and ignores an invalid one',
  async (input) => {
    const indexes = ['101 000', ' 101000\u200b', '', null, 'нет'];
    const read = await Promise.all(indexes.map((index) => kept(input, 'index', index)));
    expect(read).toEqual(['101000', '101000', null, null, 'REFUSED']);
  },
);

it.each([
  ...[
    '+79161234567',
    '8 (916) 123-45-67',
    'tel:+7-916-123-45-67',
    '\u202a+7\u00a0(916)\u00a0123\u201145\u201167\u202c',
  ],
  ...[
    '79161234567',
    '916 123 45 67',
    'Тел.: 8 916 123–45–67',
    '＋７ ９１６ １２３ ４５ ６７',
    '+7.916.123.45.67',
    'tel:89161234567',
  ],
  ...['8(916)123-45-67, доб. 12', '\ufeff8 916 123 45 67\n', '%2B79161234567'],
])('phoneRecipient accepts the pasted telephone %j as a phone number', (pasted) => {
  expect(phoneRecipient(pasted, ['RU'])).toEqual({ channel: 'PHONE', address: '+79161234567' });
});

it('emailRecipient reads a pasted e-mail address with mailto: and invisible characters', () => {
  expect(emailRecipient('mailto:Maria@Example.com\u200b')).toEqual({ channel: 'EMAIL', address: 'maria@example.com' });
});

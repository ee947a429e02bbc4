/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import type * as Scope from '../../session/request-scope.server';
import { FakeApi, refused } from '../../testing/fake-api';
import type * as Submit from './submit-cooperation.server';

const api = new FakeApi();
let requestScope: typeof Scope.requestScope;
let submitCooperation: typeof Submit.submitCooperation;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ requestScope } = await import('../../session/request-scope.server'));
  ({ submitCooperation } = await import('./submit-cooperation.server'));
});
afterAll(() => api.stop());

const full = {
  companyName: 'Кеды оптом',
  companyType: 'OOO',
  inn: '7707083893',
  fullName: 'Мария Иванова',
  phone: '+7 916 123-45-67',
  email: 'Maria@example.com',
  description: '',
};

async function send(fields: Record<string, string>) {
  const request = new Request('http://shop.test/info/partners', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  let outcome!: Submit.CooperationOutcome;
  let status = 200;
  await requestScope(args as Parameters<typeof requestScope>[0], async () => {
    const result = await submitCooperation(request);
    if ('data' in result) status = result.init?.status ?? 200;
    outcome = 'data' in result ? result.data : result;
    return new Response();
  });
  return { ...outcome, status };
}

describe('submitCooperation', () => {
  it('a cooperation request is sent as typed and answered with the contact’s mailbox', async () => {
    api.answer = () => ({ body: { data: { createCooperativeRequest: { email: 'maria@example.com' } } } });
    expect(await send({ ...full, website: '' })).toEqual({ status: 200, sentTo: 'maria@example.com', errors: {} });
    expect(api.questions.at(-1)?.variables).toEqual({ dto: full });
  });

  it('a cooperation request with empty fields gets an error for each field and is not sent', async () => {
    const before = api.questions.length;
    const empty = Object.fromEntries(Object.keys(full).map((name) => [name, ' ']));
    const { status, sentTo, errors } = await send(empty);
    expect([status, sentTo]).toEqual([422, null]);
    expect(errors).toEqual({
      companyName: 'Введите название компании',
      companyType: 'Выберите форму',
      inn: 'Введите ИНН',
      fullName: 'Введите имя и фамилию',
      phone: 'Введите номер телефона',
      email: 'Введите адрес почты',
    });
    expect(api.questions).toHaveLength(before);
  });

  it.each([
    ['dto.inn', 'у ООО ИНН из 10 цифр', { inn: 'У ООО ИНН из 10 цифр' }],
    ['dto.phone', 'must be a phone number', { phone: 'Проверьте номер, нет ли опечатки' }],
    ['dto.email', 'must be an email', { email: 'Проверьте адрес, нет ли опечатки' }],
    ['dto.unknown', 'bad', { form: 'Проверьте, нет ли опечатки' }],
  ])('a cooperation request shows the API’s error of %s at its field', async (field, message, errors) => {
    api.answer = () => refused('BAD_USER_INPUT', 'bad', { fields: [{ field, message }] });
    expect(await send(full)).toEqual({ status: 422, sentTo: null, errors });
  });

  it('a cooperation request says when to try again after too many requests', async () => {
    api.answer = () => refused('TOO_MANY_REQUESTS');
    expect(await send(full)).toMatchObject({ status: 422, errors: { form: /^Заявок слишком много/ } });
  });

  it('a bot’s cooperation request is dropped without an error', async () => {
    const before = api.questions.length;
    expect(await send({ ...full, website: 'https://spam.example' })).toMatchObject({ status: 200, errors: {} });
    expect(api.questions).toHaveLength(before);
  });
});

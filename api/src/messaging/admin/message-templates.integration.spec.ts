import pg from 'pg';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../create-app.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, CREATE, orderOf } from '../../testing/orders.js';
import { somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { PrintedMessages } from '../printed-messages.js';
import { TEMPLATE_KEYS } from '../templates/templates.js';
import { WriteMessages } from '../write-messages.js';

let api: TestApi;
/** A second process on the same database. */
let second: NestFastifyApplication;
let database: pg.Pool;
let admin: Operator;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '41', price: 1_000_000, stock: 50 }] })], {
    OUTBOX_POLL_SECONDS: '0',
  });
  second = await createApp();
  await second.init();
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
}, 60_000);
afterEach(() => database.query(`UPDATE "message_template" SET "subject" = NULL, "text" = NULL`));
afterAll(async () => {
  await database?.end();
  await second?.close();
  await api?.close();
});

interface Read {
  subject: string | null;
  text: string | null;
  version: string;
  history: { actor: string; at: string; subject: string | null; text: string | null }[];
}

const DETAILS = `key locale channel group name defaultSubject defaultText subject text version
  variables { name description example required } history { id at actor subject text }`;
const PAID = { key: 'ORDER_PAID_LETTER', locale: 'RU' };
const TEXT = 'Спасибо! Заказ {{orderNumber}} оплачен.\n\n[Ваш заказ]({{link}})';

async function read(which: object = PAID): Promise<Read> {
  const query = `query ($dto: MessageTemplateInput!) { messageTemplate(dto: $dto) { ${DETAILS} } }`;
  const { data, errors } = await admin.admin(query, { dto: which });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.messageTemplate as Read;
}
const save = (dto: object, by: Operator = admin): Promise<Answer> =>
  by.admin(`mutation ($dto: SaveMessageTemplateInput!) { saveMessageTemplate(dto: $dto) { ${DETAILS} } }`, {
    dto: { ...PAID, text: TEXT, ...dto },
  });
const remove = (dto: object): Promise<Answer> =>
  admin.admin(`mutation ($dto: RemoveMessageTemplateInput!) { removeMessageTemplate(dto: $dto) { ${DETAILS} } }`, {
    dto: { ...PAID, ...dto },
  });
const preview = (dto: object): Promise<Answer> =>
  admin.admin(
    `query ($dto: TryMessageInput!) { previewMessage(dto: $dto) { subject text html segments paragraphs { look text href } } }`,
    {
      dto: { ...PAID, ...dto },
    },
  );
const test = (dto: object, by: Operator = admin): Promise<Answer> =>
  by.admin(`mutation ($dto: TryMessageInput!) { sendTestMessage(dto: $dto) { to } }`, { dto });
const extensionsOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const messagesTo = (to: string) => api.app.get(PrintedMessages).messages.filter((message) => message.to === to);
const letterOf = (at: { get: NestFastifyApplication['get'] }) =>
  at
    .get(WriteMessages)
    .letter('ORDER_PAID_LETTER', 'ru', { orderNumber: '7', total: '5 ₽', link: 'https://shop.example/7' });

describe('messageTemplates', () => {
  it('messageTemplates lists every message in each language with its available variables', async () => {
    const { data } = await admin.admin(`{ messageTemplates { key locale channel text variables { name required } } }`);
    const listed = data!.messageTemplates as { key: string; locale: string; channel: string }[];
    expect(listed.map(({ key, locale }) => `${key} ${locale}`)).toEqual(
      TEMPLATE_KEYS.flatMap((key) => [`${key} RU`, `${key} EN`]),
    );
    expect(listed[0]).toMatchObject({
      channel: 'EMAIL',
      text: null,
      variables: expect.arrayContaining([{ name: 'code', required: true }]),
    });
    const { data: one } = await admin.admin(`{ messageTemplates(dto: { locale: EN }) { locale } }`);
    expect(new Set((one!.messageTemplates as { locale: string }[]).map(({ locale }) => locale))).toEqual(
      new Set(['EN']),
    );
  });

  it('messageTemplates requires the permission to change settings', async () => {
    const manager = await operator(api, 'MANAGER');
    expect(codeOf(await manager.admin('{ messageTemplates { key } }'))).toBe('FORBIDDEN');
    expect(codeOf(await save({}, manager))).toBe('FORBIDDEN');
    expect(codeOf(await test(PAID, manager))).toBe('FORBIDDEN');
  });
});

describe('saveMessageTemplate', () => {
  it('saveMessageTemplate takes effect in every process at once, and removal restores the default text', async () => {
    const former = await letterOf(second);
    await save({ subject: 'Оплачен {{orderNumber}}' });
    for (const at of [api.app, second])
      expect(await letterOf(at)).toMatchObject({
        subject: 'Оплачен 7',
        text: expect.stringContaining('Спасибо! Заказ 7'),
      });
    expect(codeOf(await remove({}))).toBeUndefined();
    for (const at of [api.app, second]) expect(await letterOf(at)).toEqual(former);
  });

  it('saveMessageTemplate keeps an omitted subject and restores the default subject for null', async () => {
    await save({ subject: 'Оплачен {{orderNumber}}' });
    await save({ text: `${TEXT}\n\nЖдите вестей.` });
    expect(await read()).toMatchObject({ subject: 'Оплачен {{orderNumber}}', text: `${TEXT}\n\nЖдите вестей.` });
    await save({ subject: null });
    expect((await read()).subject).toBeNull();
    expect((await letterOf(second)).subject).toBe('Заказ 7 оплачен');
  });

  it('saveMessageTemplate stores author, time and earlier texts, which can be saved again', async () => {
    await save({ text: `${TEXT}\n\nПервое` });
    await save({ text: `${TEXT}\n\nВторое` });
    await remove({});
    const { history } = await read();
    expect(history.slice(0, 3).map(({ text }) => text)).toEqual([null, `${TEXT}\n\nВторое`, `${TEXT}\n\nПервое`]);
    expect(history[0]).toMatchObject({ actor: expect.stringMatching(/\S/), at: expect.any(String) });
    await save({ text: history[2]!.text });
    expect((await read()).text).toBe(`${TEXT}\n\nПервое`);
  });

  it('saveMessageTemplate accepts only the first of two changes based on the same version', async () => {
    const which = { key: 'ORDER_EDITED_LETTER', locale: 'EN' };
    const { version } = await read(which);
    const texts = ['One', 'Two'].map((words) => `${words} {{orderNumber}} {{link}}`);
    const answers = await Promise.all(texts.map((text) => save({ ...which, text, version })));
    const [refused, ...others] = answers.filter(({ errors }) => errors);
    expect(others).toEqual([]);
    const now = await read(which);
    expect(texts).toContain(now.text);
    expect(extensionsOf(refused!)).toMatchObject({
      code: 'CONFLICT',
      version: now.version,
      current: { text: now.text },
      given: { text: texts.find((text) => text !== now.text) },
    });
    expect(extensionsOf(await remove({ ...which, version }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('saveMessageTemplate refuses an invalid template, lists its problems and writes nothing', async () => {
    const answer = await save({ subject: '{{phone}}', text: 'Заказ {{orderNumber' });
    expect(extensionsOf(answer)).toMatchObject({
      code: 'MESSAGE_TEMPLATE_INVALID',
      problems: [
        { field: 'subject', problem: 'UNKNOWN_VARIABLE', name: 'phone', message: expect.stringContaining('phone') },
        { field: 'text', problem: 'STRAY_BRACE', name: '{{orderNumber' },
        { field: 'text', problem: 'MISSING_VARIABLE', name: 'orderNumber' },
        { field: 'text', problem: 'MISSING_VARIABLE', name: 'link' },
      ],
    });
    expect((await read()).text).toBeNull();
  });

  it('saveMessageTemplate stores no subject for the template of an SMS', async () => {
    await save({ key: 'CODE_SMS', subject: 'Тема', text: '{{code}} {{shopName}}' });
    expect(await read({ key: 'CODE_SMS', locale: 'RU' })).toMatchObject({
      subject: null,
      text: '{{code}} {{shopName}}',
    });
  });

  it('a stored template that this release cannot render is replaced by the default text', async () => {
    await save({});
    await database.query(`UPDATE "message_template" SET "text" = 'Заказ {{gone}}' WHERE "text" IS NOT NULL`);
    expect((await letterOf(second)).text).toContain('Заказ 7 оплачен: 5 ₽.');
  });
});

describe('previewMessage', () => {
  it('previewMessage renders a template with example values, escapes HTML and sends nothing', async () => {
    const before = api.app.get(PrintedMessages).messages.length;
    const { data } = await preview({ subject: 'Оплачен {{orderNumber}}', text: `<b>${TEXT}` });
    expect(data!.previewMessage).toMatchObject({
      subject: 'Оплачен 10002',
      text: '<b>Спасибо! Заказ 10002 оплачен.\n\nВаш заказ: https://shop.example/orders/7Yw3',
      html: expect.stringContaining('&#60;b&#62;Спасибо!'),
      segments: null,
      paragraphs: [
        { look: 'TEXT', text: '<b>Спасибо! Заказ 10002 оплачен.', href: null },
        { look: 'BUTTON', text: 'Ваш заказ', href: 'https://shop.example/orders/7Yw3' },
      ],
    });
    expect(api.app.get(PrintedMessages).messages).toHaveLength(before);
    expect(extensionsOf(await preview({ text: 'Без номера' }))).toMatchObject({ code: 'MESSAGE_TEMPLATE_INVALID' });
  });

  it('previewMessage returns the number of SMS segments that a text is charged for', async () => {
    const { data } = await preview({ key: 'CODE_SMS' });
    expect(data!.previewMessage).toEqual({
      ...{ subject: '', html: null, segments: 1, paragraphs: [] },
      text: '0495 — ваш код для магазина Meet. Никому его не сообщайте.',
    });
  });
});

describe('sendTestMessage', () => {
  const own = async (column: string, by: Operator) =>
    (await database.query<Record<string, string>>(`SELECT "${column}" FROM "user_account" WHERE "id" = $1`, [by.id]))
      .rows[0]![column]!;

  it('sendTestMessage sends only to the operator’s own confirmed address, and fails without one', async () => {
    const phone = await own('phone', admin);
    const { data } = await test({ key: 'CODE_SMS', locale: 'EN', text: '{{code}} {{shopName}}' });
    expect(data!.sendTestMessage).toEqual({ to: phone });
    expect(messagesTo(phone)[0]!.text).toBe('0495 Meet');
    expect(codeOf(await test(PAID))).toBe('MESSAGE_TEST_UNAVAILABLE');
    await database.query(`UPDATE "user_account" SET "email" = 'olga@shop.example' WHERE "id" = $1`, [admin.id]);
    await test(PAID);
    expect(messagesTo('olga@shop.example')[0]).toMatchObject({
      subject: 'Заказ 10002 оплачен',
      html: expect.any(String),
    });
  });

  it('sendTestMessage is refused after ten test messages within an hour', async () => {
    const one = await operator(api, 'ADMIN');
    const codes = [];
    for (let n = 0; n < 11; n += 1) codes.push(codeOf(await test({ key: 'CODE_SMS', locale: 'RU' }, one)));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'TOO_MANY_REQUESTS']);
  });
});

describe('the language of a message', () => {
  it.each([
    ['en-GB,en;q=0.9', /^Meet\. Order \d+ for ₽10,/],
    ['ru', /^Meet\. Заказ \d+ на 10/],
    ['de', /^Meet\. Заказ /],
  ])(
    'an order placed with accept-language %s is confirmed by a message in that language, or in Russian',
    async (language, words) => {
      const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
      const phone = somePhone();
      const dto = orderOf([{ id: rows[0]!.id, price: 1_000_000 }], { contact: { name: 'Ада', surname: 'Ли', phone } });
      const response = await fetch(`${api.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ query: CREATE, variables: { dto } }),
      });
      expect(((await response.json()) as Answer).errors).toBeUndefined();
      while (await api.app.get(OutboxWorker).run());
      expect(messagesTo(phone)[0]!.text).toMatch(words);
    },
  );

  it('a code is sent in the request’s language, other messages in that of the last sign-in', async () => {
    const phone = somePhone();
    const speaking = async (language: string, query: string) => {
      const answer = await fetch(`${api.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as Answer;
    };
    const localeAfter = async (language: string) => {
      await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
      await speaking(language, `mutation { sendSmsCode(dto: { phone: "${phone}" }) { cooldownUntil } }`);
      const { text } = messagesTo(phone)[0]!;
      const code = /\d{4}/.exec(text)![0];
      await speaking(
        language,
        `mutation { authenticate(dto: { emailOrPhone: "${phone}", code: "${code}" }) { user { id } } }`,
      );
      const { rows } = await database.query(`SELECT "locale" FROM "user_account" WHERE "phone" = $1`, [phone]);
      return { text, rows };
    };
    expect(await localeAfter('en')).toEqual({
      text: expect.stringContaining('is your code for Meet. Tell it to nobody.'),
      rows: [{ locale: 'en' }],
    });
    expect(await localeAfter('ru')).toEqual({ text: expect.stringContaining('ваш код'), rows: [{ locale: 'ru' }] });
  });
});

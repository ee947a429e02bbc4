import type { Answer, DeskApi } from '../../../graphql/api';
import { MessageStore } from './message-store';

const words = (more: object = {}) => ({
  ...{ key: 'ORDER_PAID_LETTER', locale: 'RU', channel: 'EMAIL', group: 'ORDERS', name: 'Заказ оплачен' },
  ...{ defaultSubject: 'Оплачен', defaultText: 'Заказ {{orderNumber}}', subject: null, text: null, version: 'v1' },
  ...{ variables: [], history: [] },
  ...more,
});
const read = (more: object = {}) => ({ data: { messageTemplate: words(more) } });
const shown = { data: { previewMessage: { subject: 'Оплачен', text: 'Заказ 10002', segments: null, paragraphs: [] } } };
const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new MessageStore({ ask } as unknown as DeskApi, 'ORDER_PAID_LETTER', 'RU'), asked };
}

it('MessageStore shows the default texts until customised and saves only the changed fields', async () => {
  const { store, asked } = storeOf(read(), shown, {
    data: { saveMessageTemplate: words({ text: 'Мой {{orderNumber}}', version: 'v2' }) },
  });
  await store.read();
  expect(store.form).toEqual({ subject: 'Оплачен', text: 'Заказ {{orderNumber}}' });
  store.edit('text', 'Мой {{orderNumber}}');
  await store.save();
  expect(asked[2]).toEqual({
    dto: { key: 'ORDER_PAID_LETTER', locale: 'RU', subject: null, text: 'Мой {{orderNumber}}', version: 'v1' },
  });
  expect([store.isChanged, store.done, store.form?.text]).toEqual([false, 'save', 'Мой {{orderNumber}}']);
});

it('MessageStore shows errors of a template next to the field while it is being typed', async () => {
  const problems = [
    { field: 'text', problem: 'STRAY_BRACE', name: '{{', message: 'скобка' },
    { field: 'text', problem: 'MISSING_VARIABLE', name: 'link', message: 'нет ссылки' },
  ];
  const { store } = storeOf(read(), shown, refused('MESSAGE_TEMPLATE_INVALID', { problems }));
  await store.read();
  store.edit('text', '{{');
  await store.look();
  expect([store.faults, store.preview]).toEqual([{ text: 'скобка; нет ссылки' }, undefined]);
});

it('MessageStore ignores a preview that arrives after a newer preview', async () => {
  const waits: ((answer: unknown) => void)[] = [];
  const { store } = storeOf(read(), shown);
  await store.read();
  const ask = () => new Promise((resolve) => waits.push(resolve));
  Object.assign(store, { api: { ask } });
  const [first, second] = [store.look(), store.look()];
  waits[1]!({ data: { previewMessage: { ...shown.data.previewMessage, text: 'новое' } } });
  waits[0]!({ data: { previewMessage: { ...shown.data.previewMessage, text: 'старое' } } });
  await Promise.all([first, second]);
  expect(store.preview?.text).toBe('новое');
});

it('MessageStore shows both texts of a message in conflict and overwrites only on request', async () => {
  const theirs = { text: 'Их {{orderNumber}}', version: 'v2' };
  const mine = { data: { saveMessageTemplate: words({ text: 'Мой {{orderNumber}}', version: 'v3' }) } };
  const { store, asked } = storeOf(read(), shown, refused('CONFLICT'), read(theirs), shown, mine);
  await store.read();
  store.edit('text', 'Мой {{orderNumber}}');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'text', yours: 'Мой {{orderNumber}}', theirs: 'Их {{orderNumber}}' }]);
  await store.save();
  expect(asked).toHaveLength(5);
  await store.writeOver();
  expect(asked[5]).toMatchObject({ dto: { text: 'Мой {{orderNumber}}', version: 'v2' } });
  expect(store.conflicts).toEqual([]);
});

it('MessageStore puts earlier texts, or the default texts, back into the fields', async () => {
  const { store } = storeOf(read({ text: 'Мой {{orderNumber}}' }), shown);
  await store.read();
  store.bringBack({ subject: null, text: null });
  expect([store.form, store.isChanged, store.done]).toEqual([
    { subject: 'Оплачен', text: 'Заказ {{orderNumber}}' },
    true,
    'bringBack',
  ]);
});

it('MessageStore sends a test message with the typed text and shows the recipient', async () => {
  const { store, asked } = storeOf(read(), shown, { data: { sendTestMessage: { to: 'olga@shop.example' } } });
  await store.read();
  store.edit('subject', 'Мой заказ');
  await store.test();
  expect(asked[2]).toMatchObject({ dto: { subject: 'Мой заказ', text: 'Заказ {{orderNumber}}' } });
  expect(store.sentTo).toBe('olga@shop.example');
});

import type { Answer, DeskApi } from '../../graphql/api';
import type { QueueKind } from '../../graphql/generated/graphql';
import { EntryStore } from './entry-store';

const review = (version: number) => ({ data: { review: { id: 'r', version } } });
const refusal = (code: string) => ({ fault: { code, message: 'Уже изменилось', details: {} } });

function storeOf(kind: QueueKind, ...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new EntryStore({ ask } as unknown as DeskApi, { id: 'r', kind }), asked };
}

it('EntryStore reads a queue entry by its id', async () => {
  const { store, asked } = storeOf('REVIEW', review(3));
  await store.read();
  expect(asked).toEqual([{ id: 'r' }]);
  expect(store.entry).toMatchObject({ kind: 'REVIEW', value: { id: 'r', version: 3 } });
});

it('EntryStore reports a queue entry that no longer exists as missing', async () => {
  const { store } = storeOf('COOPERATIVE_REQUEST', refusal('REQUEST_NOT_FOUND'));
  await store.read();
  expect([store.isLost, store.entry]).toEqual([true, undefined]);
});

it('EntryStore publishes the review version that was read and then sends the answer', async () => {
  const { store, asked } = storeOf('REVIEW', review(3), { data: {} }, review(3), { data: {} }, review(3));
  await store.read();
  expect(await store.publishReview(' Спасибо ')).toBe(true);
  expect(asked[1]).toEqual({ id: 'r', version: 3 });
  expect(asked[3]).toEqual({ dto: { id: 'r', text: 'Спасибо' } });
});

it('EntryStore does not publish a review that its author has changed, and reads it again', async () => {
  const { store } = storeOf('REVIEW', review(3), refusal('REVIEW_CHANGED'), review(4));
  await store.read();
  expect(await store.publishReview('')).toBe(false);
  expect(store.refusal?.code).toBe('REVIEW_CHANGED');
  expect(store.entry?.value).toMatchObject({ version: 4 });
});

it('EntryStore keeps the entry as it was read when a decision is refused otherwise', async () => {
  const { store, asked } = storeOf('REVIEW', review(3), refusal('BAD_USER_INPUT'));
  await store.read();
  expect(await store.refuse('Не о товаре')).toBe(false);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual({ dto: { id: 'r', version: 3, reason: 'Не о товаре' } });
});

it('EntryStore answers the question version that was read and reads a changed question again', async () => {
  const question = (version: string) => ({ data: { question: { id: 'r', version } } });
  const answers = [question('a'), refusal('CONFLICT'), question('b'), { data: {} }, question('c')];
  const { store, asked } = storeOf('QUESTION', ...answers);
  await store.read();
  expect(await store.answerQuestion('Да, тёплые')).toBe(false);
  expect(asked[1]).toEqual({ dto: { id: 'r', version: 'a', text: 'Да, тёплые' } });
  expect(store.entry?.value).toMatchObject({ version: 'b' });
  await store.refuse('Не о товаре');
  expect(asked[3]).toEqual({ dto: { id: 'r', version: 'b', reason: 'Не о товаре' } });
});

it('EntryStore declines a partnership request with the operator’s answer', async () => {
  const request = { data: { cooperativeRequest: { id: 'r' } } };
  const { store, asked } = storeOf('COOPERATIVE_REQUEST', request, { data: {} }, request);
  await store.read();
  await store.refuse('Не сейчас');
  expect(asked[1]).toEqual({ dto: { id: 'r', state: 'DECLINED', answer: 'Не сейчас' } });
});

it('EntryStore ignores a second click while a decision is being sent', async () => {
  const { store, asked } = storeOf('RETURN', { data: {} }, { data: { returnRequest: { id: 'r' } } });
  const first = store.approveReturn('');
  expect(await store.approveReturn('')).toBe(false);
  expect(await first).toBe(true);
  expect(asked[0]).toEqual({ dto: { id: 'r', instructions: null } });
});

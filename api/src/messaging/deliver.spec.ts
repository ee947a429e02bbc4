import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { Delivery } from './deliver.js';
import { UndeliveredError, type Message, type Transport } from './transport.js';
import { withClockMoved } from '../testing/with-clock-moved.js';

const TIMES = { timeoutMs: 50, backoffMs: 1, openMs: 60_000 };
const MESSAGE: Message = { id: 'm-1', to: '+79160000000', subject: '', text: 'слово' };
const silent = { warn: () => undefined, error: () => undefined } as unknown as Logger;

type Answer = 'ok' | 'hangs' | UndeliveredError;

/** Returns a fake provider that gives these answers one after another and then repeats the last one. */
function provider(name: string, ...answers: Answer[]) {
  const send = jest.fn<Transport['send']>(async (_, signal) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === 'hangs')
      await new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('late'))));
    if (answer instanceof UndeliveredError) throw answer;
  });
  return { name, send };
}

const again = new UndeliveredError('HTTP 503', 'again');
const never = new UndeliveredError('no such number', 'never');
const unknown = new UndeliveredError('ECONNRESET', 'unknown');

it('message delivery calls the first provider once if it succeeds', async () => {
  const [first, second] = [provider('a', 'ok'), provider('b', 'ok')];
  expect(await new Delivery([first, second], silent, TIMES).deliver(MESSAGE)).toBe(true);
  expect(first.send).toHaveBeenCalledTimes(1);
  expect(second.send).not.toHaveBeenCalled();
});

it('message delivery retries after a temporary failure', async () => {
  const first = provider('a', again, 'ok');
  expect(await new Delivery([first], silent, TIMES).deliver(MESSAGE)).toBe(true);
  expect(first.send).toHaveBeenCalledTimes(2);
});

it.each([
  ['keeps failing', again, 2],
  ['will not take it', never, 1],
  ['may have taken it, so that asking it again could send it twice', unknown, 1],
  ['does not answer in time', 'hangs' as const, 1],
])('message delivery uses the second provider when the first %s', async (_, answer, tries) => {
  const [first, second] = [provider('a', answer), provider('b', 'ok')];
  expect(await new Delivery([first, second], silent, TIMES).deliver(MESSAGE)).toBe(true);
  expect(first.send).toHaveBeenCalledTimes(tries);
  expect(second.send).toHaveBeenCalledTimes(1);
});

it('message delivery reports an error if no provider works or none is configured', async () => {
  expect(await new Delivery([provider('a', again), provider('b', never)], silent, TIMES).deliver(MESSAGE)).toBe(false);
  expect(await new Delivery([], silent, TIMES).deliver(MESSAGE)).toBe(false);
});

it('message delivery skips a provider for a while after five failures in a row', async () => {
  const [first, second] = [provider('a', again, again, again, again, again, 'ok'), provider('b', 'ok')];
  const delivery = new Delivery([first, second], silent, TIMES);
  for (let n = 0; n < 5; n += 1) await delivery.deliver(MESSAGE);
  expect(first.send).toHaveBeenCalledTimes(5);
  await delivery.deliver(MESSAGE);
  expect(first.send).toHaveBeenCalledTimes(5);
  await withClockMoved(TIMES.openMs, () => delivery.deliver(MESSAGE));
  expect(first.send).toHaveBeenCalledTimes(6);
  expect(second.send).toHaveBeenCalledTimes(6);
});

it('message delivery does not count an undeliverable message as a provider failure', async () => {
  const first = provider('a', never);
  const delivery = new Delivery([first], silent, TIMES);
  for (let n = 0; n < 8; n += 1) await delivery.deliver(MESSAGE);
  expect(first.send).toHaveBeenCalledTimes(8);
});

it('message delivery logs failures without the recipient', async () => {
  const lines: unknown[] = [];
  const log = {
    warn: (line: unknown) => lines.push(line),
    error: (line: unknown) => lines.push(line),
  } as unknown as Logger;
  await new Delivery([provider('a', never)], log, TIMES).deliver(MESSAGE);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('7916');
  expect(JSON.stringify(lines)).not.toContain('слово');
});

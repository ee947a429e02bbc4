import { jest } from '@jest/globals';
import { afterPaint } from './after-paint';

afterEach(() => jest.restoreAllMocks());

it('afterPaint resolves in a separate task after the next animation frame', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await afterPaint().then(() => order.push('after'));
  expect(order).toEqual(['frame', 'after']);
});

it('afterPaint resolves in a tab that is not painted', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await expect(afterPaint()).resolves.toBeUndefined();
});

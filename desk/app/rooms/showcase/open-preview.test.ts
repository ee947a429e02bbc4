import { jest } from '@jest/globals';
import { openPreview } from './open-preview';

const replace = jest.fn();
const close = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  window.open = jest.fn(() => ({ location: { replace }, close, opener: window }) as unknown as Window);
});

it('openPreview opens a tab before the API answers and leads it to the preview', async () => {
  const opened = openPreview(() => Promise.resolve({ data: { url: 'https://shop.example/preview/collections/t' } }));
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  expect(replace).not.toHaveBeenCalled();
  expect(await opened).toBeUndefined();
  expect(replace).toHaveBeenCalledWith('https://shop.example/preview/collections/t');
});

it('openPreview closes the tab and returns the fault when there is no preview', async () => {
  const fault = { code: 'NOT_FOUND', message: '', details: {} };
  expect(await openPreview(() => Promise.resolve({ fault }))).toBe(fault);
  expect(close).toHaveBeenCalled();
});

import { jest } from '@jest/globals';
import type { DeskApi } from '../../../graphql/api';
import { previewHref } from './preview-href';

const api = { ask: () => Promise.resolve({ data: { previewContent: { token: 't.o' } } }) } as unknown as DeskApi;
const asked = jest.fn<typeof fetch>();
const href = () => previewHref(api, { id: 'e', number: 2 }, new AbortController().signal);

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});

it('a draft has an address where the shop answers at that of the desk', async () => {
  asked.mockResolvedValue({ ok: true } as Response);
  expect(await href()).toBe('http://localhost/preview/t.o');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
});

it('a draft has no address where another server answers, or none', async () => {
  asked.mockResolvedValueOnce({ ok: false } as Response).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect([await href(), await href()]).toEqual([undefined, undefined]);
});

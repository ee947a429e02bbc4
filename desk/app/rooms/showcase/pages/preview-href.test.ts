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

it('previewHref returns a URL when the shop answers at the back office’s host', async () => {
  asked.mockResolvedValue({ ok: true } as Response);
  expect(await href()).toBe('http://localhost/preview/t.o');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
});

it('previewHref returns no URL when the shop does not answer at that host', async () => {
  asked.mockResolvedValueOnce({ ok: false } as Response).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect([await href(), await href()]).toEqual([undefined, undefined]);
});

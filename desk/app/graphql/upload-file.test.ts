import type { DeskApi } from './api';
import { uploadFile } from './upload-file';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

let sent: Sent[] = [];
let answer: { status: number; text: string } | 'silence';

class Server {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  private request: Sent = { method: '', url: '', headers: {} };
  open(method: string, url: string) {
    this.request = { method, url, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.request.headers[name] = value;
  }
  send(body: unknown) {
    sent.push({ ...this.request, body });
    this.upload.onprogress?.({ loaded: 3, total: 4 });
    if (answer === 'silence') return this.onerror?.();
    this.status = answer.status;
    this.responseText = answer.text;
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  sent = [];
  answer = { status: 200, text: '{}' };
  globalThis.XMLHttpRequest = Server as unknown as typeof XMLHttpRequest;
});
afterEach(() => (globalThis.XMLHttpRequest = real));

const file = new File(['1234'], 'a.jpg', { type: 'image/jpeg' });
const ticket = (more: object) => ({ data: { createOperatorUpload: { id: 'u', fields: [], ...more } } });

function send(...answers: unknown[]) {
  const asked: unknown[] = [];
  const shares: number[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  const done = uploadFile({ ask } as unknown as DeskApi, {
    file,
    purpose: 'PRODUCT',
    contentType: file.type,
    onProgress: (share) => shares.push(share),
    signal: new AbortController().signal,
  });
  return { done, asked, shares };
}

it('a file is uploaded to the shop’s own server with cookies, and its response is the result', async () => {
  const checked = { id: 'u', state: 'CHECKED', refusal: null, url: 'originals/a.jpg' };
  answer = { status: 200, text: JSON.stringify(checked) };
  const { done, asked, shares } = send(ticket({ method: 'PUT', url: '/uploads/u' }));
  expect(await done).toEqual({ data: { id: 'u', url: 'originals/a.jpg' } });
  expect(asked).toEqual([{ dto: { purpose: 'PRODUCT', fileName: 'a.jpg', contentType: 'image/jpeg', byteSize: 4 } }]);
  expect(sent[0]).toMatchObject({
    ...{ method: 'PUT', url: '/admin/uploads/u', body: new Blob(['1234'], { type: 'image/jpeg' }) },
    headers: { 'content-type': 'image/jpeg', 'x-meet-desk': '1' },
  });
  expect(shares).toEqual([0.75]);
});

it('a file is uploaded to a storage server with the ticket’s fields and checked afterwards', async () => {
  const fields = [{ name: 'key', value: 'quarantine/u' }];
  const checked = { id: 'u', state: 'REFUSED', refusal: 'NOT_A_PICTURE', url: null };
  const { done, asked } = send(ticket({ method: 'POST', url: 'https://storage.example', fields }), {
    data: { completeOperatorUpload: checked },
  });
  expect(await done).toMatchObject({ fault: { code: 'NOT_A_PICTURE', details: { refusal: 'NOT_A_PICTURE' } } });
  expect([...(sent[0]!.body as FormData).keys()]).toEqual(['key', 'file']);
  expect(asked[1]).toEqual({ id: 'u' });
});

it('a refused upload returns the server’s code and message, and no response means a lost connection', async () => {
  answer = { status: 503, text: JSON.stringify({ code: 'OVERLOADED', message: 'Повторите' }) };
  expect(await send(ticket({ method: 'PUT', url: '/uploads/u' })).done).toMatchObject({
    fault: { code: 'OVERLOADED', message: 'Повторите' },
  });
  answer = 'silence';
  expect(await send(ticket({ method: 'PUT', url: '/uploads/u' })).done).toMatchObject({ fault: { code: 'NO_SIGNAL' } });
  const refused = { fault: { code: 'TOO_MANY_REQUESTS', message: '', details: {} } };
  expect(await send(refused).done).toEqual(refused);
});

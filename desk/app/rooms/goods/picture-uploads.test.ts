import type { DeskApi } from '../../graphql/api';
import { PictureUploads } from './picture-uploads';

/** A storage server that takes every file, and an API that says of each what is given by its name. */
function uploadsOf(told: Record<string, object>) {
  const taken: string[] = [];
  const waiting = new Map<string, (answer: object) => void>();
  const names: string[] = [];
  const ask = (_document: string, { dto, id }: { dto?: { fileName: string }; id?: string }) => {
    if (dto) {
      names.push(dto.fileName);
      return Promise.resolve({
        data: { createOperatorUpload: { id: dto.fileName, method: 'POST', url: 'https://storage', fields: [] } },
      });
    }
    return new Promise((resolve) => waiting.set(id!, resolve));
  };
  const uploads = new PictureUploads({ ask } as unknown as DeskApi, ({ url }) => {
    if (taken.includes(url)) return false;
    taken.push(url);
    return true;
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  /** The shop has checked a file. */
  const checked = async (name: string) => {
    waiting.get(name)!({
      data: { completeOperatorUpload: { id: name, state: 'CHECKED', refusal: null, url: null, ...told[name] } },
    });
    await settled();
  };
  return { uploads, taken, names, checked, settled };
}

class StoredAtOnce {
  upload: { onprogress?: (event: object) => void } = {};
  status = 204;
  responseText = '';
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => (globalThis.XMLHttpRequest = StoredAtOnce as unknown as typeof XMLHttpRequest));
afterEach(() => (globalThis.XMLHttpRequest = real));

const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
const statesOf = ({ files: all }: PictureUploads) => all.map(({ file, state }) => `${file.name} ${state}`);

it('pictures are uploaded two at a time and added in the order of their selection', async () => {
  const { uploads, taken, names, checked, settled } = uploadsOf({
    a: { url: '/a' },
    b: { url: '/b' },
    c: { url: '/c' },
  });
  uploads.add(files('a', 'b', 'c'));
  await settled();
  expect([names, statesOf(uploads)]).toEqual([
    ['a', 'b'],
    ['a going', 'b going', 'c waiting'],
  ]);
  expect(uploads.files[0]!.progress).toBe(0.5);
  await checked('b');
  expect([taken, statesOf(uploads)]).toEqual([[], ['a going', 'b sent', 'c going']]);
  await checked('a');
  expect([taken, statesOf(uploads), uploads.isSending]).toEqual([['/a', '/b'], ['c going'], true]);
  await checked('c');
  expect([taken, uploads.files, uploads.isSending]).toEqual([['/a', '/b', '/c'], [], false]);
});

it('a refused picture shows its reason, does not delay others and can be sent again', async () => {
  const told: Record<string, object> = { a: { state: 'REFUSED', refusal: 'NOT_A_PICTURE' }, b: { url: '/b' } };
  const { uploads, taken, checked, settled } = uploadsOf(told);
  uploads.add(files('a', 'b'));
  await settled();
  await checked('a');
  await checked('b');
  expect([taken, uploads.isSending]).toEqual([['/b'], false]);
  expect(uploads.files[0]).toMatchObject({ state: 'failed', failure: { refusal: 'NOT_A_PICTURE' } });
  told['a'] = { url: '/a' };
  uploads.retry(uploads.files[0]!.id);
  await settled();
  await checked('a');
  expect([taken, uploads.files]).toEqual([['/b', '/a'], []]);
});

it('an uploaded picture that the product already has is reported and not added', async () => {
  const { uploads, taken, checked, settled } = uploadsOf({ a: { url: '/a' }, b: { url: '/a' } });
  uploads.add(files('a', 'b'));
  await settled();
  await checked('a');
  await checked('b');
  expect([taken, uploads.files[0]?.failure]).toEqual([['/a'], { refusal: 'ALREADY_THERE' }]);
});

it('an uploaded picture that is cancelled while being sent is not added', async () => {
  const { uploads, taken, checked, settled } = uploadsOf({ a: { url: '/a' } });
  uploads.add(files('a'));
  await settled();
  uploads.cancel(uploads.files[0]!.id);
  await checked('a');
  expect([taken, uploads.files]).toEqual([[], []]);
});

import { PictureUploads } from './picture-uploads';
import type { UploadOutcome } from './upload-picture';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Uploads that end when the test says so. */
function held() {
  const ends: ((outcome: UploadOutcome) => void)[] = [];
  const uploads = new PictureUploads(['a.jpg', 'b.jpg'], 'REVIEW_PHOTO', (_file, _purpose, onProgress) => {
    onProgress(0.5);
    return new Promise((resolve) => ends.push(resolve));
  });
  return { uploads, ends };
}

it('PictureUploads waits for running uploads and returns picture ids in the order chosen', async () => {
  const { uploads, ends } = held();
  uploads.add([file('1.png'), file('2.png')]);
  expect(uploads.photos.map((photo) => ('file' in photo ? photo.progress : photo.src))).toEqual([
    'a.jpg',
    'b.jpg',
    0.475,
    0.475,
  ]);
  const settled = uploads.settle();
  ends[1]!({ id: 'second' });
  ends[0]!({ id: 'first' });
  expect(await settled).toBe(true);
  expect(uploads.uploadIds).toEqual(['first', 'second']);
});

it('PictureUploads is not settled while an upload has failed, until the upload is repeated or removed', async () => {
  const { uploads, ends } = held();
  uploads.add([file('1.png'), file('2.png')]);
  ends[0]!({ fault: 'связь прервалась' });
  ends[1]!({ fault: 'это не фотография' });
  expect(await uploads.settle()).toBe(false);
  expect(uploads.fault).toBe('1.png: связь прервалась');
  uploads.retry('new-1');
  uploads.remove('new-2');
  ends[2]!({ id: 'again' });
  expect(await uploads.settle()).toBe(true);
  expect(uploads.uploadIds).toEqual(['again']);
});

it('PictureUploads offers to send again what may arrive, and only to remove a file that is wrong itself', async () => {
  const { uploads, ends } = held();
  const failed = () => uploads.photos.map((photo) => 'file' in photo && photo.failed);
  uploads.add([file('1.png')]);
  ends[0]!({ fault: 'это не фотография', isFinal: true });
  await uploads.settle();
  expect([uploads.canRetry, failed()]).toEqual([false, [false, false, true]]);
  uploads.add([file('2.png')]);
  ends[1]!({ fault: 'связь прервалась' });
  await uploads.settle();
  expect([uploads.canRetry, failed()]).toEqual([true, [false, false, false, true]]);
});

it('PictureUploads drops a picture removed during its upload, and a stored one', async () => {
  const { uploads, ends } = held();
  uploads.add([file('1.png')]);
  uploads.remove('new-1');
  uploads.remove('a.jpg');
  ends[0]!({ id: 'late' });
  expect(await uploads.settle()).toBe(true);
  expect([uploads.uploadIds, uploads.storedUrls]).toEqual([[], ['b.jpg']]);
});

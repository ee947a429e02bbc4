import { normaliseRecord } from './normalise-record.js';

const read = (...urls: string[]) => {
  const images = urls.map((url) => ({ url }));
  const record = { kind: 'product', source: 't', externalId: 'p', name: 'Кеды', images, items: [] };
  return normaliseRecord(record, 1, { defaultStock: 1 });
};

it('an imported picture with a storage key cannot refer to another location', () => {
  const { record, issues } = read(
    'storage:demo/a.svg',
    'storage:../../secrets.json',
    'storage:/etc/passwd',
    'storage:demo/../a.svg',
    'storage:',
    'https://pictures.example/a.jpg',
  );
  expect(record).toMatchObject({
    images: [{ url: 'storage:demo/a.svg' }, { url: 'https://pictures.example/a.jpg' }],
  });
  expect(issues.map(({ field }) => field)).toEqual(['images.1.url', 'images.2.url', 'images.3.url', 'images.4.url']);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFile(join(root, path), 'utf8');

// The API does not import the kit, so that either can be used without the other. Their sentences are compared here.
it('the page, the e-mails and the SMS of a paid order say the same about delivery', async () => {
  const page = await textOf('ui-kit/src/components/order-status-timeline/order-status.words.ts');
  const letters = await textOf('api/src/orders/news/news-sentences.ts');
  const paid = /PAID_READY_TO_SEND: \{[^}]*next: '(?<abroad>[^']+)',\s*nextFromRussia: '(?<russia>[^']+)'/.exec(page);
  const { abroad, russia } = paid!.groups!;
  expect(letters).toContain(`packing: '${russia}',`);
  expect(letters).toContain(`buying: '${abroad}',`);
});

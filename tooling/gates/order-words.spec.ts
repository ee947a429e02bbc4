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

it('exported lists and the desk call the statuses of orders the same', async () => {
  const named = (source: string) =>
    [...source.matchAll(/ {2}([A-Z_]+): '([^']+)',/g)].map(([, code, name]) => [code, name]);
  const files = named(await textOf('api/src/orders/status-names.ts'));
  const desk = await textOf('desk/app/graphql/order-status-words.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(named(desk).slice(0, files.length)).toEqual(files);
});

import type { DeskApi } from '../../graphql/api';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import { OfferEdits } from './offer-edits';

const row = (more: object = {}) =>
  ({ id: 'a', price: 100_000, stock: 5, reserved: 0, version: 'v1', ...more }) as OfferLineFragment;
const saved = (more: object) => ({ data: { saveProductItem: row(more) } });
const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });

function editsOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const shown: OfferLineFragment[] = [];
  const ask = (_document: string, { dto }: { dto: unknown }) => {
    asked.push(dto);
    return Promise.resolve(answers.shift());
  };
  return { edits: new OfferEdits({ ask } as unknown as DeskApi, (offer) => shown.push(offer)), asked, shown };
}

it('undo of the last price change sends the version that the change returned', async () => {
  const { edits, asked, shown } = editsOf(saved({ price: 90_000, version: 'v2' }), saved({ version: 'v3' }));
  expect(await edits.save(row(), { price: 90_000 })).toBeUndefined();
  expect(edits.last).toMatchObject({ from: { price: 100_000 }, to: { price: 90_000 } });
  expect(await edits.undo()).toMatchObject({ change: { from: { price: 100_000 } } });
  expect(asked[1]).toEqual({ id: 'a', version: 'v2', price: 100_000 });
  expect([shown.map(({ version }) => version), edits.last]).toEqual([['v2', 'v3'], undefined]);
  expect(await edits.undo()).toBeUndefined();
});

it('undo of a price change does not overwrite another operator’s change and shows the current values', async () => {
  const conflict = refused('CONFLICT', { version: 'v9', current: { price: 120_000, stock: 7 } });
  const { edits, shown } = editsOf(saved({ stock: 6, version: 'v2' }), conflict);
  await edits.save(row(), { stock: 6 });
  expect(await edits.undo()).toMatchObject({ refusal: { conflict: { price: 120_000, stock: 7 } } });
  expect([shown.at(-1)?.stock, shown.at(-1)?.version, edits.last]).toEqual([7, 'v9', undefined]);
});

it('undo of a price change can be repeated when the connection was lost', async () => {
  const { edits } = editsOf(saved({ stock: 6, version: 'v2' }), refused('NO_SIGNAL'), saved({ version: 'v3' }));
  await edits.save(row(), { stock: 6 });
  expect(await edits.undo()).toMatchObject({ refusal: { fault: { code: 'NO_SIGNAL' } } });
  expect(await edits.undo()).not.toHaveProperty('refusal');
});

it('a price change that was refused cannot be undone', async () => {
  const { edits } = editsOf(refused('STOCK_BELOW_RESERVED'));
  await edits.save(row(), { stock: 0 });
  expect(await edits.undo()).toBeUndefined();
});

import type { DeskApi } from '../../../graphql/api';
import { findOffers } from './find-offers';

const OFFERS = ['29', '30', '30.5'].map((size) => ({ id: size, productName: 'Кроссовки Гранит', size }));

async function find(text: string) {
  const asked: string[] = [];
  const ask = (_document: string, { search }: { search: string }) => {
    asked.push(search);
    return Promise.resolve({
      data: { offersConnection: { nodes: 'Кроссовки Гранит'.includes(search) ? OFFERS : [] } },
    });
  };
  const found = await findOffers({ ask } as unknown as DeskApi, text, new AbortController().signal);
  return { asked, sizes: found.map(({ size }) => size) };
}

it('findOffers takes the last word for a size when nothing has the whole text in its name', async () => {
  expect(await find('Гранит 30')).toEqual({ asked: ['Гранит 30', 'Гранит'], sizes: ['30'] });
  expect((await find('Гранит 30,5')).sizes).toEqual(['30.5']);
  expect((await find('Гранит 44')).sizes).toEqual([]);
});

it('findOffers asks once when something is found, and when there is a single word', async () => {
  expect(await find('Кроссовки Гранит')).toEqual({ asked: ['Кроссовки Гранит'], sizes: ['29', '30', '30.5'] });
  expect(await find('Скала')).toEqual({ asked: ['Скала'], sizes: [] });
});

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';

const ask = jest.fn((_document: unknown, { productIds }: { productIds: string[] }) =>
  Promise.resolve({
    data: {
      mySizesInStock: productIds.filter((id) => id !== 'sold').map((productId) => ({ productId, size: '42.5' })),
    },
  }),
);
jest.unstable_mockModule('../graphql/ask-in-browser', () => ({ askInBrowser: ask }));
const { SizesInStock } = await import('./sizes-in-stock');
const { OwnSizeMark } = await import('./own-size-mark');

const draws = jest.fn();
function Card({ id }: { id: string }) {
  draws();
  return (
    <li>
      <OwnSizeMark card={{ id, item: null }} />
    </li>
  );
}

function list(ids: string[], session: SessionStore): ReactNode {
  const cards = ids.map((id) => ({ id }));
  return (
    <SessionProvider value={session}>
      <SizesInStock cards={cards}>
        {ids.map((id) => (
          <Card key={id} id={id} />
        ))}
      </SizesInStock>
    </SessionProvider>
  );
}

beforeEach(() => {
  ask.mockClear();
  draws.mockClear();
});

describe('the shopper’s size on cards', () => {
  it('the shopper’s size on cards is requested once for a list and re-renders no card', async () => {
    await act(async () => render(list(['one', 'sold'], new SessionStore('USER'))));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]![1]).toEqual({ productIds: ['one', 'sold'] });
    expect(screen.getAllByText('Ваш размер 42,5 есть')).toHaveLength(1);
    expect(draws).toHaveBeenCalledTimes(2);
  });

  it('the shopper’s size on cards is requested only for newly listed cards, a hundred at a time', async () => {
    const session = new SessionStore('USER');
    const { rerender } = await act(async () => render(list(['one'], session)));
    const more = Array.from({ length: 150 }, (_, n) => `more-${n}`);
    await act(async () => rerender(list(['one', ...more], session)));
    expect(ask.mock.calls.map(([, { productIds }]) => productIds.length)).toEqual([1, 100, 50]);
    expect(screen.getAllByText('Ваш размер 42,5 есть')).toHaveLength(151);
  });

  it('the shopper’s size on cards is not requested for a guest', async () => {
    await act(async () => render(list(['one'], new SessionStore(null))));
    expect(ask).not.toHaveBeenCalled();
  });
});

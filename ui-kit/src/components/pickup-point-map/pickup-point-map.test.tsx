import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { brokenMap, drawnMap, slowMap } from '../../fixtures/drawn-map.js';
import { pickupPoints } from '../../fixtures/pickup-points.js';
import { renderOnServer } from '../../testing/render-on-server.js';
import { clusterPoints, PickupPointMap, type MapProvider, type PickupPointMapProps } from './index.js';

const nothing = () => undefined;

describe('clusterPoints', () => {
  it('clusterPoints joins points that are too close to each other for a finger', () => {
    const points = [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 10, y: 0 },
      { id: 'c', x: 200, y: 0 },
    ];
    expect(clusterPoints(points, 40)).toEqual([
      { x: 5, y: 0, ids: ['a', 'b'] },
      { x: 200, y: 0, ids: ['c'] },
    ]);
  });

  it('clusterPoints neither loses nor duplicates a point of the map', () => {
    const place = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place }), { maxLength: 40 }), (places) => {
        const points = places.map((at, index) => ({ id: String(index), ...at }));
        const ids = clusterPoints(points, 40).flatMap((cluster) => cluster.ids);
        expect([...ids].sort()).toEqual(points.map(({ id }) => id).sort());
      }),
    );
  });
});

function Chosen(props: Partial<PickupPointMapProps>) {
  const [id, setId] = useState<string | null>(null);
  return <PickupPointMap provider={drawnMap} points={pickupPoints} value={id} onValueChange={setId} {...props} />;
}

const map = () => within(screen.getByRole('group', { name: 'Карта пунктов выдачи' }));

it('PickupPointMap selects a point on the map or in the list', async () => {
  render(<Chosen />);
  await userEvent.click(await map().findByRole('button', { name: 'На Чистопольской' }));
  expect(screen.getByRole('button', { name: 'Выбран: На Чистопольской' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать: На Победы' }));
  expect(screen.getByRole('button', { name: 'Выбран: На Победы', pressed: true })).toBeInTheDocument();
});

it('PickupPointMap keeps the focus on a point selected on the map', async () => {
  render(<Chosen />);
  await userEvent.click(await map().findByRole('button', { name: 'На Чистопольской' }));
  expect(map().getByRole('button', { name: 'На Чистопольской' })).toHaveFocus();
});

it('PickupPointMap zooms in when a cluster of points is pressed', async () => {
  render(<Chosen />);
  const [cluster] = await map().findAllByRole('button', { name: /^Пунктов рядом/ });
  await userEvent.click(cluster!);
  expect(map().getByRole('button', { name: 'Весь город' })).toHaveFocus();
});

it('PickupPointMap finds points by address in the list and on the map', async () => {
  render(<Chosen />);
  await userEvent.type(screen.getByRole('searchbox'), 'зорге');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await map().findByRole('button', { name: 'На Рихарда Зорге' })).toBeInTheDocument();
  expect(map().getAllByRole('button')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'ъъъ');
  expect(screen.getByRole('status')).toHaveTextContent('По этому адресу ничего нет');
});

it('PickupPointMap lists five points, then more on request, and always the selected one', async () => {
  const points = Array.from({ length: 30 }, (_, index) => ({
    ...pickupPoints[0],
    id: String(index),
    card: { ...pickupPoints[0].card, name: `Пункт ${index}` },
  }));
  render(<Chosen provider={slowMap} points={points} value="28" />);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Выбран: Пункт 28' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 20' }));
  expect(screen.getAllByRole('article')).toHaveLength(26);
  expect(document.activeElement).toHaveTextContent('Пункт 5');
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 4' }));
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /^Показать ещё/ })).not.toBeInTheDocument();
});

it('PickupPointMap works with its list when the map fails, and can load the map again', async () => {
  let works = false;
  const provider: MapProvider = { load: () => (works ? drawnMap : brokenMap).load() };
  render(<Chosen provider={provider} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Карта не загрузилась');
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать: На Победы' }));
  expect(screen.getByRole('button', { name: 'Выбран: На Победы' })).toBeInTheDocument();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await map().findByRole('button', { name: 'На Чистопольской' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('PickupPointMap treats a map that fails while drawing as a map that failed to load', async () => {
  const provider: MapProvider = {
    load: () =>
      Promise.resolve({
        show: () => {
          throw new Error('No WebGL');
        },
      }),
  };
  render(<Chosen provider={provider} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('PickupPointMap without autoLoad loads the map once on a press and destroys it on unmount', async () => {
  const destroy = jest.fn();
  const load = jest.fn(() => Promise.resolve({ show: () => ({ update: nothing, destroy }) }));
  const { unmount } = render(<Chosen provider={{ load }} autoLoad={false} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Показать карту' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Показать карту' })).not.toBeInTheDocument();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('PickupPointMap shows only the list when no map provider is passed', async () => {
  const points = Array.from({ length: 9 }, (_, index) => ({ ...pickupPoints[0], id: String(index) }));
  const { container } = render(
    <PickupPointMap points={points} value={null} onValueChange={nothing} tools={<button>Рядом со мной</button>} />,
  );
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Рядом со мной' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 3' }));
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(container.querySelectorAll('li')[6]).toHaveFocus();
});

it('PickupPointMap advises another delivery method when there are no points', () => {
  render(<Chosen points={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Выберите доставку курьером');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('PickupPointMap renders the list of points on the server', () => {
  const page = renderOnServer(<Chosen />);
  expect(within(page).getAllByRole('article')).toHaveLength(5);
});

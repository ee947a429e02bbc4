import { Button } from '@meet/ui-kit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnalyticsEvent } from './analytics-event';
import { GoodsList, useCardChosen } from './goods-list';
import { startCounting, stopCounting } from './tell';

const card = (slug: string) => ({ id: `id-${slug}`, slug, name: slug, brands: [{ name: 'Veltrok' }], item: null });
const [one, two, three] = [card('one'), card('two'), card('three')];
const told: AnalyticsEvent[] = [];

function Card({ of }: { of: ReturnType<typeof card> }) {
  return <Button onClick={useCardChosen(of)}>{of.name}</Button>;
}

const list = (cards: readonly ReturnType<typeof card>[]) => (
  <GoodsList name="Новинки" cards={cards}>
    {cards.map((of) => (
      <Card key={of.id} of={of} />
    ))}
  </GoodsList>
);

beforeEach(() => {
  told.length = 0;
  startCounting((event) => told.push(event));
});
afterEach(stopCounting);

it('GoodsList reports each card to analytics once with its position, also when the list grows', () => {
  const page = render(list([one, two]));
  page.rerender(list([one, two, three]));
  expect(told).toEqual([
    {
      name: 'view_item_list',
      list: 'Новинки',
      items: [
        { id: 'one', name: 'one', brand: 'Veltrok', position: 1 },
        { id: 'two', name: 'two', brand: 'Veltrok', position: 2 },
      ],
    },
    { name: 'view_item_list', list: 'Новинки', items: [{ id: 'three', name: 'three', brand: 'Veltrok', position: 3 }] },
  ]);
});

it('GoodsList reports to analytics which card of which list was clicked', async () => {
  render(list([one, two]));
  await userEvent.click(screen.getByText('two'));
  expect(told.at(-1)).toEqual({
    name: 'select_item',
    list: 'Новинки',
    items: [{ id: 'two', name: 'two', brand: 'Veltrok', position: 2 }],
  });
});

it('GoodsList passes the chosen card and its position to onChosen', async () => {
  const chosen: unknown[] = [];
  render(
    <GoodsList name="Найдено" cards={[one, two]} onChosen={({ id }, place) => chosen.push([id, place])}>
      <Card of={two} />
    </GoodsList>,
  );
  await userEvent.click(screen.getByText('two'));
  expect(chosen).toEqual([['id-two', 2]]);
});

it('a product card outside a list reports nothing to analytics when clicked', async () => {
  render(<Card of={one} />);
  await userEvent.click(screen.getByText('one'));
  expect(told).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import { ArrivalsProvider } from '../arrivals/arrivals-context';
import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import { itemOf } from './cart-fixture';
import { PlainRows } from './plain-rows';

const id = '11111111-1111-4111-8111-111111111111';
const kept = { unavailable: [], quote: null };

function show(wanted: number, quantityMax: number, error?: string) {
  const cart = { ...kept, items: [{ ...itemOf(id), quantityMax }], quantities: new Map([[id, wanted]]) };
  render(
    <ArrivalsProvider value={arrivalsFixture()}>
      <PlainRows cart={cart} signedIn={false} error={error} />
    </ArrivalsProvider>,
  );
}
const less = () => screen.queryByRole('button', { name: /^Убрать одну штуку/ });
const more = () => screen.queryByRole('button', { name: /^Добавить одну штуку/ });

it('PlainRows has buttons that submit one unit less and one unit more', () => {
  show(2, 4);
  expect(screen.getByRole('spinbutton', { name: `Сколько: Кеды ${id}` })).toHaveValue('2');
  expect(less()).toHaveAttribute('value', id);
  expect(more()).toHaveAttribute('value', `${id}*3`);
  for (const button of [less(), more()]) expect(button).toMatchObject({ type: 'submit', name: 'quantity' });
});

it('PlainRows limits a quantity to at least one unit and at most what the shop allows', () => {
  show(1, 1);
  expect(more()).not.toBeInTheDocument();
  show(1, 2);
  expect(less()).toBeDisabled();
  expect(more()).toBeEnabled();
});

it('PlainRows says when fewer units are available, and shows that number', () => {
  show(5, 3);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');
  expect(screen.getByText('Не больше 3 шт.')).toBeInTheDocument();
  expect(more()).toBeDisabled();
});

it('PlainRows shows why the last change was refused', () => {
  show(1, 2, 'Столько штук сейчас нет');
  expect(screen.getByRole('alert')).toHaveTextContent('Столько штук сейчас нет');
});

it('PlainRows shows the delivery day of a cart line', () => {
  show(1, 1);
  expect(screen.getByText(/Придёт в\s+понедельник, 30\s+ноября/)).toBeInTheDocument();
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { en } from '../../locale/en.js';
import { renderOnServer } from '../../testing/render-on-server.js';
import { BarChart, LineChart, Sparkline, type ChartProps } from './index.js';

const chart: ChartProps = {
  label: 'Выручка по дням',
  categories: ['2026-11-22', '2026-11-23', '2026-11-24'],
  daily: true,
  format: 'money',
  series: [
    { label: 'Выручка', values: [1_000_000, 0, 1_299_000] },
    { label: 'Неделей раньше', values: [500_000, null, 800_000] },
  ],
};

const drawing = () => screen.getByRole('slider', { name: 'Выручка по дням' });
const read = () => drawing().getAttribute('aria-valuetext')?.replace(/\s/g, ' ');

it('BarChart reads out the newest numbers, and the others by arrow keys', async () => {
  render(<BarChart {...chart} />);
  await userEvent.tab();
  expect(drawing()).toHaveFocus();
  expect(read()).toBe('24 ноября: Выручка 12 990 ₽, Неделей раньше 8 000 ₽');
  await userEvent.keyboard('{ArrowLeft}');
  expect(read()).toBe('23 ноября: Выручка 0 ₽, Неделей раньше нет данных');
  await userEvent.keyboard('{Home}');
  expect(read()).toMatch(/^22 ноября/);
  await userEvent.keyboard('{ArrowDown}{PageUp}');
  expect(drawing()).toHaveAttribute('aria-valuenow', '3');
});

it('BarChart moves ahead by the left arrow right to left', async () => {
  render(
    <div dir="rtl">
      <BarChart {...chart} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(drawing()).toHaveAttribute('aria-valuenow', '2');
});

it('BarChart shows the numbers under the pointer, and none when it has left', () => {
  render(<BarChart {...chart} table="hidden" />);
  // jsdom has no layout.
  drawing().getBoundingClientRect = () => ({ left: 100, right: 400, width: 300 }) as DOMRect;
  pointAt(390);
  expect(drawing()).toHaveAttribute('aria-valuenow', '3');
  pointAt(110);
  expect(screen.getAllByText(/^10\s000\s₽$/)).toHaveLength(2);
  fireEvent.pointerLeave(drawing());
  expect(screen.getAllByText(/^10\s000\s₽$/)).toHaveLength(1);
});

/** Moves the pointer to a place from the left, which PointerEvent of jsdom does not know. */
const pointAt = (clientX: number) => fireEvent(drawing(), new MouseEvent('pointermove', { bubbles: true, clientX }));

it('BarChart has the same numbers in a table', async () => {
  render(<BarChart {...chart} />);
  await userEvent.click(screen.getByText('Показать числа таблицей'));
  const table = screen.getByRole('table', { name: 'Выручка по дням' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'ВыручкаНеделей раньше',
    '22 ноября10 000 ₽5 000 ₽',
    '23 ноября0 ₽нет данных',
    '24 ноября12 990 ₽8 000 ₽',
  ]);
});

it('BarChart draws a bar for each number that is known and not zero', () => {
  const page = renderOnServer(<BarChart {...chart} series={[chart.series[0]]} />);
  const bars = [...page.querySelectorAll('[role="slider"] rect')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('height')])).toEqual([
    ['6%', '66.667%'],
    ['72.667%', '86.6%'],
  ]);
});

it('LineChart breaks its line where a number is unknown, and shows one alone as a dot', () => {
  const values = [1, 2, null, 4, null];
  const page = renderOnServer(
    <LineChart label="Заказы" categories={['а', 'б', 'в', 'г', 'д']} series={[{ label: 'Заказов', values }]} />,
  );
  expect(page.querySelector('path')).toHaveAttribute('d', 'M10,75L30,50M70,0Z');
  expect(page.querySelectorAll('circle')).toHaveLength(1);
});

it('a chart is complete on the server, without style attributes', () => {
  const page = renderOnServer(<LineChart {...chart} />);
  expect(page.querySelector('path')?.getAttribute('d')).toMatch(/^M16.67,/);
  expect(page.querySelector('table')).toHaveTextContent('12 990 ₽');
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

it('a chart without numbers says so', () => {
  render(<BarChart label="Заказы" categories={[]} series={[{ label: 'Заказов', values: [] }]} />);
  expect(screen.getByText('Чисел пока нет')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('Sparkline says in words where its line ends, and between what it lies', () => {
  const { rerender } = render(<Sparkline label="Заказы за неделю" values={[4, null, 9, 2, 5]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Заказы за неделю: сейчас 5, от 2 до 9');
  rerender(<Sparkline label="Заказы за неделю" values={[]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Заказы за неделю: Чисел пока нет');
});

it('a chart writes days, money and its own words in the language of the page', () => {
  render(
    <LocaleProvider locale="en-US" currency="USD" messages={en}>
      <LineChart {...chart} label="Revenue" />
    </LocaleProvider>,
  );
  const value = screen.getByRole('slider').getAttribute('aria-valuetext')?.replace(/\s/g, ' ');
  expect(value).toMatch(/^November 24: \S+ \$12,990, /);
  expect(screen.getByText('Show the numbers as a table')).toBeVisible();
});

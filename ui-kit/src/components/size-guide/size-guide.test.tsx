import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SizeGuide } from './index.js';

const rows = [
  { eu: '41', uk: '7', us: '8', cm: '26', height: null },
  { eu: '42', uk: '8', us: '9', cm: '26.5', height: null },
];
const nothing = () => undefined;

it('SizeGuide shows named size tables, the fit and how to measure', async () => {
  render(
    <SizeGuide
      open
      onOpenChange={nothing}
      tables={[
        { label: 'Мужская обувь', rows },
        { label: 'Женская обувь', rows },
      ]}
      fit={{ small: 9, true: 1, large: 0 }}
      value="42"
      onValueChange={nothing}
      measuring="Поставьте ногу на лист"
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Какой размер выбрать' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Как сидит',
    'Мужская обувь',
    'Женская обувь',
    'Как измерить',
  ]);
  // A reader hears it once, whatever the number of charts.
  expect(dialog.getByRole('status')).toHaveTextContent('Ваш размер: 42');
  expect(dialog.getByRole('table', { name: 'Женская обувь' })).toBeInTheDocument();
  expect(dialog.getByText('Маломерит: берите на размер больше')).toBeInTheDocument();
});

it.each([
  ['foot', /самого длинного пальца/],
  ['height', /на макушку книгу/],
] as const)('SizeGuide explains how to measure the %s', async (measured, step) => {
  render(<SizeGuide open onOpenChange={nothing} tables={[{ label: 'Обувь', rows }]} measured={measured} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Как измерить' })).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByText(step)).toBeInTheDocument();
});

it('SizeGuide marks the shopper’s own size and reports a newly marked size', async () => {
  const onValueChange = jest.fn();
  const guide = (value?: string) => (
    <SizeGuide
      ownSize="UK 8"
      open
      onOpenChange={nothing}
      tables={[{ label: 'Мужская обувь', rows }]}
      value={value}
      onValueChange={onValueChange}
    />
  );
  const { rerender } = render(guide());
  expect(await screen.findByRole('status')).toHaveTextContent('Отметьте свой размер');
  expect(screen.queryByText('UK 8')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /42/ }));
  expect(onValueChange.mock.calls).toEqual([['42']]);
  rerender(guide('42'));
  expect(screen.getByRole('status')).toHaveTextContent('Ваш размер: 42');
  expect(screen.getByText('UK 8')).toBeInTheDocument();
});

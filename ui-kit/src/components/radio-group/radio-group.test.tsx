import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './index.js';

const options = [
  { value: 'card', label: 'Картой' },
  { value: 'sbp', label: 'По СБП' },
  { value: 'cash', label: 'При получении', disabled: true },
];

it('RadioGroup reports the chosen option', async () => {
  const onChange = jest.fn();
  render(<RadioGroup label="Оплата" options={options} defaultValue="card" onValueChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Картой' })).toBeChecked();
  await userEvent.click(screen.getByText('По СБП'));
  await userEvent.click(screen.getByText('При получении'));
  expect(onChange.mock.calls).toEqual([['sbp']]);
});

it('RadioGroup with a value prop is controlled by its caller', async () => {
  render(<RadioGroup label="Оплата" options={options} value="card" />);
  await userEvent.click(screen.getByText('По СБП'));
  expect(screen.getByRole('radio', { name: 'Картой' })).toBeChecked();
});

it('RadioGroup is described by its error for screen readers', () => {
  render(<RadioGroup label="Оплата" options={options} error="Выберите способ оплаты" />);
  expect(screen.getByRole('group', { name: 'Оплата' })).toHaveAccessibleDescription('Выберите способ оплаты');
});

it('RadioGroup is described by its hint until there is an error', () => {
  const { rerender } = render(<RadioGroup label="Оплата" options={options} hint="Деньги спишем при отправке" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Деньги спишем при отправке');
  rerender(<RadioGroup label="Оплата" options={options} hint="Деньги спишем при отправке" error="Выберите способ" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Выберите способ');
});

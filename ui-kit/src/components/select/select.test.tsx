import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './index.js';

const options = [
  { value: 'pickup', label: 'Пункт выдачи' },
  { value: 'courier', label: 'Курьер' },
  { value: 'post', label: 'Почта', disabled: true },
];

it('Select starts empty, and cannot return to its placeholder when it is required', async () => {
  render(<Select label="Доставка" options={options} placeholder="Выберите" required />);
  const list = screen.getByRole('combobox', { name: 'Доставка' });
  expect(list).toHaveValue('');
  await userEvent.selectOptions(list, 'courier');
  expect(list).toHaveValue('courier');
  expect(screen.getByText('Выберите')).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Почта' })).toBeDisabled();
});

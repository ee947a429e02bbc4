import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CurrencySwitch } from './index.js';

it('CurrencySwitch lists currencies and reports the chosen code', async () => {
  const onValueChange = jest.fn();
  render(<CurrencySwitch currencies={['RUB', 'KZT']} value="RUB" onValueChange={onValueChange} />);
  const list = screen.getByRole('combobox', { name: 'Валюта' });
  expect(list).toHaveValue('RUB');
  expect(screen.getByRole('option', { name: 'RUB — Российский рубль' })).toBeInTheDocument();
  await userEvent.selectOptions(list, 'KZT');
  expect(onValueChange.mock.calls).toEqual([['KZT']]);
});

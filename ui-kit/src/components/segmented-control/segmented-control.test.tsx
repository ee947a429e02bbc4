import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SegmentedControl } from './index.js';

const options = [
  { value: 'women', label: 'Женщинам' },
  { value: 'men', label: 'Мужчинам' },
  { value: 'children', label: 'Детям', disabled: true },
];

it('SegmentedControl is a named group of radio buttons for screen readers', () => {
  render(<SegmentedControl label="Кому" options={options} defaultValue="men" />);
  expect(screen.getByRole('group', { name: 'Кому' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Мужчинам' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Детям' })).toBeDisabled();
});

it('SegmentedControl reports the chosen value and keeps showing the value of its caller', async () => {
  const onValueChange = jest.fn();
  render(<SegmentedControl label="Кому" options={options} value="men" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('Женщинам'));
  expect(onValueChange.mock.calls).toEqual([['women']]);
  expect(screen.getByRole('radio', { name: 'Мужчинам' })).toBeChecked();
});

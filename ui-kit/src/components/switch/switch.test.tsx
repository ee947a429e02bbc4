import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Switch } from './index.js';

it('Switch is toggled by its label and by keyboard', async () => {
  render(<Switch label="Письма о скидках" />);
  const control = screen.getByRole('switch', { name: 'Письма о скидках' });
  await userEvent.click(screen.getByText('Письма о скидках'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});

it('Switch is described by its hint, or by its error when there is one', () => {
  const { rerender } = render(<Switch label="Письма о скидках" hint="Не чаще раза в неделю" />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Не чаще раза в неделю');
  rerender(<Switch label="Письма о скидках" hint="Не чаще раза в неделю" error="Не сохранилось" />);
  expect(screen.getByRole('switch')).toBeInvalid();
  expect(screen.getByRole('switch', { name: 'Письма о скидках' })).toHaveAccessibleDescription('Не сохранилось');
});

it('Switch reports its new value when it is clicked', async () => {
  const onCheckedChange = jest.fn();
  render(<Switch label="Письма о скидках" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('switch'));
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

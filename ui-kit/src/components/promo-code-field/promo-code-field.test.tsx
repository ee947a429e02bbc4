import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PromoCodeField } from './index.js';

const nothing = () => undefined;

it('applies what was typed, by the button and by Enter, and never an empty code', async () => {
  const onApply = jest.fn();
  render(<PromoCodeField state="idle" onApply={onApply} onReset={nothing} />);
  expect(screen.getByRole('button', { name: 'Применить' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Промокод' }), ' MEET10 {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(onApply.mock.calls).toEqual([['MEET10'], ['MEET10']]);
});

it('is emptied and reset by the first edit after an answer', async () => {
  const onReset = jest.fn();
  render(<PromoCodeField state="error" defaultCode="MEET11" onApply={nothing} onReset={onReset} />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Промокод не найден');
  await userEvent.type(field, '2');
  expect(field).toHaveValue('');
  expect(onReset).toHaveBeenCalledTimes(1);
});

it('says that the code holds', () => {
  render(<PromoCodeField state="success" defaultCode="MEET10" onApply={nothing} onReset={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Промокод применён');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('does not ask twice while it waits', async () => {
  const onApply = jest.fn();
  render(<PromoCodeField state="idle" loading defaultCode="MEET10" onApply={onApply} onReset={nothing} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onApply).not.toHaveBeenCalled();
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { editedCode } from './edited-code.js';
import { PromoCodeField } from './index.js';

const nothing = () => undefined;

it('PromoCodeField submits a typed code by the button or Enter, and never an empty code', async () => {
  const onSubmit = jest.fn();
  render(<PromoCodeField state="idle" onSubmit={onSubmit} onReset={nothing} />);
  expect(screen.getByRole('button', { name: 'Применить' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Промокод' }), ' MEET10 {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(onSubmit.mock.calls).toEqual([['MEET10'], ['MEET10']]);
});

it('PromoCodeField clears the code and calls onReset at the first edit after an answer', async () => {
  const onReset = jest.fn();
  render(<PromoCodeField state="error" defaultCode="MEET11" onSubmit={nothing} onReset={onReset} />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Промокод не найден');
  await userEvent.type(field, '2');
  expect(field).toHaveValue('');
  expect(onReset).toHaveBeenCalledTimes(1);
});

it.each(['error', 'success'] as const)(
  'PromoCodeField keeps a code pasted over an already checked code (%s)',
  async (state) => {
    const onReset = jest.fn();
    render(<PromoCodeField state={state} defaultCode="MEET11" onSubmit={nothing} onReset={onReset} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.select();
    await userEvent.paste('MEET10');
    expect(field).toHaveValue('MEET10');
    expect(onReset).toHaveBeenCalledTimes(1);
  },
);

it('PromoCodeField keeps only the pasted code when it is pasted next to an already checked code', async () => {
  render(<PromoCodeField state="error" defaultCode="MEET11" onSubmit={nothing} onReset={nothing} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('MEET10');
  expect(screen.getByRole('textbox')).toHaveValue('MEET10');
});

it.each([
  ['MEET10', 'insertText', 'MEET10', 'MEET10'],
  ['M', 'insertText', 'M', 'M'],
  ['MEET1', 'deleteContentBackward', null, ''],
  ['MEET112', 'insertText', '2', ''],
  // A phone tells of the whole word that is being typed.
  ['MEET112', 'insertCompositionText', 'MEET112', ''],
  // A password manager tells nothing.
  ['MEET10', undefined, null, 'MEET10'],
])(
  'editedCode turns the code «MEET11», changed to %s by the input %s of %s, into %j',
  (after, inputType, data, left) => {
    expect(editedCode('MEET11', after, { inputType, data } as InputEvent)).toBe(left);
  },
);

it('PromoCodeField announces that the promo code is applied after success', () => {
  render(<PromoCodeField state="success" defaultCode="MEET10" onSubmit={nothing} onReset={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Промокод применён');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('PromoCodeField does not submit the code again while loading', async () => {
  const onSubmit = jest.fn();
  render(<PromoCodeField state="idle" loading defaultCode="MEET10" onSubmit={onSubmit} onReset={nothing} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CodeInput } from './index.js';

const setup = () => {
  const onComplete = jest.fn();
  const { container } = render(<CodeInput label="Код из сообщения" onComplete={onComplete} />);
  const boxes = () => [...container.querySelectorAll('span[aria-hidden]')].map((box) => box.textContent);
  return { onComplete, boxes, field: screen.getByRole('textbox', { name: 'Код из сообщения' }) };
};

it('CodeInput accepts digits only and calls onComplete after the last digit', async () => {
  const { field, boxes, onComplete } = setup();
  await userEvent.type(field, '1а2-3');
  expect(boxes()).toEqual(['1', '2', '3', '']);
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field, '45');
  expect(boxes()).toEqual(['1', '2', '3', '4']);
  expect(onComplete.mock.calls).toEqual([['1234']]);
});

it('CodeInput spreads a pasted code over its boxes', async () => {
  const { field, boxes, onComplete } = setup();
  await userEvent.click(field);
  await userEvent.paste('Ваш код: 12 34');
  expect(boxes()).toEqual(['1', '2', '3', '4']);
  expect(onComplete).toHaveBeenCalledWith('1234');
});

it('CodeInput lets the phone fill in a code from a message', () => {
  const { field } = setup();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

it('CodeInput removes one digit on Backspace', async () => {
  const { field, boxes } = setup();
  await userEvent.type(field, '12{Backspace}');
  expect(boxes()).toEqual(['1', '', '', '']);
});

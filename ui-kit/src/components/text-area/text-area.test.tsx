import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextArea } from './index.js';

it('TextArea counts the remaining characters in the last fifth of the maximum length', async () => {
  render(<TextArea label="Отзыв" maxLength={10} />);
  const field = screen.getByRole('textbox', { name: 'Отзыв' });
  await userEvent.type(field, '1234567');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(field, '89');
  expect(screen.getByRole('status')).toHaveTextContent('Остался 1 знак');
});

it('TextArea describes the field by its error for screen readers', () => {
  render(<TextArea label="Отзыв" error="Напишите хотя бы десять знаков" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Напишите хотя бы десять знаков');
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './index.js';

it('PasswordField shows and hides the typed password and keeps the value', async () => {
  render(<PasswordField label="Пароль" />);
  const field = screen.getByLabelText('Пароль');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(field, 'Тайна1');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Тайна1');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('PasswordField does not submit the form when the button shows the password', async () => {
  let sent = 0;
  render(
    <form onSubmit={() => (sent += 1)}>
      <PasswordField label="Пароль" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toBe(0);
});

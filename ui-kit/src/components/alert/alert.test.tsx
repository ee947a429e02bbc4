import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Alert } from './index.js';

it('Alert names its tone in words, not by colour alone', () => {
  render(<Alert tone="error">Оплата не прошла</Alert>);
  expect(screen.getByText('Ошибка')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('Alert is announced to screen readers only when live, and an error assertively', () => {
  const { rerender } = render(
    <Alert live tone="success">
      Адрес сохранён
    </Alert>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Адрес сохранён');
  rerender(
    <Alert live tone="error">
      Адрес не сохранён
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Адрес не сохранён');
});

it('Alert has a close button when onRemove is passed', async () => {
  const onRemove = jest.fn();
  const { rerender } = render(<Alert onRemove={onRemove}>Доставка задержится</Alert>);
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть сообщение' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  rerender(<Alert>Доставка задержится</Alert>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AnnouncementBar } from './index.js';

it('AnnouncementBar is a named landmark with a link', () => {
  render(<AnnouncementBar href="/delivery">Доставляем бесплатно от 15 000 ₽</AnnouncementBar>);
  expect(screen.getByRole('complementary', { name: 'Объявление' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Доставляем бесплатно/ })).toHaveAttribute('href', '/delivery');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('AnnouncementBar is dark in both themes when it informs', () => {
  const { rerender } = render(<AnnouncementBar>Доставляем бесплатно</AnnouncementBar>);
  expect(screen.getByRole('complementary')).toHaveAttribute('data-theme', 'light');
  rerender(<AnnouncementBar tone="sale">Скидки до 50 %</AnnouncementBar>);
  expect(screen.getByRole('complementary')).not.toHaveAttribute('data-theme');
});

it('AnnouncementBar calls onRemove when closed', async () => {
  const onRemove = jest.fn();
  render(<AnnouncementBar onRemove={onRemove}>Доставляем бесплатно</AnnouncementBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть объявление' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import { ErrorPage } from './index.js';

describe('ErrorPage', () => {
  it('has the words of the specification', () => {
    const { unmount } = render(<ErrorPage kind="not-found" href="/catalog" />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText('Страница не найдена. Давайте вернёмся в каталог и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    unmount();
    render(<ErrorPage kind="no-signal" href="/product/a" />);
    expect(screen.getByRole('heading', { level: 1, name: 'NO SIGNAL' })).toBeInTheDocument();
    expect(screen.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toHaveAttribute('href', '/product/a');
  });
});

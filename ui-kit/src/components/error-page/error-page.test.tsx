import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { ErrorPage } from './index.js';

describe('ErrorPage', () => {
  it('ErrorPage has the texts of the specification', () => {
    const { unmount } = render(<ErrorPage kind="not-found" href="/catalog" />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText('Страница не найдена. Давайте вернёмся в каталог и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    unmount();
    render(<ErrorPage kind="no-signal" href="/product/a" />);
    expect(screen.getByRole('heading', { level: 1, name: 'NO SIGNAL' })).toBeInTheDocument();
    expect(screen.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toHaveAttribute('href', '/product/a');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('ErrorPage leaves reloading to onReload and announces the note', async () => {
    const onReload = jest.fn((event: MouseEvent) => event.preventDefault());
    const page = (note?: string) => <ErrorPage kind="no-signal" href="/a" onReload={onReload} note={note} />;
    const { rerender } = render(page());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('link', { name: 'Обновить страницу' }));
    expect(onReload).toHaveBeenCalledTimes(1);
    rerender(page('Связи пока нет'));
    expect(screen.getByRole('status')).toHaveTextContent('Связи пока нет');
  });

  it('ErrorPage shows the reference code of a failure', () => {
    const { rerender } = render(<ErrorPage kind="no-signal" href="/a" reference="0190f7a2-1111" />);
    expect(screen.getByText('Код обращения:', { exact: false })).toHaveTextContent('Код обращения: 0190f7a2-1111');
    rerender(<ErrorPage kind="no-signal" href="/a" />);
    expect(screen.queryByText('Код обращения:', { exact: false })).not.toBeInTheDocument();
  });
});

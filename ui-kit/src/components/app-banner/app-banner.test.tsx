import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppBanner } from './index.js';

const banner = { title: 'Meet в телефоне', children: <a href="/app">App Store</a> };

describe('AppBanner', () => {
  it('AppBanner is a named landmark and calls onRemove when closed', async () => {
    const onRemove = jest.fn();
    render(<AppBanner {...banner} onRemove={onRemove} />);
    expect(screen.getByRole('complementary', { name: 'Meet в телефоне' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'App Store' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('AppBanner has no close button without onRemove', () => {
    render(<AppBanner {...banner} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

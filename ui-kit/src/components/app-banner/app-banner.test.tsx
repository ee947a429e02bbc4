import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppBanner } from './index.js';

const banner = { title: 'Meet в телефоне', children: <a href="/app">App Store</a> };

describe('AppBanner', () => {
  it('AppBanner is a named landmark and calls onDismiss when closed', async () => {
    const onDismiss = jest.fn();
    render(<AppBanner {...banner} onDismiss={onDismiss} />);
    expect(screen.getByRole('complementary', { name: 'Meet в телефоне' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'App Store' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('AppBanner has no close button without onDismiss', () => {
    render(<AppBanner {...banner} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Footer } from './index.js';

const columns = [{ label: 'Помощь', links: [{ label: 'Доставка', href: '/delivery' }] }];

it('Footer has a button for each column that has the column’s title and says whether it is expanded', async () => {
  render(<Footer columns={columns} legal="© Meet" />);
  const fold = screen.getByRole('button', { name: 'Помощь', hidden: true });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(fold.getAttribute('aria-controls')!)).toContainElement(
    screen.getByRole('link', { name: 'Доставка' }),
  );
  await userEvent.setup({ pointerEventsCheck: 0 }).click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

it('Footer shows social links only when they are passed', () => {
  const { rerender } = render(<Footer columns={columns} legal="© Meet" />);
  expect(screen.queryByRole('list', { name: 'Мы в соцсетях' })).not.toBeInTheDocument();
  rerender(<Footer columns={columns} legal="© Meet" social={[{ label: 'Telegram', href: 'https://t.me/meet' }]} />);
  const social = within(screen.getByRole('list', { name: 'Мы в соцсетях' }));
  expect(social.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/meet');
});

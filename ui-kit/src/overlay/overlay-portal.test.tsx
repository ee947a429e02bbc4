import { render, screen, waitFor } from '@testing-library/react';
import { renderOnServer } from '../testing/render-on-server.js';
import { OverlayPortal } from './overlay-portal.js';

const opened = (props: object = {}) => (
  <div {...props}>
    <section data-density="compact">
      <OverlayPortal>
        <p>Код</p>
      </OverlayPortal>
    </section>
  </div>
);

const surroundings = () => screen.getByText('Код').parentElement!;

it('has the theme, density, direction and language of where it was opened, also when they change', async () => {
  const { rerender } = render(opened({ 'data-theme': 'dark', dir: 'rtl', lang: 'ar' }));
  expect(surroundings().parentElement).toBe(document.body);
  expect(surroundings()).toHaveAttribute('data-theme', 'dark');
  expect(surroundings()).toHaveAttribute('data-density', 'compact');
  expect(surroundings()).toHaveAttribute('dir', 'rtl');
  expect(surroundings()).toHaveAttribute('lang', 'ar');
  rerender(opened({ 'data-theme': 'light' }));
  await waitFor(() => expect(surroundings()).toHaveAttribute('data-theme', 'light'));
  expect(surroundings()).not.toHaveAttribute('dir');
});

it('copies nothing from the page itself, which it is in', () => {
  document.documentElement.dataset['theme'] = 'dark';
  render(opened());
  expect(surroundings()).not.toHaveAttribute('data-theme');
  delete document.documentElement.dataset['theme'];
});

it('leaves the server with nothing', () => {
  expect(renderOnServer(opened()).textContent).toBe('');
});

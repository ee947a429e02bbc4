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

it('OverlayPortal copies theme, density, direction and language of its surroundings, also when they change', async () => {
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

it('OverlayPortal copies no attributes of the page itself', () => {
  document.documentElement.dataset['theme'] = 'dark';
  render(opened());
  expect(surroundings()).not.toHaveAttribute('data-theme');
  delete document.documentElement.dataset['theme'];
});

it('OverlayPortal renders nothing on the server', () => {
  expect(renderOnServer(opened()).textContent).toBe('');
});

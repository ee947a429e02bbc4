import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import MobileAppBanner from './mobile-app-banner';

const apps = { appStore: 'https://apple.example', googlePlay: null, rustore: 'https://rustore.example' };
const draw = () => render(<MobileAppBanner apps={apps} />);

it('the app banner links the configured stores and stays hidden after it is closed', async () => {
  const first = draw();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://apple.example',
    'https://rustore.example',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(localStorage.getItem('banner-closed')).toBe('true');
  first.unmount();
  draw();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

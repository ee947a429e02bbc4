import { render, screen } from '@testing-library/react';
import { StoreBadge } from './index.js';

it.each([
  ['app-store', 'Загрузите в App Store'],
  ['google-play', 'Доступно в Google Play'],
  ['rustore', 'Скачайте из RuStore'],
] as const)('StoreBadge of %s is named «%s»', (store, name) => {
  render(<StoreBadge store={store} href="https://store.example/app" />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://store.example/app');
});

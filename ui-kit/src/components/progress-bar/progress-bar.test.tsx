import { render, screen } from '@testing-library/react';
import { ProgressBar } from './index.js';

it('ProgressBar shows its value and maximum to screen readers', () => {
  render(<ProgressBar label="До бесплатной доставки 2 010 ₽" value={5990} max={8000} />);
  const bar = screen.getByRole('progressbar', { name: 'До бесплатной доставки 2 010 ₽' });
  expect(bar).toHaveAttribute('value', '5990');
  expect(bar).toHaveAttribute('max', '8000');
});

it('ProgressBar has no value attribute while the progress is unknown', () => {
  render(<ProgressBar label="Загружаем фотографии" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

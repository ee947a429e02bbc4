import { render, screen } from '@testing-library/react';
import { Spinner } from './index.js';

it('Spinner names what is being waited for', () => {
  render(<Spinner label="Считаем доставку" />);
  expect(screen.getByRole('status')).toHaveTextContent('Считаем доставку');
});

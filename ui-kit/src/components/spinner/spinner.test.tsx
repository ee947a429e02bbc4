import { render, screen } from '@testing-library/react';
import { Spinner } from './index.js';

it('Spinner announces the label of what is loading', () => {
  render(<Spinner label="Считаем доставку" />);
  expect(screen.getByRole('status')).toHaveTextContent('Считаем доставку');
});

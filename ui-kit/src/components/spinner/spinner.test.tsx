import { render, screen } from '@testing-library/react';
import { keepsTheContract } from '../../testing/contract.js';
import { Spinner } from './index.js';

keepsTheContract('Spinner', (props) => <Spinner {...props} />);

it('says what is being waited for', () => {
  render(<Spinner label="Считаем доставку" />);
  expect(screen.getByRole('status')).toHaveTextContent('Считаем доставку');
});

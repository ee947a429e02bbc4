import { render, screen } from '@testing-library/react';
import { Split } from './index.js';

it('Split puts its main part before the aside in reading order', () => {
  render(<Split aside={<p>Итого</p>}>Товары</Split>);
  expect(screen.getByText('Товары').compareDocumentPosition(screen.getByText('Итого'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

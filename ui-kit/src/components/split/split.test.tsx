import { render, screen } from '@testing-library/react';
import { Split } from './index.js';

it('reads the main part first', () => {
  render(<Split aside={<p>Итого</p>}>Товары</Split>);
  expect(screen.getByText('Товары').compareDocumentPosition(screen.getByText('Итого'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

import { render, screen } from '@testing-library/react';
import { BuyBar } from './index.js';

it('BuyBar renders its summary before the button', () => {
  render(
    <BuyBar summary="12 990 ₽">
      <button>В корзину</button>
    </BuyBar>,
  );
  const summary = screen.getByText('12 990 ₽');
  const button = screen.getByRole('button', { name: 'В корзину' });
  expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

import { render, screen } from '@testing-library/react';
import { KnownStyles, stylesOf } from '../../testing/known-styles.js';
import { ColourDot, ColourSwatches } from './index.js';

describe('ColourSwatches', () => {
  it('ColourSwatches is one picture whose name lists the colours and counts the others', () => {
    const colours = ['Белый', 'Чёрный', 'Синий'].map((name) => ({ name, hex: '#000' }));
    render(<ColourSwatches colours={colours} limit={2} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Цвета: Белый, Чёрный, ещё 1');
    expect(screen.getByText('+1')).toHaveAttribute('title', 'Синий');
  });

  it('ColourDot accepts one CSS colour, and no value that ends its style rule', () => {
    render(<ColourDot hex="#b4472e" data-testid="brick" />, { wrapper: KnownStyles });
    render(<ColourDot hex="red; position: fixed" data-testid="harmful" />, { wrapper: KnownStyles });
    expect(stylesOf(screen.getByTestId('brick'))).toContain('background:#b4472e');
    expect(stylesOf(screen.getByTestId('harmful'))).not.toContain('fixed');
  });
});

import { render, screen } from '@testing-library/react';
import { ColourwayLinks } from './index.js';

describe('ColourwayLinks', () => {
  it('ColourwayLinks links the other colourways, and marks the current and the sold-out ones', () => {
    render(
      <ColourwayLinks
        colourways={[
          { id: '1', name: 'Белый', picture: 'white.svg' },
          { id: '2', name: 'Чёрный', picture: 'black.svg', href: '/product/black' },
          { id: '3', name: 'Синий', picture: null, href: '/product/blue', soldOut: true },
        ]}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Чёрный' })).toHaveAttribute('href', '/product/black');
    expect(screen.getByRole('link', { name: 'Синий, нет в наличии' })).toHaveAttribute('href', '/product/blue');
    expect(screen.getByRole('img', { name: 'Белый' }).closest('[aria-current="page"]')).not.toBeNull();
  });
});

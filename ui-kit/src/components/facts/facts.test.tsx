import { render, screen } from '@testing-library/react';
import { Facts } from './index.js';

describe('Facts', () => {
  it('pairs every name with its value', () => {
    render(
      <Facts
        facts={[
          { name: 'Подошва', value: 'Резина' },
          { name: 'Уход', value: 'Щётка' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Подошва', 'Уход']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Резина', 'Щётка']);
  });

  it('is red for what is saved on a price and for nothing else', () => {
    render(
      <Facts
        layout="sums"
        facts={[
          { name: 'Скидка', value: '−300 ₽', reduced: true },
          { name: 'Цена по карте', value: '900 ₽' },
        ]}
      />,
    );
    const [saved, byCard] = screen.getAllByRole('definition');
    expect(saved).toHaveStyle({ color: 'var(--meet-color-price)' });
    expect(byCard).not.toHaveStyle({ color: 'var(--meet-color-price)' });
  });
});

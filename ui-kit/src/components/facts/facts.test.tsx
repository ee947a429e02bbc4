import { render, screen } from '@testing-library/react';
import { Facts } from './index.js';

describe('Facts', () => {
  it('Facts pairs each fact’s name with its value', () => {
    render(
      <Facts
        facts={[
          { label: 'Подошва', value: 'Резина' },
          { label: 'Уход', value: 'Щётка' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Подошва', 'Уход']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Резина', 'Щётка']);
  });
});

import { render, screen } from '@testing-library/react';
import { Carousel, ProductGrid, Rail } from '../index.js';

describe.each([
  ['ProductGrid', ProductGrid],
  ['Rail', Rail],
  ['Carousel', (props: object) => <Carousel label="Goods" {...props} />],
])('%s', (_name, Part) => {
  it('puts each child into an item, and keeps an item of the caller', () => {
    const { container } = render(
      <Part>
        <p>First</p>
        <li className="mine">Second</li>
        {['Third', 'Fourth'].map((name) => (
          <p key={name}>{name}</p>
        ))}
        Fifth
      </Part>,
    );
    const items = [...container.querySelectorAll('ul > li')];
    expect(items.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth']);
    expect(container.querySelector('li li')).toBeNull();
    expect(screen.getByText('Second')).toHaveClass('mine');
  });

  it('has no empty item for a child that is not drawn', () => {
    const { container } = render(
      <Part>
        {null}
        {false}
        <p>First</p>
      </Part>,
    );
    expect(container.querySelectorAll('ul > li')).toHaveLength(1);
  });
});

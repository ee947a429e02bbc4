import { render, screen } from '@testing-library/react';
import { Carousel, ProductGrid, Rail } from '../index.js';

describe.each([
  ['ProductGrid', ProductGrid],
  ['Rail', Rail],
  ['Carousel', (props: object) => <Carousel label="Goods" {...props} />],
])('%s', (_name, Part) => {
  it('a list component wraps each child in a list item, and keeps a list item of the caller', () => {
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

  it('a list component renders no empty item for a child that renders nothing', () => {
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

import { render, screen } from '@testing-library/react';
import { Banner } from './index.js';

it('Banner is one link over its whole area, named by its title', () => {
  render(<Banner title="Сезон" description="До конца недели" poster="a.svg" href="/catalog" />);
  expect(screen.getByRole('link', { name: 'Сезон' })).toHaveAttribute('href', '/catalog');
});

it('Banner is no link without href, and has a dark picture only when one is passed', () => {
  const { container, rerender } = render(<Banner title="Сезон" poster="a.svg" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelectorAll('img')).toHaveLength(1);
  rerender(<Banner title="Сезон" poster="a.svg" narrowPoster="b.svg" />);
  expect(container.querySelectorAll('img')).toHaveLength(2);
  rerender(<Banner title="Сезон" poster="a.svg" darkPoster="c.svg" />);
  expect([...container.querySelectorAll('img')].map(({ src }) => src.slice(-5))).toEqual(['a.svg', 'c.svg']);
});

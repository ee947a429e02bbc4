import { render, screen } from '@testing-library/react';
import { LinkProvider } from '../link/index.js';
import { CategoryMenu } from './index.js';

const menu = [
  { slug: 'sneakers', label: 'Кроссовки', href: '/catalog/any/sneakers' },
  { slug: 'meet-price', label: 'Лучшая цена', href: '/catalog/any/meet-price' },
];

describe('links', () => {
  it('CategoryMenu renders its links with the application’s link component', () => {
    render(
      <LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
        <CategoryMenu items={menu} activeSlug="sneakers" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Кроссовки' })).toHaveAttribute('href', '/ru/catalog/any/sneakers');
    expect(screen.getByRole('link', { name: 'Кроссовки' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Лучшая цена' })).not.toHaveAttribute('aria-current');
  });
});

import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MobileMenu, mobileMenuItems } from './index.js';

const menu = [
  { slug: 'sneakers', label: 'Кроссовки', href: '/catalog/any/sneakers' },
  { slug: 'meet-price', label: 'Лучшая цена', href: '/catalog/any/meet-price' },
];

describe('mobileMenuItems', () => {
  it('mobileMenuItems leaves out the search and entries without a slug', () => {
    const items = [...menu, { slug: 'search', label: 'Поиск', href: '/' }, { slug: '', label: 'Пусто', href: '/' }];
    expect(mobileMenuItems(items)).toEqual(menu);
  });
});

describe('MobileMenu', () => {
  const levels = [
    menu[0]!,
    {
      slug: 'clothes',
      label: 'Одежда',
      href: '/catalog/any/clothes',
      groups: [
        {
          label: 'Толстовки',
          href: '/catalog/clothes/hoodies',
          links: [{ label: 'Худи', href: '/catalog/clothes/hoodies/h' }],
        },
      ],
    },
    {
      slug: 'brands',
      label: 'Бренды',
      href: '/brands',
      all: 'Все бренды',
      brands: [{ label: 'Aura', href: '/brands/aura' }],
    },
  ];
  const section = (name: string) => within(screen.getByText(name).closest('details')!);
  const draw = async (activeSlug?: string) => {
    render(
      <MobileMenu open onOpenChange={() => undefined} items={levels} activeSlug={activeSlug}>
        Помощь
      </MobileMenu>,
    );
    // Lets the drawer finish its first step.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  };

  it('MobileMenu expands a category in place with a link to the whole category, its groups and their links', async () => {
    await draw();
    expect(screen.getByRole('link', { name: 'Кроссовки' })).toHaveAttribute('href', '/catalog/any/sneakers');
    const clothes = section('Одежда');
    expect(screen.getByText('Одежда').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Одежда'));
    expect(clothes.getByRole('link', { name: 'Всё в разделе «Одежда»' })).toHaveAttribute(
      'href',
      '/catalog/any/clothes',
    );
    expect(clothes.getByRole('link', { name: 'Толстовки' })).toHaveAttribute('href', '/catalog/clothes/hoodies');
    expect(clothes.getByRole('link', { name: 'Худи' })).toBeInTheDocument();
    expect(section('Бренды').getByRole('link', { name: 'Все бренды' })).toHaveAttribute('href', '/brands');
    expect(screen.getByText('Помощь')).toBeInTheDocument();
  });

  it('MobileMenu expands the section of the current page and no other section', async () => {
    await draw('clothes');
    expect(screen.getByText('Одежда').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Бренды').closest('details')).not.toHaveAttribute('open');
  });
});

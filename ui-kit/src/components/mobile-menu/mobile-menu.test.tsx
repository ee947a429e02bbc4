import { mobileMenuItems } from './index.js';

const menu = [
  { slug: 'sneakers', name: 'Кроссовки', href: '/catalog/any/sneakers' },
  { slug: 'meet-price', name: 'Лучшая цена', href: '/catalog/any/meet-price' },
];

describe('mobileMenuItems', () => {
  it('leaves out the search and entries without an address', () => {
    const items = [...menu, { slug: 'search', name: 'Поиск', href: '/' }, { slug: '', name: 'Пусто', href: '/' }];
    expect(mobileMenuItems(items)).toEqual(menu);
  });
});

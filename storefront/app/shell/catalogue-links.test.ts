import { activeDirectory, footerLinks, menuItems } from './catalogue-links';
import { imageProxyLoader } from './image-loader';

const directories = [
  { slug: 'sale', name: 'Скидки', position: 2, href: null },
  { slug: 'search', name: 'Поиск', position: 1, href: null },
  { slug: 'sneakers', name: 'Кроссовки', position: 0, href: null },
  { slug: 'winter', name: 'Зима', position: 3, href: '/collections/winter?from=menu' },
];

describe('links to the catalogue', () => {
  it('menu entries lead through /catalog/any and footer links straight to their section, both in order', () => {
    expect(menuItems(directories).map(({ href }) => href)).toEqual([
      '/catalog/any/sneakers',
      '/catalog/any/sale',
      '/collections/winter?from=menu',
    ]);
    expect(footerLinks(directories).map(({ href }) => href)).toEqual([
      '/catalog/sneakers',
      '/catalog/sale',
      '/collections/winter?from=menu',
    ]);
  });

  it.each([
    ['/catalog/any/sale', 'sale'],
    ['/catalog/sneakers/running', 'sneakers'],
    ['/product/sale', undefined],
    ['/catalog', undefined],
    ['/catalog/winter', undefined],
    ['/collections/winter', 'winter'],
  ])('activeDirectory finds the menu entry for the path %s: %s', (pathname, slug) => {
    expect(activeDirectory(directories, pathname)).toBe(slug);
  });
});

describe('the image proxy', () => {
  it('imageProxyLoader puts format, quality and width into the path of the picture', () => {
    expect(imageProxyLoader({ src: '/demo/a b.svg', width: 640 })).toBe('/_ipx/f_auto,q_80,w_640/demo/a%20b.svg');
  });

  it('imageProxyLoader resizes a picture whose path already has modifiers', () => {
    expect(imageProxyLoader({ src: '/_ipx/f_webp,w_1024/blog/a.webp', width: 640 })).toBe(
      '/_ipx/f_auto,q_80,w_640/blog/a.webp',
    );
  });
});

import { activeDirectory, footerLinks, menuItems } from './catalogue-links';
import { imageProxyLoader } from './image-loader';

const directories = [
  { slug: 'sale', name: 'Скидки', position: 2 },
  { slug: 'search', name: 'Поиск', position: 1 },
  { slug: 'sneakers', name: 'Кроссовки', position: 0 },
];

describe('links to the catalogue', () => {
  it('menu entries lead through /catalog/any and footer links straight to their section, both in order', () => {
    expect(menuItems(directories).map(({ href }) => href)).toEqual(['/catalog/any/sneakers', '/catalog/any/sale']);
    expect(footerLinks(directories)[0]?.href).toBe('/catalog/sneakers');
  });

  it.each([
    ['/catalog/any/sale', 'sale'],
    ['/catalog/sneakers/running', 'sneakers'],
    ['/product/sale', undefined],
    ['/catalog', undefined],
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

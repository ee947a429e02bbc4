import { activeDirectory, footerLinks, menuItems } from './catalogue-links';
import { imageProxyLoader } from './image-loader';

const directories = [
  { slug: 'sale', name: 'Скидки', position: 2 },
  { slug: 'search', name: 'Поиск', position: 1 },
  { slug: 'sneakers', name: 'Кроссовки', position: 0 },
];

describe('links of the catalogue', () => {
  it('stand in their order; the menu goes through any, the footer straight', () => {
    expect(menuItems(directories).map(({ href }) => href)).toEqual(['/catalog/any/sneakers', '/catalog/any/sale']);
    expect(footerLinks(directories)[0]?.href).toBe('/catalog/sneakers');
  });

  it.each([
    ['/catalog/any/sale', 'sale'],
    ['/catalog/sneakers/running', 'sneakers'],
    ['/product/sale', undefined],
    ['/catalog', undefined],
  ])('%s stands in %s', (pathname, slug) => {
    expect(activeDirectory(directories, pathname)).toBe(slug);
  });
});

describe('the image proxy', () => {
  it('has its modifiers in the path', () => {
    expect(imageProxyLoader({ src: '/demo/a b.svg', width: 640 })).toBe('/_ipx/f_auto,q_80,w_640/demo/a%20b.svg');
  });

  it('gives a picture of an article in any width, too', () => {
    expect(imageProxyLoader({ src: '/_ipx/f_webp,w_1024/blog/a.webp', width: 640 })).toBe(
      '/_ipx/f_auto,q_80,w_640/blog/a.webp',
    );
  });
});

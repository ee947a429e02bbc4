import { productOf } from './product-fixture';
import { breadcrumbLd } from '../../seo/structured-data';
import { gallery, productTrail, type Product } from './product-view';

describe('breadcrumbs', () => {
  it('breadcrumbLd numbers the breadcrumbs and leaves the current page without a link', () => {
    const block = breadcrumbLd(productTrail(productOf([])), (path) => `https://meet.example${path}`);
    expect(block.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Главная'],
      [2, 'Каталог'],
      [3, 'Кроссовки'],
      [4, 'Кроссовки Runner'],
    ]);
    expect(block.itemListElement.at(-1)).not.toHaveProperty('item');
    expect(block.itemListElement[2]).toHaveProperty('item', 'https://meet.example/catalog/sneakers');
  });
});

describe('the gallery', () => {
  const image = (id: string, position: number) => ({ id, url: `goods/${id}.webp`, alt: '', position, preview: null });
  const idsOf = (changes: Partial<Product>) => gallery(productOf([], changes), true).map(({ id }) => id);

  it('gallery lists product pictures in order, with videos after the first picture', () => {
    const videos = [{ url: 'videos/a b.mp4', position: 0 }];
    const images = [image('b', 2), image('a', 1)];
    expect(idsOf({ images, videos })).toEqual(['a', 'videos/a b.mp4', 'b']);
    expect(gallery(productOf([], { images, videos }), true)[1]).toMatchObject({
      type: 'video',
      src: '/_ipx/_/videos/a%20b.mp4',
      poster: 'goods/a.webp',
    });
  });

  it('gallery leaves out previews when no scripts run that would remove them', () => {
    const product = productOf([], { images: [{ ...image('a', 1), preview: 'data:image/webp;base64,AA' }] });
    expect(gallery(product, false)).toMatchObject([{ id: 'a', preview: null }]);
    expect(gallery(product, true)).toMatchObject([{ id: 'a', preview: 'data:image/webp;base64,AA' }]);
  });

  it('gallery is empty for a product with videos but no pictures', () => {
    expect(idsOf({ videos: [{ url: 'videos/a.mp4', position: 0 }] })).toEqual([]);
  });
});

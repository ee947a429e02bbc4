import { breadcrumbLd, goodsListLd } from './structured-data';

const absolute = (path: string) => `https://meet.example${path}`;

describe('structured data', () => {
  it('breadcrumbLd numbers the breadcrumb levels and gives the current page no URL', () => {
    const { itemListElement } = breadcrumbLd([{ label: 'Главная', href: '/' }, { label: 'Бренды' }], absolute);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://meet.example/' },
      { '@type': 'ListItem', position: 2, name: 'Бренды' },
    ]);
  });

  it('goodsListLd continues the numbering of products from the previous pages', () => {
    const goods = [{ slug: 'veter', name: 'Ветер' }];
    const { mainEntity } = goodsListLd({ name: 'Кеды', url: '/', goods, from: 25, total: 60 }, absolute);
    expect(mainEntity.numberOfItems).toBe(60);
    expect(mainEntity.itemListElement).toEqual([
      { '@type': 'ListItem', position: 25, name: 'Ветер', url: 'https://meet.example/product/veter' },
    ]);
  });
});

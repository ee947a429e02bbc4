import { FilteredProductsDocument } from '@meet/client/operations';
import { add, main } from '../dom';
import { meet, money } from '../meet';

const { filteredProducts } = await meet.request(FilteredProductsDocument, {
  dto: { deliverySpeed: ['FAST'] },
  pagination: { limit: 12 },
});

add(main, 'h1', { textContent: `${filteredProducts.pagination.totalItems} products` });
const list = add(main, 'ul', { className: 'goods' });
for (const { slug, name, images, item } of filteredProducts.items) {
  const link = add(add(list, 'li'), 'a', { href: `/?page=product&slug=${slug}` });
  const [cover] = images;
  if (cover) add(link, 'img', { src: meet.pictureUrl(cover.url, { width: 320 }), alt: cover.alt });
  add(link, 'span', { textContent: name, lang: 'ru' });
  if (item) add(link, 'strong', { textContent: ` ${money(item.priceDetails.price)}` });
}

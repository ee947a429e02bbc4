import { AddToProductCartDocument, ProductDocument } from '@meet/client/operations';
import { add, main } from '../dom';
import { meet, money } from '../meet';

const slug = new URLSearchParams(location.search).get('slug')!;
const { product } = await meet.request(ProductDocument, { dto: { slug } });
if (!product) throw new Error('There is no such product');

const [cover] = product.images;
add(main, 'h1', { textContent: product.name, lang: 'ru' });
if (cover) add(main, 'img', { src: meet.pictureUrl(cover.url, { width: 640 }), alt: cover.alt });
// The API has sanitised this HTML.
add(main, 'div', { innerHTML: product.description, lang: 'ru' });

const sizes = add(main, 'div', { className: 'sizes' });
for (const { id, size, available, priceDetails } of product.items) {
  const words = `Buy ${size.name}, ${money(priceDetails.price)}`;
  add(sizes, 'button', { textContent: words, disabled: available === 0 }).onclick = () => buy(id);
}

/** A cart belongs to an account. A guest signs in first, and what they chose comes along. */
async function buy(id: string) {
  if (!(await meet.session.isSignedIn())) return location.assign(`/?page=sign-in&item=${id}`);
  await meet.request(AddToProductCartDocument, { dto: { id } });
  location.assign('/?page=checkout');
}

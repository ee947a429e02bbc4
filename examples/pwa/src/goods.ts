import {
  FilteredProductsDocument,
  FindCityDocument,
  PickupPointsDocument,
  QuoteDocument,
} from '@meet/client/operations';
import { add, addField, main } from './dom';
import { meet, money } from './meet';
import { signIn } from './sign-in';

export async function goods(): Promise<void> {
  add(main, 'h1', { textContent: 'In stock today' });
  const list = add(main, 'ul', { className: 'goods' });
  const { filteredProducts } = await meet.request(FilteredProductsDocument, {
    dto: { deliverySpeed: ['FAST'] },
    pagination: { limit: 12 },
  });
  for (const { name, images, item } of filteredProducts.items) {
    if (!item) continue;
    const card = add(list, 'li');
    const [cover] = images;
    if (cover) add(card, 'img', { src: meet.pictureUrl(cover.url, { width: 320 }), alt: cover.alt });
    add(card, 'span', { textContent: name, lang: 'ru' });
    const words = `Order for ${money(item.priceDetails.price)}`;
    add(card, 'button', { textContent: words, ariaLabel: `${words}: ${name}` }).onclick = () => void buy(item.id, name);
  }
}

async function buy(itemId: string, name: string): Promise<void> {
  if (!(await meet.session.isSignedIn())) return signIn(() => void buy(itemId, name));
  main.replaceChildren();
  add(main, 'h1', { textContent: 'Your order' });
  add(main, 'p', { textContent: name, lang: 'ru' });
  const form = add(main, 'form');
  const person = addField(form, 'First name', { autocomplete: 'given-name' });
  const phone = addField(form, 'Phone', { type: 'tel', autocomplete: 'tel' });
  const { findCity } = await meet.request(FindCityDocument, { dto: { query: 'Казань' } });
  const { getPVZListByLocation } = await meet.request(PickupPointsDocument, { dto: { cityId: findCity[0]!.id } });
  const points = add(add(form, 'label', { textContent: 'Pickup point' }), 'select');
  for (const { code, location } of getPVZListByLocation)
    add(points, 'option', { value: code, textContent: location.address });

  const delivery = () => ({ pickupPointCode: points.value });
  const { quote } = await meet.request(QuoteDocument, { dto: { items: [itemId], delivery: delivery() } });
  add(form, 'button', { textContent: `Pay ${money(quote.totalPrice)}` });
  form.onsubmit = async (event) => {
    event.preventDefault();
    const { uuid, paymentLink } = await meet.placeOrder({
      items: quote.lines.map((line) => ({ id: line.itemId, price: line.price })),
      totalPrice: quote.totalPrice,
      contact: { name: person.value, phone: phone.value },
      delivery: delivery(),
      paymentType: 'SBP',
      // URL to return to the app; an installed app opens here, as with any link to it.
      returnUrl: `${location.origin}/?order={id}`,
    });
    location.assign(paymentLink ?? `#order/${uuid}`);
  };
}

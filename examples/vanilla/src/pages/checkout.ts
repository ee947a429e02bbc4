import { FindCityDocument, PickupPointsDocument, ProductCartDocument, QuoteDocument } from '@meet/client/operations';
import { add, addField, main } from '../dom';
import { meet, money } from '../meet';

const { productCart } = await meet.request(ProductCartDocument);
const items = productCart.productItems.map(({ id }) => id);
add(main, 'h1', { textContent: items.length ? 'Checkout' : 'The cart is empty' });
const list = add(main, 'ul');
for (const { name, size } of productCart.productItems) add(list, 'li', { textContent: `${name}, ${size.name}` });
if (items.length) await order();

async function order() {
  const form = add(main, 'form');
  const name = addField(form, 'First name', { autocomplete: 'given-name' });
  const phone = addField(form, 'Phone', { type: 'tel', autocomplete: 'tel' });

  const { findCity } = await meet.request(FindCityDocument, { dto: { query: 'Казань' } });
  const { getPVZListByLocation } = await meet.request(PickupPointsDocument, { dto: { cityId: findCity[0]!.id } });
  const points = add(add(form, 'label', { textContent: 'Pickup point' }), 'select');
  for (const { code, location } of getPVZListByLocation)
    add(points, 'option', { value: code, textContent: location.address });

  const pay = add(form, 'button');
  let quote = await ask();
  points.onchange = async () => (quote = await ask());

  /** What the goods cost with delivery to the chosen point. An order of it costs the same. */
  async function ask() {
    const answer = await meet.request(QuoteDocument, {
      dto: { items, delivery: { pickupPointCode: points.value } },
    });
    pay.textContent = `Pay ${money(answer.quote.totalPrice)}`;
    return answer.quote;
  }

  form.onsubmit = async (event) => {
    event.preventDefault();
    const { id, paymentLink } = await meet.placeOrder({
      items: quote.lines.map(({ itemId, price }) => ({ id: itemId, price })),
      totalPrice: quote.totalPrice,
      contact: { name: name.value, phone: phone.value },
      delivery: { pickupPointCode: points.value },
      paymentType: 'BANK_CARD',
      returnUrl: `${location.origin}/?page=order&id={id}`,
    });
    location.assign(paymentLink ?? `/?page=order&id=${id}`);
  };
}

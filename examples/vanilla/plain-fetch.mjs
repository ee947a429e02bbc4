const url = process.env.VITE_MEET_URL ?? 'http://localhost:4000/graphql';

/** Sends an operation and returns its data. */
async function ask(query, variables = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data;
}

const { filteredProducts } = await ask(
  '{ filteredProducts(dto: { deliverySpeed: [FAST] }) { items { name item { id priceDetails { price } } } } }',
);
const { items } = filteredProducts;
const { name, item } = items[Math.floor(Math.random() * items.length)];

const { findCity } = await ask('{ findCity(dto: { query: "Казань" }) { id } }');
const { getPVZListByLocation } = await ask(
  'query ($cityId: ID!) { getPVZListByLocation(dto: { cityId: $cityId, limit: 1 }) { code } }',
  { cityId: findCity[0].id },
);
const delivery = { pickupPointCode: getPVZListByLocation[0].code };

const { quote } = await ask('query ($dto: QuoteInput!) { quote(dto: $dto) { lines { itemId price } totalPrice } }', {
  dto: { items: [item.id], delivery },
});

const { createOrderWithPaymentLink: order } = await ask(
  'mutation ($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id number paymentLink } }',
  {
    dto: {
      // Keep the key until an answer comes: with it, the same order sent again is placed once.
      idempotencyKey: crypto.randomUUID(),
      items: quote.lines.map(({ itemId, price }) => ({ id: itemId, price })),
      totalPrice: quote.totalPrice,
      contact: { name: 'Anna', phone: '+79161234567' },
      delivery,
      paymentType: 'BANK_CARD',
    },
  },
);
console.log(`Order ${order.number}: ${name}. Pay at ${order.paymentLink}`);

import { randomUUID } from 'node:crypto';
import { pageOf, query, send, type Edge } from './through-edge.js';

/** The links to products that a page has. */
export const productsIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/href="(\/product\/[^"?#]+)/g)].map(([, path]) => path!)),
];

/** Throws if strangers reach what is for balancers and Prometheus of one's own network. */
export async function expectClosed(edge: Edge): Promise<void> {
  for (const path of ['/health', '/health/ready', '/healthz', '/metrics']) {
    const { status, body } = await send(edge, path);
    if (status !== 404 || body) throw new Error(`${path}: ${status} ${body.slice(0, 80)}`);
  }
}

/** A guest looks at pages and pictures of the demo, and orders. Returns the paths of the pages. */
export async function buyAsGuest(edge: Edge): Promise<string[]> {
  const home = await pageOf(edge, '/');
  const products = productsIn(await pageOf(edge, '/catalog/any'));
  if (products.length < 5) throw new Error(`the catalogue page leads to ${products.length} products`);
  await pageOf(edge, products[0]!);
  const picture = /\/_ipx\/[^"\s]+\.webp/.exec(home)?.[0];
  if (!picture) throw new Error('the home page has no picture');
  const { status, type } = await send(edge, picture);
  if (status !== 200 || !type.startsWith('image/')) throw new Error(`the picture ${picture}: ${status} ${type}`);

  const ask = <T>(text: string, variables = {}) => query<T>(edge, '/graphql', text, variables);
  const { filteredProducts } = await ask<{
    filteredProducts: { items: { item: { id: string; priceDetails: { price: number } } }[] };
  }>('{ filteredProducts(dto: { deliverySpeed: [FAST] }) { items { item { id priceDetails { price } } } } }');
  const { id, priceDetails } = filteredProducts.items[0]!.item;
  const { findCity } = await ask<{ findCity: { id: string }[] }>('{ findCity(dto: { query: "Казань" }) { id } }');
  const dto = {
    idempotencyKey: randomUUID(),
    items: [{ id, price: priceDetails.price }],
    contact: { name: 'Мария', phone: '+79161234567' },
    delivery: { address: { cityId: findCity[0]!.id, street: 'Лесная', house: '7' } },
    paymentType: 'SBP',
  };
  const { createOrderWithPaymentLink: order } = await ask<{ createOrderWithPaymentLink: { paymentLink: string } }>(
    'mutation ($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id paymentLink } }',
    { dto },
  );
  if (!order.paymentLink) throw new Error('the order has no link to its payment');
  return ['/', '/catalog/any', ...products];
}

/** An operator follows a sign-in link to the desk. */
export async function enterDesk(edge: Edge, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  const { status, type, body } = await send(edge, pathname);
  if (status !== 200 || !type.startsWith('text/html')) throw new Error(`${pathname}: ${status} ${type}`);
  const script = /"(\/admin\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? 'no script of the desk';
  if ((await send(edge, script)).status !== 200) throw new Error(`${script} is not there`);
  const { signInByLink } = await query<{ signInByLink: { authData: { accessToken: string } } }>(
    edge,
    '/graphql',
    'mutation ($token: String!) { signInByLink(dto: { token: $token }) { authData { accessToken } } }',
    { token: hash.slice(1) },
  );
  const { accessToken } = signInByLink.authData;
  await query(edge, '/admin/graphql', '{ orders(dto: {}) { items { number } } }', {}, accessToken);
}

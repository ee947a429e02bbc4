import pLimit from 'p-limit';
import type { Attack, Finding } from './attack.js';
import type { AbusedShop } from './abused-shop.js';
import { callApi, type By } from './call-api.js';
import { forget, newsTold } from './forget.js';
import { addressOfNetwork, inventedPhone } from './invented.js';
import { offersOf, placeOrder, type Offer, type Placed } from './place-order.js';

const AT_ONCE = 8;
/**
 * How many messages one IP address may cause in ten minutes (docs/security.md): codes, and order notifications to
 * telephone numbers that are not the sender's.
 */
const MESSAGES_OF_AN_ADDRESS = 10;
const LURE = 'https://evil.example/win';

/**
 * Places orders for invented telephone numbers, so that the shop pays for the messages, and tries to insert the
 * attacker's own text into them.
 */
export const orderMessages: Attack = {
  name: 'order-messages',
  run: async (shop, { short }) => {
    const offers = await offersOf(shop);
    return [
      await pumpOfAnAccount(shop, offers, short ? 40 : 118),
      await pumpOfGuests(shop, offers, short ? shop.smsPerHour : 700),
      ...(await attackersWords(shop, offers)),
    ];
  },
};

async function pumpOfAnAccount(shop: AbusedShop, offers: Offer[], count: number): Promise<Finding> {
  const by = { address: '198.51.100.11', token: shop.account.token };
  const cancel = (uuid: string) => callApi(shop, `mutation { cancelOrder(dto: { uuid: "${uuid}" }) { uuid } }`, by);
  const { placed, messages } = await messagesOf(shop, count, async (n) => {
    const contact = { name: 'Мария', phone: inventedPhone(n), email: `box${n}@example.ru` };
    const order = await placeOrder(shop, 'createOrderRequest', [offers[n]!], contact, by);
    if (order.uuid) await cancel(order.uuid);
    return order;
  });
  return {
    tried: `${count} orders of one account to invented telephones and mailboxes, each cancelled`,
    through: messages.length,
    unit: 'SMS and letters',
    least: 1,
    most: MESSAGES_OF_AN_ADDRESS,
    beside: `${placed} placed`,
  };
}

async function pumpOfGuests(shop: AbusedShop, offers: Offer[], count: number): Promise<Finding> {
  const { placed, messages } = await messagesOf(shop, count, (n) =>
    placeOrder(shop, 'createOrderRequest', [offers[n]!], { name: 'Мария', phone: inventedPhone(n) }, guest(n)),
  );
  return {
    tried: `${count} orders of guests, each of another network, to invented telephones`,
    through: messages.length,
    unit: 'SMS',
    least: 1,
    // Only half of the hourly SMS limit may be used for orders; the other half is reserved for codes.
    most: shop.smsPerHour / 2,
    beside: `${placed} placed`,
  };
}

/**
 * Tries to send a link to a fraudulent site. As the customer's name it is refused. As the order's comment it is
 * accepted, but no message repeats it.
 */
async function attackersWords(shop: AbusedShop, offers: Offer[]): Promise<Finding[]> {
  const contact = { name: 'Мария', phone: inventedPhone(9000), email: 'box@example.ru' };
  const lure = { ...contact, name: `Вы выиграли 100 000 ₽, заберите: ${LURE}` };
  const named = await messagesOf(shop, 1, () => placeOrder(shop, 'createOrderRequest', [offers[0]!], lure, guest(1)));
  const said = await messagesOf(shop, 1, () =>
    placeOrder(shop, 'createOrderRequest', [offers[1]!], contact, guest(2), `Заберите: ${LURE}`),
  );
  const quoting = (messages: string[]) => messages.filter((text) => text.includes('evil')).length;
  return [
    { tried: 'a name that is an advertisement', through: named.placed, unit: 'orders', most: 0 },
    {
      tried: 'the same as a comment',
      through: quoting(said.messages),
      unit: 'messages that quote it',
      most: 0,
      beside: `${said.placed} placed, ${said.messages.length} messages`,
    },
  ];
}

const guest = (n: number): By => ({ address: addressOfNetwork(n) });

/** Resets all limits and places the orders. Returns how many were placed, and the messages about them. */
async function messagesOf(
  shop: AbusedShop,
  count: number,
  order: (n: number) => Promise<Placed>,
): Promise<{ placed: number; messages: string[] }> {
  await forget(shop);
  shop.messages();
  const limit = pLimit(AT_ONCE);
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => limit(() => order(n))));
  await newsTold(shop);
  return { placed: answers.filter(({ uuid }) => uuid).length, messages: shop.messages() };
}

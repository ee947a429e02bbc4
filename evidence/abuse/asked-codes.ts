import pLimit from 'p-limit';
import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import { Tally } from './flood.js';
import { forget } from './forget.js';
import { addressOfNetwork, inventedPhone, neighbourAddress } from './invented.js';
import { sendCode } from './sign-in-calls.js';

const AT_ONCE = 40;
/** How many codes one network may request in ten minutes (docs/security.md). */
const OF_A_NETWORK = 30;

/** Requests sign-in codes for invented telephone numbers, because each SMS costs the shop money. */
export const askedCodes: Attack = {
  name: 'asked-codes',
  run: async (shop, { short }) => {
    const numbers = short ? shop.smsPerHour * 2 : 10_000;
    return [
      await asking(shop, `${numbers} numbers, from one network`, numbers, neighbourAddress, OF_A_NETWORK),
      await asking(shop, `${numbers} numbers, each from another network`, numbers, addressOfNetwork, shop.smsPerHour),
    ];
  },
};

async function asking(
  shop: AbusedShop,
  tried: string,
  numbers: number,
  addressOf: (n: number) => string,
  most: number,
): Promise<Finding> {
  await forget(shop);
  const tally = new Tally();
  const limit = pLimit(AT_ONCE);
  const ask = async (n: number) => tally.add(await sendCode(shop, inventedPhone(n), { address: addressOf(n) }));
  await Promise.all(Array.from({ length: numbers }, (_, n) => limit(() => ask(n))));
  return { tried, through: tally.count('ok'), unit: 'SMS', least: 1, most, beside: tally.toString() };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import type { By } from './call-api.js';
import { Tally } from './flood.js';
import { forget, newsTold } from './forget.js';
import { addressOfNetwork, inventedPhone } from './invented.js';
import { coolDown, enterCode, sendCode, type Entered } from './sign-in-calls.js';

const OWNER: By = { address: '192.0.2.1' };
const CODE_WITHIN_MS = 5000;

/** Tries to keep the owner of a telephone number from signing in, by requesting codes and by entering wrong ones. */
export const lockedOutOwner: Attack = {
  name: 'locked-out-owner',
  run: async (shop) => [await byRequests(shop, inventedPhone(2)), await byGuesses(shop, inventedPhone(3))],
};

/**
 * Strangers request codes. Then the owner signs in on a new device, after the cooldown of the one message that was
 * sent.
 */
async function byRequests(shop: AbusedShop, phone: string): Promise<Finding> {
  await forget(shop);
  const strangers = new Tally();
  const requests = Array.from({ length: 11 }, (_, n) => sendCode(shop, phone, { address: addressOfNetwork(n % 2) }));
  for (const outcome of await Promise.all(requests)) strangers.add(outcome);
  await coolDown(shop);
  const { outcome } = await signIn(shop, phone, OWNER);
  return {
    tried: 'eleven requests for a code from two addresses at once; then its owner signs in',
    through: outcome === 'ok' ? 0 : 1,
    unit: 'owners locked out',
    most: 0,
    beside: `the strangers: ${strangers.toString()}; the owner: ${outcome}`,
  };
}

/** Strangers enter wrong codes. Then the owner signs in at once, on a device that has signed in before. */
async function byGuesses(shop: AbusedShop, phone: string): Promise<Finding> {
  await forget(shop);
  const first = await signIn(shop, phone, OWNER);
  await coolDown(shop);
  const strangers = new Tally();
  for (let n = 0; n < 15; n += 1) {
    const stranger = { address: addressOfNetwork(n) };
    await coolDown(shop);
    strangers.add(await sendCode(shop, phone, stranger));
    for (let m = 0; m < 4; m += 1) await enterCode(shop, phone, `000${m}`, stranger);
  }
  const { outcome } = await signIn(shop, phone, { ...OWNER, ...(first.device ? { device: first.device } : {}) });
  return {
    tried: 'sixty wrong codes from fifteen networks; then its owner signs in on a known device',
    through: first.outcome === 'ok' && outcome === 'ok' ? 0 : 1,
    unit: 'owners locked out',
    most: 0,
    beside: `strangers asked for codes: ${strangers.toString()}; the owner before: ${first.outcome}, after: ${outcome}`,
  };
}

/** Requests a code, reads it from the log and enters it. */
async function signIn(shop: AbusedShop, phone: string, by: By): Promise<Entered> {
  // Codes sent to the strangers may not be in the log yet. They must not be read as the owner's code.
  await newsTold(shop);
  shop.messages();
  const sent = await sendCode(shop, phone, by);
  if (sent !== 'ok') return { outcome: sent };
  for (const end = Date.now() + CODE_WITHIN_MS; Date.now() < end; await sleep(50)) {
    const message = shop.messages().find((text) => text.includes(phone));
    const code = /: (\d{4}) /.exec(message ?? '')?.[1];
    if (code) return enterCode(shop, phone, code, by);
  }
  return { outcome: 'no message' };
}

import pLimit from 'p-limit';
import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import type { By } from './call-api.js';
import { Tally } from './flood.js';
import { forget } from './forget.js';
import { addressOfNetwork, inventedPhone } from './invented.js';
import { coolDown, enterCode, sendCode } from './sign-in-calls.js';

const AT_ONCE = 40;
const VICTIM = inventedPhone(1);
/** Limits (docs/security.md): attempts at one code, wrong codes a day, and messages a day. */
const OF_A_CODE = 5;
const OF_A_DAY = 20;
const MESSAGES_OF_A_DAY = 10;

/** Guesses the sign-in code of one telephone number. */
export const guessedCodes: Attack = {
  name: 'guessed-codes',
  run: async (shop, { short }) => {
    const guesses = short ? 500 : 10_000;
    return [
      await guessing(shop, guesses, 'from one address', () => ({ address: '198.51.100.7' })),
      await guessing(shop, guesses, 'each from another network', ofNetwork),
      ...(await guessingAllDay(shop, short ? 20 : 200)),
    ];
  },
};

async function guessing(shop: AbusedShop, guesses: number, from: string, by: (n: number) => By): Promise<Finding> {
  await forget(shop);
  await sendCode(shop, VICTIM, { address: '192.0.2.1' });
  const tally = new Tally();
  const limit = pLimit(AT_ONCE);
  const guess = async (n: number) => tally.add((await enterCode(shop, VICTIM, fourDigits(n), by(n))).outcome);
  await Promise.all(Array.from({ length: guesses }, (_, n) => limit(() => guess(n))));
  return {
    tried: `${guesses} guesses at one number, ${from}`,
    through: await wrongCodes(shop),
    unit: 'compared with a code',
    least: 1,
    most: OF_A_CODE,
    beside: tally.toString(),
  };
}

/**
 * Guesses in rounds. Before each round every cooldown is ended in the database, as if the attacker had waited for it.
 */
async function guessingAllDay(shop: AbusedShop, rounds: number): Promise<Finding[]> {
  await forget(shop);
  const requests = new Tally();
  for (let n = 0; n < rounds; n += 1) {
    await coolDown(shop);
    requests.add(await sendCode(shop, VICTIM, ofNetwork(n)));
    const guesses = Array.from({ length: 10 }, (_, m) => enterCode(shop, VICTIM, fourDigits(m), ofNetwork(n * 10 + m)));
    await Promise.all(guesses);
  }
  const tried = `a day of guesses at one number, a new code asked for ${rounds} times`;
  return [
    { tried, through: await wrongCodes(shop), unit: 'compared with a code', least: 1, most: OF_A_DAY },
    {
      tried,
      through: requests.count('ok'),
      unit: 'codes sent',
      least: 1,
      most: MESSAGES_OF_A_DAY,
      beside: requests.toString(),
    },
  ];
}

async function wrongCodes({ database }: AbusedShop): Promise<number> {
  const { rows } = await database.query<{ failures: number }>(
    'SELECT sum("failuresToday")::int AS "failures" FROM "one_time_code"',
  );
  return rows[0]!.failures;
}

const ofNetwork = (n: number): By => ({ address: addressOfNetwork(n) });
const fourDigits = (n: number) => String(n % 10_000).padStart(4, '0');

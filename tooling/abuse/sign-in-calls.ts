import type { AbusedShop } from './abused-shop.js';
import { callApi, outcomeOf, type By } from './call-api.js';

/** `ok`, or the code of the refusal. */
export async function sendCode(shop: AbusedShop, phone: string, by: By): Promise<string> {
  return outcomeOf(await callApi(shop, `mutation { sendSmsCode(dto: { phone: "${phone}" }) { status } }`, by));
}

export interface Entered {
  /** `ok`, or the code of the refusal. */
  outcome: string;
  /** Of the device from now on. */
  device?: string;
}

export async function enterCode(shop: AbusedShop, phone: string, code: string, by: By): Promise<Entered> {
  const dto = `{ emailOrPhone: "${phone}", code: "${code}" }`;
  const answer = await callApi(shop, `mutation { authenticate(dto: ${dto}) { deviceToken } }`, by);
  return { outcome: outcomeOf(answer), device: answer.data?.['authenticate']?.['deviceToken'] as string };
}

/** As if all had waited until the next code may be asked for. */
export async function coolDown({ database }: AbusedShop): Promise<void> {
  await database.query('UPDATE "one_time_code" SET "cooldownUntil" = now()');
}

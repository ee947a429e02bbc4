import type { AbusedShop } from './abused-shop.js';
import { callApi, outcomeOf, type By } from './call-api.js';

/** Returns `ok`, or the error code if the request is refused. */
export async function sendCode(shop: AbusedShop, phone: string, by: By): Promise<string> {
  return outcomeOf(await callApi(shop, `mutation { sendSmsCode(dto: { phone: "${phone}" }) { status } }`, by));
}

export interface Entered {
  /** `ok`, or the error code if the sign-in is refused. */
  outcome: string;
  /** Token of the device: a later sign-in with it comes from a known device. */
  device?: string;
}

export async function enterCode(shop: AbusedShop, phone: string, code: string, by: By): Promise<Entered> {
  const dto = `{ emailOrPhone: "${phone}", code: "${code}" }`;
  const answer = await callApi(shop, `mutation { authenticate(dto: ${dto}) { deviceToken } }`, by);
  return { outcome: outcomeOf(answer), device: answer.data?.['authenticate']?.['deviceToken'] as string };
}

/** Ends the cooldown of every sign-in code. */
export async function coolDown({ database }: AbusedShop): Promise<void> {
  await database.query('UPDATE "one_time_code" SET "cooldownUntil" = now()');
}

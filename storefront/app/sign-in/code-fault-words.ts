import type { ApiFault } from '../graphql/api-fault';

export const wrongCode: ApiFault = { code: 'CODE_INVALID', message: 'Введенный код неверен' };

/** What the shopper is told about a code that did not open the door: the API's own words where they are for people. */
export function codeFaultWords({ code, message }: ApiFault): string {
  return code === 'BAD_USER_INPUT' ? wrongCode.message : message;
}
